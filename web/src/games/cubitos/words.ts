/** Dice, cards and chances in words, for what the page draws by itself. What happens, is asked and can be done comes in parts. */
import { t } from '../../shell/fluent.svelte'
import type { Json, Said } from '../../shell/protocol'
import { NOBODY, words } from '../../shell/speech'
import type { Action } from './shapes'
import type { Card, SeatView } from './types'

export const GAME = 'cubitos'
export const CARD_SIZES = ['small', 'usual', 'large'] as const

export const COLOURS = ['white', 'brown', 'red', 'green', 'orange', 'purple', 'yellow', 'blue'] as const
const KINDS = ['light', 'dark', ...COLOURS, 'first', ...['light', 'dark', ...COLOURS].map((kind) => `borrowed ${kind}`)]

export const plain = (part: Json | undefined) => words(part, NOBODY)

// Dice, as kubok.cubitos.telling makes them

const lastWord = (name: string): [string, string] => {
  const at = name.lastIndexOf(' ')
  return [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
}

/** 'borrowed white' → ['white', true] */
export const homeOf = (kind: string): [string, boolean] => {
  const [mark, colour] = lastWord(kind)
  return [colour, mark !== '']
}

/** 'orange power' → ['orange', 'power'] */
export const codeOf = (code: string): [string, string] => lastWord(code)

/** A kind of die, or a die and its face. */
function die(name: string): Said {
  const [first, last] = lastWord(name)
  if (!KINDS.includes(name)) return { say: 'die-face', die: die(first), face: { say: `face-${last}` } }
  return first ? { say: 'borrowed', die: { say: `die-${last}` } } : { say: `die-${last}` }
}

/** So many dice of a kind, or on the same face. */
function dice(count: number, name: string): Said {
  const [first, last] = lastWord(name)
  if (!KINDS.includes(name)) return { say: 'die-face', die: dice(count, first), face: { say: `${count === 1 ? 'face' : 'faces'}-${last}` } }
  return first ? { say: 'dice-borrowed', dice: { say: `dice-${last}`, count } } : { say: `dice-${last}`, count }
}

export const dieWords = (name: string) => plain(die(name))

export const diceWords = (those: Record<string, number> | undefined) =>
  Object.keys(those ?? {}).length ? plain(Object.entries(those!).map(([name, count]) => dice(count, name))) : t('nothing')

// Cards

export const cardOf = (cards: Card[] | undefined, colour: string): Card | undefined => cards?.find((card) => card.colour === homeOf(colour)[0])

/** What a card says, as the box has it: our wording in the reader's language, or an owner's own. */
export const clausesOf = (card: Card | undefined) => (card?.clauses ?? []).map(plain)

const LABEL = 4

/** A clause and the label that it begins with (Run, Now, Most swords, …): at most so many words before its first colon. */
export function labelled(clause: string): [label: string, rest: string] {
  const at = clause.indexOf(': ')
  return at > 0 && clause.slice(0, at).split(' ').length <= LABEL ? [clause.slice(0, at), clause.slice(at + 2)] : ['', clause]
}

// Decisions

export const topFrame = (seat: SeatView | undefined) => seat?.frames?.at(-1)?.[0] ?? 'idle'

/** May the Now abilities be put off by the push that is owed? */
export const owesPush = (seat: SeatView | undefined, legal: Action[]) => topFrame(seat) === 'arriving' && legal.some((action) => action.do === 'push')

/** A chance as people say it; never 0 or 100 for what is neither. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.001) return t('page-percent-under', { value: 0.1 })
  if (chance < 1 && chance > 0.999) return t('page-percent-over', { value: 99.9 })
  const value = 100 * chance
  return t('page-percent', { value: value < 9.95 || value > 99 ? Math.round(value * 10) / 10 : Math.round(value) })
}
