/** The rules page as the server tells it, and worked examples in words. No rules here: only what the examples say. */
import { ofGame } from '../../shell/api'
import { local, t } from '../../shell/fluent.svelte'
import type { Told, Why } from '../../shell/protocol'
import type { Frame } from './shapes'
import type { BoxData, Card, Space } from './types'
import { diceWords, dieWords, eventWords, faceWords, KINDS, reasonWords, spotWords, type Context } from './words'

export interface Figures {
  spaces: number
  lines: number
  dry: number
  wet: number
  bonuses: number
  shortcuts: number
  jetpacks: number
}

export interface Book {
  fans: { credits: number; tokens: number; source: string }[]
  beyond: { credits: number; tokens: number; source: string }
  tracks: Record<string, Figures>
  /** How many worked examples there are, by card and by rule. */
  examples: Record<string, number>
}

interface Deed {
  do: string
  die?: string
  count?: number
  zone?: string
  way?: string
  place?: string
  number?: number
  why?: Why
}

interface Has {
  seat: number
  zones?: Record<string, Record<string, number>>
  numbers?: Record<string, number>
  place?: string
  began?: string
  bought?: string[]
}

interface Line {
  kind: string
  seat?: number
  deeds?: Deed[]
  dice?: Record<string, number>
  rest?: boolean
  has?: Has
  events?: Told[]
  kinds?: string[]
  words?: string
  seats?: number[]
}

export interface Example {
  /** By language; English is always there, the others only for examples that are shown first. */
  titles: Record<string, string>
  proves: string[]
  options: Record<string, string>
  cards: Record<string, string>
  moments: Record<string, string>
  given: Has[]
  short?: Has | null
  lines: Line[]
  places: Record<string, string>
}

/** The examples of a topic; the first `shown` of them are for readers, the others are tests. */
export interface Examples {
  shown: number
  examples: Example[]
}

let known: Promise<Book> | null = null
const told = new Map<string, Promise<Examples>>()

export const fetchBook = (): Promise<Book> => (known ??= ofGame('cubitos', 'book'))
export function fetchExamples(topic: string): Promise<Examples> {
  if (!told.has(topic)) told.set(topic, ofGame('cubitos', `book/${topic}`))
  return told.get(topic)!
}

// Words

const playerWords = (seat: number) => t(`book-seat-${seat}`)
const code = (name: string) => (KINDS.includes(name) ? dieWords(name) : faceWords(name))

function deedWords(deed: Deed): string {
  const { count = 1 } = deed
  if (deed.do === 'step') return t('action-step', { way: t(`way-${deed.way}`) })
  if (deed.do === 'step_to') return t('book-step-to', { place: spotWords(deed.place ?? '') })
  if (deed.do === 'point') return t('book-point', { place: spotWords(deed.place ?? '') })
  if (deed.do === 'player') return t('action-player', { left: deed.number ?? 0 })
  if (!deed.die) return t(`action-${deed.do}`)
  const words = t(`action-${deed.do}`, { die: count > 1 ? diceWords({ [deed.die]: count }) : code(deed.die) })
  return deed.zone ? t('from-zone', { action: words, zone: t(`zone-${deed.zone}`) }) : words
}

const numberWords = (name: string, count: number): string => {
  if (name === 'risk') return t('book-risk')
  if (name === 'next_draw') return count ? t('book-never-next_draw') : ''
  return `${t(`book-number-${name}`)}: ${count}`
}

function hasWords(has: Has): string {
  const zones = Object.entries(has.zones ?? {}).map(([zone, dice]) => `${t(`book-zone-${zone}`)}: ${diceWords(dice)}`)
  const numbers = Object.entries(has.numbers ?? {}).map(([name, count]) => numberWords(name, count))
  const more = [
    has.place ? t('book-on', { place: spotWords(has.place) }) : '',
    has.began ? t('book-began', { place: spotWords(has.began) }) : '',
    has.bought?.length ? t('book-bought', { dice: has.bought.map(dieWords).join(', ') }) : '',
  ]
  return [...zones, ...numbers, ...more].filter(Boolean).join(' · ')
}

