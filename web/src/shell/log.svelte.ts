/** What happened, entry by entry: what came in while we looked, and what was before. */
import { api } from './api'
import type { Step, Told } from './protocol'
import { lined } from './speech'

/** What somebody did and what came of it. */
export interface Entry {
  entry: number
  seat: number
  undo: boolean
  /** The page did it for the seat. */
  itself: boolean
  events: Told[]
  /** Who owes a decision after it. */
  owed: number[]
}

/** What happened, as a line of the log. */
export type Happened = Told & { id: string; entry: number; itself?: boolean }

/** What one seat did from being asked to being done; or what the table told. */
export interface Turn {
  id: string
  seat: number
  lines: Happened[]
}

/** Where all act at once, what one of them did lies together all the same. */
export function turns(entries: Entry[], isTold: (event: Told) => boolean = () => true): Turn[] {
  const all: Turn[] = []
  const open = new Map<number, Turn>()
  for (const { entry, seat, undo, itself, events, owed } of entries) {
    const told: Happened[] = events.filter(isTold).map((event, i) => ({ ...event, id: `${entry}.${i}`, entry, itself: itself && event.seat === seat }))
    if (undo) told.unshift({ kind: 'undo', seat, rule: '', fields: {}, say: { say: 'page-log-undo', name: { seat } }, id: `${entry}u`, entry })
    for (const event of told) {
      if (event.seat < 0) open.clear()
      const last = event.seat >= 0 && all.at(-1)?.seat === event.seat ? all.at(-1) : undefined
      const turn = open.get(event.seat) ?? last ?? { id: event.id, seat: event.seat, lines: [] }
      if (!turn.lines.length) all.push(turn)
      turn.lines.push(event)
      if (event.seat >= 0) open.set(event.seat, turn)
    }
    for (const one of open.keys()) if (!owed.includes(one)) open.delete(one)
  }
  return all.map((turn) => ({ ...turn, lines: lined(turn.lines) })).filter((turn) => turn.lines.length)
}

/** So many entries are fetched of what was before. */
const MOST = 200

const entryOf = ({ entry, seat, undo, events, owed }: Step): Entry => ({ entry, seat, undo: undo !== null, itself: false, events, owed })

export class Log {
  entries = $state.raw<Entry[]>([])
  /** In a replay: all there was up to the moment that is looked at. */
  private past = $state.raw<Entry[] | null>(null)
  shown = $derived(this.past ?? this.entries)
  /** Has what happened before we came been told? */
  complete = $state(false)
  /** The entry that somebody wants to look back at: a line of the log was pressed. */
  wanted = $state<number | null>(null)

  append(entry: Entry): void {
    if (!this.entries.some((old) => old.entry === entry.entry)) this.entries = [...this.entries, entry]
  }

  /** Only what was before that moment of a replay; or all again. */
  rewind(steps: Step[] | null): void {
    this.past = steps && steps.map(entryOf)
  }

  async fetch(table: string, link: string, seat?: number): Promise<void> {
    const old = await api.steps(table, 0, MOST, false, link, seat).catch(() => null)
    this.complete = true
    if (!old) return
    let steps = old.steps
    if (old.entries > MOST) steps = (await api.steps(table, Math.max(0, old.entries - MOST), MOST, false, link, seat)).steps
    const known = new Map(this.entries.map((entry) => [entry.entry, entry]))
    for (const step of steps) known.set(step.entry, { ...entryOf(step), itself: known.get(step.entry)?.itself ?? false })
    this.entries = [...known.values()].sort((a, b) => a.entry - b.entry)
  }
}
