/** What happened, entry by entry: what came in while we looked, and what was before. */
import { api } from './api'
import type { Told } from './protocol'

/** What somebody did and what came of it. */
export interface Entry {
  entry: number
  seat: number
  undo: boolean
  /** The page did it for the seat. */
  itself: boolean
  events: Told[]
}

/** So many entries are fetched of what was before. */
const MOST = 200

export class Log {
  entries = $state.raw<Entry[]>([])
  /** Has what happened before we came been told? */
  complete = $state(false)
  /** The entry that somebody wants to look back at: a line of the log was pressed. */
  wanted = $state<number | null>(null)

  append(entry: Entry): void {
    if (!this.entries.some((old) => old.entry === entry.entry)) this.entries = [...this.entries, entry]
  }

  async fetch(table: string, link: string, seat?: number): Promise<void> {
    const old = await api.steps(table, 0, MOST, false, link, seat).catch(() => null)
    this.complete = true
    if (!old) return
    let steps = old.steps
    if (old.entries > MOST) steps = (await api.steps(table, Math.max(0, old.entries - MOST), MOST, false, link, seat)).steps
    const known = new Map(this.entries.map((entry) => [entry.entry, entry]))
    for (const step of steps) known.set(step.entry, { entry: step.entry, seat: step.seat, undo: step.undo !== null, itself: known.get(step.entry)?.itself ?? false, events: step.events })
    this.entries = [...known.values()].sort((a, b) => a.entry - b.entry)
  }
}
