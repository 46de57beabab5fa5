/** What a table of A Wild Venture needs from its first moment. */
import type { TableState } from '../../shell/table.svelte'
import { VillageDesk } from './desk.svelte'

export { default as Board } from './Board.svelte'
export const desk = (table: TableState) => new VillageDesk(table)
