/** A sheet as it is laid out: plain values apart from cards, cards under their headings, and what can be done on the card it speaks of. */
import type { Entry, Json, Offered, Row, Said, Sheet } from '../../shell/protocol'
import type { Reader } from '../../shell/speech'
import { namesIn } from './rich'

export interface Card {
  key: string
  /** What is to be known of it now: cost, supplies, side. */
  marks: Json[]
  /** What it says. */
  text: Json[]
  acts: Offered[]
}

export interface Group {
  head: Said | undefined
  cards: Card[]
}

export interface Laid {
  facts: Row[]
  groups: Group[]
}

const nameOf = (row: Row): string | undefined => (row.label as Json as { named?: string }).named
const partsOf = (value: Json | null | undefined): Json[] => ((value as { all?: Json[] } | null)?.all ?? (value === null || value === undefined ? [] : [value]))

/** What the glossary says under that name stands in the value too, whole or in part: that is its text, the rest are marks. */
function card(row: Row, key: string, entry: Entry | undefined): Card {
  const said = JSON.stringify(entry?.text ?? [])
  const [marks, text]: [Json[], Json[]] = [[], []]
  for (const part of partsOf(row.value)) (typeof part === 'object' && said.includes(JSON.stringify(part)) ? text : marks).push(part)
  return { key, marks, text, acts: [] }
}

function lay(rows: Row[], named: Reader['named']): Laid {
  const laid: Laid = { facts: [], groups: [] }
  let last = ''
  for (const row of rows) {
    const key = nameOf(row)
    if (!key) {
      laid.facts.push(row)
      continue
    }
    const head = JSON.stringify(row.group ?? null)
    if (head !== last || !laid.groups.length) laid.groups.push({ head: row.group, cards: [] })
    laid.groups.at(-1)!.cards.push(card(row, key, named[key]))
    last = head
  }
  return laid
}

/** Table and seats, each card with the actions that speak of it and of no other; `rest` are those that stand by themselves. The
 *  reader’s own cards come first: both may have one of that name. */
export function laidOut(sheet: Sheet, legal: Offered[], me: number, to: Reader): { table: Laid; seats: Laid[]; rest: Offered[] } {
  const seats = sheet.seats.map((rows) => lay(rows, to.named))
  const lying = new Map<string, Card>()
  for (const seat of [seats[me], ...seats.filter((_, i) => i !== me)]) {
    for (const one of seat?.groups.flatMap((group) => group.cards) ?? []) if (!lying.has(one.key)) lying.set(one.key, one)
  }
  const rest = legal.filter((action) => {
    const keys = namesIn(action.say, to)
    const on = keys.length === 1 ? lying.get(keys[0]!) : undefined
    on?.acts.push(action)
    return !on
  })
  return { table: lay(sheet.table, to.named), seats, rest }
}

/** Does the card already say what there is to know of the action? */
export const tells = (one: Card, note: Json | undefined): boolean => {
  const said = new Set([...one.marks, ...one.text].map((part) => JSON.stringify(part)))
  return partsOf(note).every((part) => said.has(JSON.stringify(part)))
}
