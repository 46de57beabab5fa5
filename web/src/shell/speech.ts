/** What the server says in parts, in the reader's language: kubok.locale.Speech does the same for the terminal. */
import { local, t } from './fluent.svelte'
import type { Entry, Json, Said, Told } from './protocol'

/** Who reads: the names of the seats, which of them is spoken to, and what the game's data names. */
export interface Reader {
  names: string[]
  you: number | undefined
  named: Record<string, Entry>
}

/** The values that name a person, each with the one beside it that says whether it is the reader. */
const PEOPLE: Record<string, string> = { name: 'you', other: 'other_you', owner: 'owner_you' }

type Parts = { [key: string]: Json | undefined }

export const words = (part: Json | undefined, to: Reader): string => String(value(part, to))

function value(part: Json | undefined, to: Reader): string | number {
  if (Array.isArray(part)) return part.map((one) => words(one, to)).join(', ')
  if (typeof part === 'boolean') return part ? 'yes' : 'no'
  if (part === null || typeof part !== 'object') return part ?? ''
  if ('say' in part) return said(part as Said, to)
  if ('seat' in part) return (part.seat as number) < 0 ? t('the-table') : (to.names[part.seat as number] ?? '')
  if ('named' in part) return local(to.named[part.named as string]?.names) || (part.named as string)
  return (part.all as Json[]).map((one) => words(one, to)).join(t(part.between as string))
}

function said({ say, ...values }: Said, to: Reader): string {
  const filled: Record<string, string | number> = {}
  for (const [name, one] of Object.entries(values)) {
    if (PEOPLE[name]) filled[PEOPLE[name]] = (one as Parts | null)?.seat === to.you && to.you !== undefined ? 'yes' : 'no'
    filled[name] = value(one, to)
  }
  return t(say, filled)
}

// Events that are told as one

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Two things that are told as one, the second one's words with the numbers of both; null if they are not alike. */
function joined(before: Said, after: Said): Said | null {
  if (before.say !== after.say || !same(Object.keys(before), Object.keys(after)) || !same(before.name, after.name)) return null
  const whole = { ...after }
  for (const [name, one] of Object.entries(after)) {
    const other = before[name]
    if (typeof one === 'number' && typeof other === 'number') whole[name] = one + other
    else if (Array.isArray(one) && Array.isArray(other)) whole[name] = counted([...other, ...one] as Parts[])
  }
  return whole
}

/** Equal things but for their count are one. */
function counted(things: Parts[]): Json[] {
  const found: Parts[] = []
  for (const thing of things) {
    const like = found.find((one) => same({ ...one, count: 0 }, { ...thing, count: 0 }))
    if (like) like.count = (like.count as number) + (thing.count as number)
    else found.push({ ...thing })
  }
  return found as Json[]
}

/** Events as lines: messages of that name in a row are one, what is not told is none. */
export function lined<T extends Told>(events: T[], joins: string[] = []): T[] {
  const lines: T[] = []
  for (const event of events) {
    const last = lines.at(-1)
    const whole = last?.say && event.say && joins.includes(event.say.say) && last.rule === event.rule ? joined(last.say, event.say) : null
    if (whole) lines[lines.length - 1] = { ...event, say: whole }
    else if (event.say) lines.push(event)
  }
  return lines
}
