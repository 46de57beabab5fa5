/** What a table of the race needs from its first moment. */
import type { TableState } from '../../shell/table.svelte'
import { Race } from './race.svelte'

export { default as Board } from './Board.svelte'
export { default as Happened } from './Happened.svelte'
export const desk = (table: TableState) => new Race(table)