/** Where the example begins: the moment, the set, and what differs from it. */
export function settingWords(example: Example, all: BoxData): string[] {
  const { options } = example
  const set = all.sets.find((one) => one.name === (options['set'] ?? 'race_1'))
  const moment = Object.values(example.moments)[0] ?? 'push or pass'
  const named = (names: string, list: { name: string; names: Record<string, string> }[]) =>
    names.split(',').map((name) => local(list.find((one) => one.name === name.trim())?.names) || name.trim()).join(', ')
  const first = ['Red', 'Blue', 'Green', 'Yellow'].indexOf(options['first player'] ?? '')
  return [
    t(`book-moment-${moment.replaceAll(' ', '-')}`),
    set ? local(set.names) : '',
    options['cards'] ? t('book-with-cards', { cards: named(options['cards'], all.cards) }) : '',
    options['track'] ? named(options['track'], all.tracks) : '',
    options['laps'] ? t('book-laps', { laps: Number(options['laps']) }) : '',
    options['seats'] ? t('book-players', { count: Number(options['seats']) }) : '',
    options['order'] === 'strict' ? t('book-order-strict') : '',
    options['switch'] ? t('book-switch', { switch: options['switch'].split('.')[1] ?? '' }) : '',
    first >= 0 ? t('book-first', { name: playerWords(first) }) : '',
  ].filter(Boolean)
}

export const givenWords = (example: Example): string[] => [
  ...example.given.map((one) => t('book-has', { name: playerWords(one.seat), things: hasWords(one) })),
  ...(example.short ? [t('book-trays', { dice: diceWords(example.short.zones?.['trays']) })] : []),
]

export interface Said {
  kind: string
  words: string
  /** What follows one by one: events, or what is refused and why. */
  more: string[]
}

const rollWords = (line: Line) => {
  const some = Object.keys(line.dice ?? {}).length ? diceWords(line.dice) : ''
  return [some, line.rest ? t(some ? 'book-rest-miss' : 'book-all-miss') : ''].filter(Boolean).join(', ')
}

/** Every line of an example as a sentence; what has no words is left out. */
export function lineWords(example: Example, cards: Card[]): Said[] {
  const spaces: Space[] = []
  for (const [space, name] of Object.entries(example.places)) spaces[Number(space)] = { name } as Space
  const names = [0, 1, 2, 3].map(playerWords)
  const context: Context = { names, frame: { data: { cards }, board: { spaces } } as unknown as Frame }
  const listed = (deeds: Deed[] | undefined) => (deeds ?? []).map(deedWords).join(', ')
  const said = example.lines.map((line): Said => {
    const name = playerWords(Math.max(0, line.seat ?? 0))
    const say = (words: string, more: string[] = []): Said => ({ kind: line.kind, words, more })
    switch (line.kind) {
      case 'does':
        return say(t('book-does', { name, deeds: listed(line.deeds) }))
      case 'rolls':
        return say(t('book-rolls', { name, dice: rollWords(line) }))
      case 'has':
        return say(hasWords(line.has!) && t('book-then-has', { name, things: hasWords(line.has!) }))
      case 'may':
      case 'only':
        return say(t(line.kind === 'may' ? 'book-may' : 'book-only', { name, deeds: listed(line.deeds) }))
      case 'not':
        return say(t('book-not', { name }), (line.deeds ?? []).map((deed) => t('book-why', { deed: deedWords(deed), reason: deed.why ? reasonWords(context, deed.why) : '' })))
      case 'happened':
        return say(t('book-happened'), (line.events ?? []).map((event) => eventWords(context, event)).filter(Boolean))
      case 'never':
        return say(t('book-never', { what: (line.kinds ?? []).map((kind) => t(`book-never-${kind}`)).join(', ') }))
      case 'trays':
        return say(t('book-trays', { dice: diceWords(line.dice) }))
      case 'turn':
        return say(t('book-turn', { names: (line.seats ?? []).map(playerWords).join(', ') || t('book-nobody') }))
      case 'first_player':
        return say(t('book-first', { name: (line.seats ?? []).map(playerWords).join(', ') || t('book-nobody') }))
      case 'phase':
        return say(t('book-phase', { phase: t(`phase-${(line.words ?? '').replaceAll(' ', '-')}`) }))
      case 'round':
        return say(t('book-round', { round: line.words ?? '' }))
      default:
        return say(t('book-places', { places: line.words === 'none' ? t('book-nobody') : (line.words ?? '').replace(/Red|Blue|Green|Yellow/g, (one) => names[['Red', 'Blue', 'Green', 'Yellow'].indexOf(one)]!) }))
    }
  })
  return said.filter((one) => one.words)
}
