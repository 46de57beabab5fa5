/** Codes to words, as src/kubok/cli/say.py does it for the terminal. Nothing here knows a rule or a screen. */
import { has, local, t } from '../../shell/fluent.svelte'
import { words } from '../../shell/speech'
import type { Told, Why } from '../../shell/protocol'
import type { Action, Frame } from './shapes'
import type { Board, Card, SeatView } from './types'

export const COLOURS = ['white', 'brown', 'red', 'green', 'orange', 'purple', 'yellow', 'blue'] as const
export const KINDS = ['light', 'dark', ...COLOURS, 'first', ...['light', 'dark', ...COLOURS].map((kind) => `borrowed ${kind}`)]

/** What words need to know of a table. */
export interface Context {
  names: string[]
  frame: Frame | null
  /** The seat of whoever reads it, who is spoken to. */
  you?: number | undefined
}

const isYou = (context: Context, seat: number) => (context.you === seat ? 'yes' : 'no')

/** Whom a sentence is about. */
export const who = (context: Context, seat: number) => ({ name: context.names[seat] ?? '', you: isYou(context, seat) })

// Dice

const lastWord = (name: string): [string, string] => {
  const at = name.lastIndexOf(' ')
  return [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
}

/** 'borrowed white' → ['white', true] */
export const homeOf = (kind: string): [string, boolean] => {
  const [mark, colour] = lastWord(kind)
  return [colour, mark !== '']
}

export function dieWords(kind: string): string {
  const [colour, borrowed] = homeOf(kind)
  const word = t(`die-${colour}`)
  return borrowed ? t('borrowed', { die: word }) : word
}

/** 'orange power' → ['orange', 'power'] */
export const codeOf = (code: string): [string, string] => lastWord(code)

export function faceWords(code: string): string {
  const [kind, face] = codeOf(code)
  return t('die-face', { die: dieWords(kind), face: t(`face-${face}`) })
}

const anyDie = (name: string) => (KINDS.includes(name) ? dieWords(name) : faceWords(name))

/** So many dice of a kind, or on the same face. */
function counted(name: string, count: number): string {
  if (!KINDS.includes(name)) {
    const [kind, face] = codeOf(name)
    return t('die-face', { die: counted(kind, count), face: t(`${count === 1 ? 'face' : 'faces'}-${face}`) })
  }
  const [colour, borrowed] = homeOf(name)
  const words = t(`dice-${colour}`, { count })
  return borrowed ? t('dice-borrowed', { dice: words }) : words
}

export const diceWords = (dice: Record<string, number> | undefined) =>
  Object.entries(dice ?? {})
    .map(([name, count]) => counted(name, count))
    .join(', ') || t('nothing')

// Cards and rules

export const cardOf = (context: Context, colour: string): Card | undefined =>
  context.frame?.data.cards.find((card) => card.colour === homeOf(colour)[0])

/** The name of a card by its key. */
export function cardWords(context: Context, name: string): string {
  const card = context.frame?.data.cards.find((one) => one.name === name)
  return card ? local(card.names) : name
}

export const ruleWords = (context: Context, rule: string) => (/^[CK]-/.test(rule) || !rule ? rule : cardWords(context, rule))

/** Our wording of a card, as the catalogue has it: in the reader's language where there is one. */
export const clausesOf = (card: Card, written: Card | undefined = card) =>
  (written.clauses ?? []).map((clause, i) => {
    const id = `card-${card.name.replaceAll('_', '-')}-${i + 1}`
    return has(id) ? t(id) : clause
  })

const LABEL = 4

/** A clause and the label that it begins with (Run, Now, Most swords, …): at most so many words before its first colon. */
export function labelled(clause: string): [label: string, rest: string] {
  const at = clause.indexOf(': ')
  return at > 0 && clause.slice(0, at).split(' ').length <= LABEL ? [clause.slice(0, at), clause.slice(at + 2)] : ['', clause]
}

// Places

export const placeWords = (board: Board, space: number) => spotWords(board.spaces[space]?.name ?? '')

/** A space by its name. */
export function spotWords(name: string): string {
  const found = /^(?:track (\d), )?row (\d+), square (\d+)$/.exec(name)
  if (!found) return t(`place-${name.replaceAll(' ', '-')}`)
  const [, track, row, square] = found as unknown as [string, string | undefined, string, string]
  return track ? t('place-of-track', { track, row, square }) : t('place-square', { row, square })
}

export function spaceWords(board: Board, at: number): string {
  const space = board.spaces[at]
  if (!space) return ''
  if (space.squares.length > 1) return t('space-large')
  const words = space.water ? [t('space-water')] : []
  const bonus = space.bonus
  if (bonus?.credits) words.push(t('space-credits', { count: bonus.credits }))
  if (bonus?.lose) words.push(t('space-lose', { count: bonus.lose }))
  if (bonus?.fan) words.push(t('space-fan'))
  if (bonus && bonus.gain >= 0) words.push(bonus.gain === 99 ? t('space-gain-any') : t('space-gain', { most: bonus.gain }))
  if (space.jetpack) words.push(t('space-jetpack'))
  if (space.shortcut) {
    const { coins, feet } = space.shortcut
    words.push(t('space-shortcut', { price: coins || feet, unit: coins ? 'money' : 'feet' }))
  }
  return words.join(', ') || t('space-open')
}

// Questions and answers

export const topFrame = (seat: SeatView | undefined) => seat?.frames?.at(-1)?.[0] ?? 'idle'

/** May the Now abilities be put off by the push that is owed? */
export const owesPush = (seat: SeatView | undefined, legal: Action[]) => topFrame(seat) === 'arriving' && legal.some((action) => action.do === 'push')

/** What a seat is asked, and by which card; of a bonus, which one it is; of Now abilities, whether a push is owed as well. */
export function questionWords(context: Context, seat: SeatView, card: string, legal: Action[] = []): string {
  const [frame, number] = seat.frames?.at(-1) ?? ['idle', 0]
  if (frame === 'bonus' && !legal.some((action) => action.do.startsWith('take_'))) {
    const die = legal.find((action) => action.kind)
    if (die) return t(die.do === 'tray' ? 'page-bonus-gain' : 'page-bonus-lose')
  }
  if (owesPush(seat, legal)) return t('asked-arriving-owed')
  const key = [`asked-${frame}-${number}`, `asked-${frame}`].find(has)
  return key ? t(key, { number, card: cardWords(context, card) }) : ''
}

/** An action as it is offered, and as it can be typed. */
export function actionWords(context: Context, seat: SeatView, action: Action, mySeat = 0): string {
  const frame = topFrame(seat)
  if (action.do === 'step') return t('action-step', { way: t(`way-${action.to}`) })
  if (action.do === 'exit') return t('action-exit', { number: action.number ?? 0 })
  if (action.do === 'player') {
    const other = (mySeat + (action.left ?? 0)) % context.names.length
    return context.names[other] ?? t('action-player', { left: action.left ?? 0 })
  }
  if (action.do === 'done' && frame === 'rescue') return t('action-bust')
  if (!action.kind) return t(`action-${action.do}`)
  const pointed = action.do === 'active'
  const verb = action.means ?? (pointed ? 'use' : 'take')
  const words = t(`action-${verb}`, { die: pointed ? faceWords(`${action.kind} ${action.face}`) : dieWords(action.kind) })
  const named = ['active', 'tray', verb].includes(action.do) || verb === 'discard'
  return named ? words : t('from-zone', { action: words, zone: t(`zone-${action.do}`) })
}

/** Why not, and by which rule. */
export function reasonWords(context: Context, why: Why): string {
  const named = Object.fromEntries((context.frame?.data.cards ?? []).map((card) => [card.name, { names: card.names, text: [] }]))
  const sentence = has(why.say.say) ? words(why.say, { names: context.names, you: context.you, named }) : why.text
  return why.rule ? `${sentence} (${ruleWords(context, why.rule)})` : sentence
}

/** A chance as people say it; never 0 or 100 for what is neither. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.001) return t('page-percent-under', { value: 0.1 })
  if (chance < 1 && chance > 0.999) return t('page-percent-over', { value: 99.9 })
  const value = 100 * chance
  return t('page-percent', { value: value < 9.95 || value > 99 ? Math.round(value * 10) / 10 : Math.round(value) })
}

// Events

type Fields = Record<string, any>
type Tell = (context: Context, event: Told, fields: Fields) => [string, Fields]

const die: Tell = (_, event, fields) => [event.kind, { die: anyDie(fields.die) }]
const place: Tell = (context, event, fields) => {
  const board = context.frame?.board
  return [event.kind, { place: board ? placeWords(board, fields.to ?? fields.at) : '', steps: fields.steps ?? 1 }]
}
const card: Tell = (context, event, fields) => [event.kind, { card: cardWords(context, fields.card ?? event.rule) }]
const each: Tell = (context, event, fields) => {
  const what = event.kind === 'round' ? 'limits' : 'counts'
  const words = (fields[what] as number[]).map((value, seat) => `${context.you === seat ? t('page-you') : context.names[seat]} (${value})`).join(', ')
  return [event.kind, { [what]: words }]
}

const TELL: Record<string, Tell> = {
  bought: die, gained: die, lost: die, discarded: die, moved_in: die, set: die, returned: die, face: die,
  stepped: place, pointed: place, used: card, next_draw: card, round: each, swords: each,
  gave: (context, _, fields) => ['gave', { die: dieWords(fields.die), other: context.names[fields.to], other_you: isYou(context, fields.to) }],
  push: (_, __, fields) => [fields.risk ? 'push-risk' : 'push', {}],
  over: () => ['over', {}],
  shortcut: (_, __, fields) => ['shortcut', { price: fields.coins || fields.feet, unit: fields.coins ? 'money' : 'feet' }],
  drew: (_, __, fields) => ['drew', { dice: diceWords(fields.dice ?? { [fields.die]: fields.count }) }],
  fan: (_, __, fields) => {
    const gains = ['credits', 'tokens'].filter((what) => fields[what]).map((what) => t(`gain-${what}`, { count: fields[what] }))
    return gains.length ? ['fan', { gains: gains.join(', ') }] : ['fan-alone', {}]
  },
  rolled: (_, __, fields) => {
    const hits: Record<string, number> = {}
    for (const face of fields.faces as string[]) if (!face.endsWith(' miss')) hits[face] = (hits[face] ?? 0) + 1
    const some = Object.keys(hits).length > 0
    return [some ? 'rolled' : 'rolled-none', { count: fields.faces.length, hits: some ? diceWords(hits) : '' }]
  },
} // prettier-ignore

/** One sentence for one event. */
export function eventWords(context: Context, event: Told): string {
  const about = event.seat >= 0 ? who(context, event.seat) : { name: t('the-table'), you: 'no' }
  const [key, more] = TELL[event.kind]?.(context, event, event.fields) ?? [event.kind, {}]
  const values: Record<string, string | number> = {}
  for (const [field, value] of Object.entries({ ...event.fields, ...about, ...more })) {
    if (typeof value === 'string' || typeof value === 'number') values[field] = value
  }
  return has(`event-${key}`) ? t(`event-${key}`, values) : ''
}

/** Draws and steps of one seat in a row as one event. */
export function condensed<T extends Told>(events: T[]): T[] {
  const lines: T[] = []
  for (const event of events) {
    const last = lines.at(-1)
    const same = last && last.kind === event.kind && last.seat === event.seat && last.rule === event.rule ? last : null
    if (event.kind === 'drew' && 'die' in event.fields) {
      const dice = { ...(same?.fields.dice ?? {}) }
      dice[event.fields.die] = (dice[event.fields.die] ?? 0) + event.fields.count
      if (same) lines.pop()
      lines.push({ ...event, fields: { dice } })
    } else if (event.kind === 'stepped' && !('steps' in event.fields)) {
      if (same) lines.pop()
      lines.push({ ...event, fields: { ...event.fields, steps: (same?.fields.steps ?? 0) + 1 } })
    } else lines.push(event)
  }
  return lines
}
