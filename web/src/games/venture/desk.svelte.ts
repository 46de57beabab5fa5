/** A game of A Wild Venture at one table: what lies where, on what each action is pressed, and what it would come to. */
import { Curtain } from '../../shell/curtain.svelte'
import { local, t } from '../../shell/fluent.svelte'
import type { Choice, Desk, Voice } from '../../shell/game'
import { MEDIA } from '../../shell/media'
import type { FromServer, Offered, Said } from '../../shell/protocol'
import { lined, type Reader } from '../../shell/speech'
import type { TableState } from '../../shell/table.svelte'
import { Motion } from './motion.svelte'
import type { After, Area, Portrait, Reached, Still, View } from './types'

/** A legal action; `on` is the card, the starter or the space that it is pressed on. */
export type Act = Offered & { do: string; on?: string; number?: number; coins?: number }

/** What can be done with one press: an action, or several that lead to a space. */
export interface Deed {
  ids: number[]
  say: string
  /** What there is to know of it. */
  notes: string[]
  /** For a question to the server: what it comes to. */
  act: Act | undefined
}

/** The row that a card lies in, by its kind. */
export const ROWS = ['villagers', 'buildings', 'gear'] as const
export const STARTERS = ['nest', 'lily_pad', 'burrow'] as const

const FINGER = matchMedia(MEDIA.touch)

export class VillageDesk implements Desk {
  readonly asking = false
  readonly turn
  readonly chairs
  readonly curtain: Curtain
  readonly motion = new Motion(() => this.still)
  /** What is pointed at: a card, a starter or a space. The reader tells it. */
  pointed = $state('')
  /** What was pressed and leaves a choice, or what a finger has pressed once. */
  chosen = $state('')
  private weighed = $state.raw<{ id: string; after: After | null } | null>(null)

  constructor(readonly table: TableState) {
    this.turn = table.turn
    this.chairs = table.chairs
    this.curtain = new Curtain(table)
  }

  reader = $derived.by<Reader>(() => this.table.reader)
  still = $derived.by<Still>(() => this.table.frame!.still as unknown as Still)
  view = $derived.by<View>(() => (this.table.past ?? this.curtain.part?.view ?? this.table.view) as unknown as View)
  me = $derived.by(() => this.turn.me)
  mine = $derived.by<Area>(() => this.view.seats[this.me]!)
  asked = $derived.by(() => (this.turn.acting ? this.view.asked : undefined))
  legal = $derived.by<Act[]>(() => this.turn.legal as Act[])
  /** By card, starter or space what a press on it does. */
  deeds = $derived.by<Map<string, Deed[]>>(() => {
    const found = new Map<string, Deed[]>()
    const put = (on: string, deed: Deed) => found.set(on, [...(found.get(on) ?? []), deed])
    for (const act of this.legal) if (act.on && act.do !== 'way') put(act.on, this.deed(act))
    if (this.legal.length) for (const way of this.view.reach ?? []) put(way.space, this.walk(way))
    return found
  })
  /** What lies on nothing. */
  rest = $derived.by<Deed[]>(() => {
    const spaces = new Set(this.view.reach?.map((way) => way.space))
    return this.legal.filter((act) => !act.on || (act.do === 'way' && !spaces.has(act.on))).map((act) => this.deed(act))
  })
  /** What the felt speaks of: what is pressed, or else what is pointed at. */
  subject = $derived.by(() => [this.chosen, this.pointed].find((key) => key && this.deeds.has(key)) ?? '')
  after = $derived.by<After | null>(() => {
    const [deed] = this.deeds.get(this.subject) ?? []
    return deed && this.weighed?.id === this.idOf(deed) ? this.weighed.after : null
  })

  private deed(act: Act): Deed {
    return { ids: [act.id], say: this.table.words(act.say), notes: act.note ? [this.table.words(act.note)] : [], act }
  }

  private walk(way: Reached): Deed {
    const say = way.by ? t('village-walk-by', { card: this.name(way.by), number: way.steps }) : t('village-walk', { number: way.steps })
    const notes = [...way.tolls, way.gives].map((part) => this.table.words(part))
    return { ids: way.actions, say, notes, act: this.legal.find((act) => act.id === way.actions[0]) }
  }

  private idOf(deed: Deed): string {
    return `${this.turn.part?.number}.${deed.ids.join('.')}`
  }

  name(key: string): string {
    return this.table.words({ named: key })
  }

  card(key: string): Portrait {
    return this.still.cards[key]!
  }

  lines(parts: Said[]): string[] {
    const events = parts.map((say) => ({ kind: '', seat: -1, rule: '', fields: {}, say }))
    return lined(events).map((one) => this.table.words(one.say))
  }

  /** Pointing tells what would come of it. */
  point(key: string): void {
    if (key === this.pointed) return
    this.pointed = key
    this.weigh(key)
  }

  private weigh(key: string): void {
    const [deed] = this.deeds.get(key) ?? []
    if (!deed?.act || this.weighed?.id === this.idOf(deed)) return
    const id = this.idOf(deed)
    const { id: _, on: __, say: ___, note: ____, ...form } = deed.act
    void this.table.line.ask(this.me, 'after', { action: form as Record<string, string | number> }).then((after) => (this.weighed = { id, after: after as After | null }))
  }

  /** A press: it is done, or where several things could be meant, or a finger may have slipped, the felt asks. */
  press(key: string, byFinger = FINGER.matches): void {
    const deeds = this.deeds.get(key)
    if (!deeds) return
    if (deeds.length > 1 || (byFinger && this.chosen !== key && this.asked?.kind === 'turn')) {
      this.chosen = this.chosen === key && !byFinger ? '' : key
      this.weigh(key)
    } else this.act(deeds[0]!)
  }

  act(deed: Deed): void {
    this.chosen = ''
    void this.turn.act(deed.ids, () => deed.say)
  }

  get title(): string {
    return t('title-venture')
  }

  get heading(): string[] {
    if (!this.view) return [this.title] // who has sat down waits for the others
    const { turn, last, deck } = this.view
    const begun = turn ? t('venture-turn', { number: turn }) : t('venture-set-up')
    return [`${this.title} · ${local(this.table.frame?.glossary.board?.names)}`, `${begun} · ${last ? t('venture-last-turns', { number: last }) : t('venture-deck', { number: deck })}`]
  }

  readonly notes: string[] = []

  get first(): number {
    return Math.max(0, (this.table.view as unknown as View | null)?.first ?? 0)
  }

  get showing(): boolean {
    return this.motion.running
  }

  get covered(): string | undefined {
    return this.curtain.covered
  }

  get choices(): Choice[] {
    return [...this.legal.filter((act) => act.do !== 'way').map((act) => this.deed(act)), ...(this.view.reach ?? []).map((way) => ({ ...this.walk(way), say: `${way.space}: ${this.walk(way).say}` }))].map((deed) => ({ words: deed.say, ids: deed.ids }))
  }

  play(message: FromServer, take: () => void): void {
    this.motion.play(message, take)
  }

  skip(): void {
    this.motion.skip()
  }

  taken(): void {
    this.chosen = ''
    this.curtain.taken()
    this.weigh(this.pointed)
  }

  async voice(say: (words: string) => void): Promise<Voice> {
    return { tell: (events) => this.table.lines(events).forEach((line) => say(line.words)) }
  }
}
