/** What the server says in parts, in the reader's language: kubok.locale.Speech does the same for the terminal. */
import { has, local, t } from './fluent.svelte'
import type { Entry, Json, Said, Told, Why } from './protocol'

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
  if ('seat' in part) return (part.seat as number) < 0 ? t('the-table') : (to.names[part.seat as number] ?? `#${part.seat}`)
  if ('named' in part) return local(to.named[part.named as string]?.names) || (part.named as string)
  return (part.all as Json[]).map((one) => words(one, to)).join(t(part.between as string))
}

function said({ say, adds: _, otherwise, ...values }: Said, to: Reader): string {
  if (otherwise !== undefined && !has(say)) return words(otherwise, to)
  const filled: Record<string, string | number> = {}
  for (const [name, one] of Object.entries(values)) {
    if (PEOPLE[name]) filled[PEOPLE[name]] = to.you !== undefined && (one as Parts | null)?.seat === to.you ? 'yes' : 'no'
    filled[name] = value(one, to)
  }
  return t(say, filled)
}

/** For what speaks of no seat, and of nothing that a game's data names. */
export const NOBODY: Reader = { names: [], you: undefined, named: {} }

/** A rule by its number, or by the name of what else is the rule. */
export const ruleWords = (rule: string, to: Reader) => (isRule(rule) ? rule : words({ named: rule }, to))
export const isRule = (rule: string) => !rule || /^[A-Z]-/.test(rule)

/** Why not, and by which rule. */
export function reasonWords(why: Why, to: Reader): string {
  const sentence = words(why.say, to)
  return why.rule ? t('with-rule', { sentence, rule: ruleWords(why.rule, to) }) : sentence
}

// Events that are told as one

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Two things that are told as one, the second one's words with what the message `adds` of both; null if they stay apart. */
function joined(before: Said, after: Said): Said | null {
  if (!after.adds || !(['say', 'name', 'adds'] as const).every((key) => same(before[key], after[key]))) return null
  const whole = { ...after }
  for (const key of after.adds as string[]) {
    const [one, other] = [before[key], after[key]]
    whole[key] = Array.isArray(one) ? counted([...one, ...(other as Json[])] as Parts[]) : (one as number) + (other as number)
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

/** Events as lines: what adds up is one, what is not told is none. */
export function lined<T extends Told>(events: T[]): T[] {
  const lines: T[] = []
  for (const event of events) {
    const last = lines.at(-1)
    const whole = last?.say && event.say && last.rule === event.rule ? joined(last.say, event.say) : null
    if (whole) lines[lines.length - 1] = { ...event, say: whole }
    else if (event.say) lines.push(event)
  }
  return lines
}
