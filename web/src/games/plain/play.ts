/** What a plain table needs from its first moment. */
import type { TableState } from '../../shell/table.svelte'
import { PlainDesk } from './desk.svelte'

export { default as Board } from './Board.svelte'
export const desk = (table: TableState) => new PlainDesk(table)
