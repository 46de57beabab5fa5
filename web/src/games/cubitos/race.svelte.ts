/** A race at one table: the track and who stands where on it, where a move can lead, what the dice may bring. */
import { local, t } from '../../shell/fluent.svelte'
import type { Choice, Desk, Voice } from '../../shell/game'
import type { FromServer, Part, Update } from '../../shell/protocol'
import { settings } from '../../shell/settings.svelte'
import type { Action, Frame } from './shapes'
import type { After, Card, Odds, Reached, Usual, View } from './types'
import type { TableState } from '../../shell/table.svelte'
import { Paper } from './board'
import { box } from './box'
import { isTold } from './signs'
import { beat, Stage } from './stage.svelte'
import { plain, topFrame } from './words'

/** Where several dice are named, one after the other. */
const LOTS = ['drawing', 'adding', 'picking', 'busted']

/** Several dice that are to be named: those chosen so far, by the ids of the actions that point at them. */
interface Lot extends Usual {
  seat: number
  number: number
  chosen: number[]
}

const seatsOf = (view: unknown) => (view as View | null)?.position.seats ?? []

export class Race implements Desk {
  readonly stage = new Stage()
  readonly turn
  readonly chairs
  /** The cards as the catalogue has them, with all their clauses. */
  known = $state.raw<Record<string, Card>>({})
  private reached = $state.raw<{ seat: number; number: number; spaces: Map<number, Reached> } | null>(null)

  frame = $derived.by<Frame | null>(() => {
    const { frame } = this.table
    return frame && ({ data: frame.data, board: frame.still } as unknown as Frame)
  })
  paper = $derived(this.frame ? new Paper(this.frame.board) : null)
  view = $derived.by(() => this.table.shown as View | null)
  seats = $derived(this.view?.position.seats ?? [])
  /** The seat in view. */
  seat = $derived.by(() => this.seats[this.turn.me])
  /** The card that asks it. */
  card = $derived.by(() => this.view?.asking[this.turn.me] ?? '')
  odds = $derived.by<Odds | undefined>(() => (this.turn.acting && !this.showing ? (this.turn.part?.odds as unknown as Odds | undefined) : undefined))
  legal = $derived.by(() => this.turn.legal as Action[])
  /** The spaces that a click can lead to, each with the ids to send. */
  targets = $derived.by(() => {
    const found = new Map<number, Reached>()
    const { reached, turn } = this
    for (const { id, leads } of this.legal) if (leads !== undefined && !found.has(leads)) found.set(leads, { space: leads, path: [id], way: [leads], left: null, gain: 0, lines: 0, bonus: false, hint: '' })
    if (turn.legal.length && reached?.seat === turn.me && reached.number === turn.part?.number) for (const [space, way] of reached.spaces) found.set(space, way)
    return found
  })
  /** Are the targets ends of a move? Else they are pointed at. */
  running = $derived.by(() => topFrame(this.seat) === 'moving')
  /** What the seat is in the middle of, or at once comes to. */
  doing = $derived.by(() => (this.turn.ahead ? 'buying' : topFrame(this.seat)))
  private moving = $derived.by(() => this.turn.acting && this.doing === 'moving')
  /** In a lesson dice are drawn one by one, for each is spoken of. */
  private naming = $derived.by(() => this.turn.acting && !this.table.info?.lesson && LOTS.includes(this.doing))
  private named = $state.raw<Lot | null>(null)
  /** The dice that are being named. */
  lot = $derived.by(() => (this.naming && this.legal.length && this.isOf(this.named) && this.named!.most ? this.named : null))
  /** Are they as many as they must be? */
  whole = $derived.by(() => !!this.lot && this.lot.chosen.length >= this.lot.least && this.lot.chosen.length <= this.lot.most)

  constructor(readonly table: TableState) {
    this.turn = table.turn
    this.chairs = table.chairs
    box().then(
      (all) => {
        this.known = Object.fromEntries(all.cards.map((card) => [card.name, card]))
        this.stage.sides = all.faces ?? {}
      },
      () => null,
    )
  }

  get title(): string {
    return local(this.frame?.data.set_names)
  }

  get tracks(): string {
    return this.frame?.data.tracks.map((one) => local(one.names)).join(' + ') ?? ''
  }

  get heading(): string[] {
    const laps = this.frame?.data.laps ?? 1
    return [`${this.title} · ${this.tracks}${laps > 1 ? ` ×${laps}` : ''}`, ...(this.view ? [t('page-round', { round: this.view.round })] : [])]
  }

  get notes(): string[] {
    const { data, board } = this.frame!
    return data.tracks.filter((track) => track.note).map((track) => `${local(track.names)}: ${local(board.notes[track.name])}`)
  }

  get first(): number {
    return Math.max(0, (this.table.view as View | null)?.position.table.first_player ?? 0)
  }

  get showing(): boolean {
    return this.stage.rolling
  }

  get asking(): boolean {
    return (this.moving && !this.isOf(this.reached)) || (this.naming && !this.isOf(this.named))
  }

  private isOf(answer: { seat: number; number: number } | null): boolean {
    return answer?.seat === this.turn.me && answer.number === this.turn.part?.number
  }

  isTold = isTold

  beat(message: Update): number {
    return beat(message.public.events)
  }

  play(message: FromServer, take: () => void): void {
    this.stage.play(message, this.turn.me, take)
  }

  skip(): void {
    this.stage.skip()
  }

  /** A push that cannot bust, where one wants to go on as long as it is so. */
  standing(part: Part): number | undefined {
    const legal = part.legal as Action[]
    const plainly = settings.onward && this.doing === 'choosing' && !legal.some((action) => action.do === 'active')
    return plainly ? legal.find((action) => action.do === 'push' && action.safe)?.id : undefined
  }

  /** One die more; where there are enough, in place of the last of another kind: of those that one did not choose oneself, if there
   *  are any. */
  choose(id: number): void {
    const { lot } = this
    if (!lot) return
    const chosen = [...lot.chosen]
    if (chosen.length === lot.most) chosen.splice(Math.max(0, chosen.findLastIndex((one) => one !== id)), 1)
    this.named = { ...lot, chosen: [id, ...chosen] }
  }

  drop(id: number): void {
    if (this.lot) this.named = { ...this.lot, chosen: this.lot.chosen.toSpliced(this.lot.chosen.lastIndexOf(id), 1) }
  }

  asUsual(): void {
    if (this.lot) this.named = { ...this.lot, chosen: this.lot.dice }
  }

  /** All of them at once. Which of them need not be named the server knows. */
  async take(words: () => string): Promise<void> {
    const { lot, whole } = this
    if (!lot || !whole) return
    const ids = (await this.table.line.ask(lot.seat, 'lot', { actions: lot.chosen })) as number[] | null
    if (!this.isOf(lot)) return
    if (ids) await this.turn.act(ids, words)
    else this.table.narrator.note('look-lot-never')
  }

  /** Where the move can lead, or which dice are usual: asked once for each decision. */
  taken(): void {
    const seat = this.turn.me
    const part = this.turn.parts[seat]
    if (!part) return
    if (this.naming && !this.isOf(this.named))
      void this.table.line.ask(seat, 'usual').then((answer: Usual | null) => {
        const usual = answer ?? { least: 0, most: 0, dice: [] }
        if (this.turn.parts[seat]?.number === part.number) this.named = { seat, number: part.number, ...usual, chosen: usual.dice }
      })
    if (!this.moving) return
    if (this.reached?.seat === seat && this.reached.number === part.number) return
    void this.table.line.ask(seat, 'reach').then((answer: Reached[] | null) => {
      if (answer && this.turn.parts[seat]?.number === part.number)
        this.reached = { seat, number: part.number, spaces: new Map(answer.map((one) => [one.space, one])) }
    })
  }

  /** What an action would leave, for whoever points at it; null where the server cannot say. */
  async after(action: Action): Promise<After | null> {
    const { id, means, leads, safe, say, note, ...form } = action
    return (await this.table.line.ask(this.turn.me, 'after', { action: form as Record<string, string | number> })) as After | null
  }

  /** How many feet a seat has to go to the finish; nothing once it is there. */
  toFinish(seat: number): number | undefined {
    const standing = this.view?.standings[seat]
    return standing?.past === null ? standing.to_finish : undefined
  }

  /** An action of the seat in view, in words. */
  words(action: Action): string {
    return this.table.words(action.say)
  }

  get choices(): Choice[] {
    const placed = this.legal.filter((action) => action.leads === undefined).map((action) => ({ words: this.words(action), ids: [action.id] }))
    const ways = [...this.targets.values()].map((way) => ({ words: this.going(way), ids: way.path }))
    return [...placed, ...ways]
  }

  /** Where to, how far, which way and across what. */
  going({ space, path, gain, lines, hint }: Reached): string {
    const place = this.place(space)
    if (!this.running) return t('page-go', { place, steps: path.length })
    return t('page-run', { place, feet: path.length, way: gain > 0 ? 'on' : gain < 0 ? 'back' : 'aside', lines: Math.max(0, lines), hint: hint || 'none' })
  }

  /** What a space is called, and what is on it. */
  place(space: number): string {
    const { place, holds } = this.frame!.board.spaces[space]!
    return `${plain(place)}: ${plain(holds)}`
  }

  async voice(say: (words: string) => void): Promise<Voice> {
    const { Commentator } = await import('./commentary')
    const voice = new Commentator(say)
    return { tell: (events, before, after) => voice.tell({ reader: this.table.reader, frame: this.frame }, events, seatsOf(before), seatsOf(after)) }
  }

  /** The legal action of that form, if there is one. */
  find(form: Partial<Action>): Action | undefined {
    return this.legal.find((action) => Object.entries(form).every(([field, value]) => action[field] === value))
  }
}
