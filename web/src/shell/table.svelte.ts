/** One table as this page knows it: its parts, the game that is played at it, and what the server says of both. */
import { api } from './api'
import { Chairs } from './chairs.svelte'
import { has, more, t } from './fluent.svelte'
import type { Board, Desk, GamePage, Happened, View, Voice } from './game'
import { pageOf } from './games'
import { Line } from './line.svelte'
import { Log } from './log.svelte'
import { Narrator } from './narrator.svelte'
import { Pace } from './pace.svelte'
import type { Frame, FromServer, Json, Part, Public, TableInfo, Told, Update, Why } from './protocol'
import { lined, reasonWords, ruleWords, words, type Reader } from './speech'
import { Turn } from './turn.svelte'

/** How long a game that says nothing of it lets one look, in milliseconds at speed 1. */
const BEAT = 350

export class TableState {
  readonly narrator = new Narrator()
  readonly line: Line
  readonly pace: Pace
  readonly chairs: Chairs
  readonly log = new Log()
  readonly turn: Turn
  info = $state.raw<TableInfo | null>(null)
  /** What never changes in this game. */
  frame = $state.raw<Frame | null>(null)
  view = $state.raw<View | null>(null)
  /** A step of the replay that is being looked at, in place of the present. */
  past = $state.raw<View | null>(null)
  shown = $derived(this.past ?? this.view)
  /** Who came where, the first first. */
  order = $derived((this.view?.result?.places ?? []).map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place))
  /** The game: what its folder exports, its own state at this table, and its board. There as soon as they are loaded. */
  page = $state.raw<GamePage | null>(null)
  desk = $state.raw<Desk | null>(null)
  Board = $state.raw<Board | null>(null)
  /** How it draws what happened; else the log has sentences. */
  Happened = $state.raw<Happened | null>(null)
  /** What happens before the game is there is told when it is. */
  private speak!: (voice: Promise<Voice>) => void
  private readonly voice = new Promise<Voice>((ready) => (this.speak = ready))

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.pace = new Pace(this)
    this.line = new Line(id, link, this.narrator, (message) => this.pace.hear(message))
    this.chairs = new Chairs(this.line, this.narrator)
    this.turn = new Turn(this)
  }

  // What its pace asks of a table

  get mine(): number[] {
    return this.chairs.mine
  }

  /** News of others is looked at for a moment, unless there is nothing to see. */
  beat(message: Update): number {
    return this.desk?.beat?.(message) ?? (message.public.events?.some((event) => event.say) ? BEAT : 0)
  }

  asked(): boolean {
    return this.turn.acting
  }

  show(message: FromServer): void {
    if (this.desk) this.desk.play(message, () => this.hear(message))
    else this.hear(message)
  }

  /** On to the next question: whatever is being shown is there at once, and so is what comes before it. */
  skip(): void {
    this.pace.skip()
    this.desk?.skip()
  }

  leave(): void {
    this.pace.leave()
    this.line.leave()
    this.chairs.leave()
  }

  reader = $derived.by<Reader>(() => ({ names: this.chairs.names, you: this.chairs.reader, named: this.frame?.glossary ?? {} }))

  /** What the server says in parts. */
  words(part: Json | undefined): string {
    return words(part, this.reader)
  }

  /** A rule, or the name of what else made something happen. */
  ruleWords(rule: string): string {
    return ruleWords(rule, this.reader)
  }

  /** Why not, and by which rule. */
  reason(why: Why): string {
    return reasonWords(why, this.reader)
  }

  /** Events as lines of the log. */
  lines<T extends Told>(events: T[]): (T & { words: string })[] {
    return lined(events).map((event) => ({ ...event, words: this.words(event.say) }))
  }

  /** Why not, shown and told. Where everything pressed is legal hardly anybody asks: what a game has to say of it comes when it is needed. */
  warn(why: Why): void {
    const warn = () => this.narrator.warn(() => this.reason(why))
    more(...(this.page?.reasons ?? [])).then(warn, warn)
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        this.chairs.setClock(message.now)
        this.info = message.table
        this.chairs.you = message.you
        this.turn.parts = {}
        this.take(message.public, message.seats)
        if (!this.page) this.open(message.table).catch((reason: Error) => this.failed(reason))
        if (message.public.status?.phase !== 'waiting') void this.log.fetch(this.id, this.link, this.chairs.reader)
        break
      case 'update':
        this.take(message.public, message.seats ?? [])
        break
      case 'done':
        this.line.answered(message.key)
        break
      case 'refused':
        if (this.line.answered(message.key) && message.key !== this.turn.took?.key) this.warn(message.why)
        break
      case 'error':
        if (!has(`page-close-${message.code}`)) this.narrator.notice = { words: () => message.text, bad: true } // else the close tells it
        break
    }
  }

  /** Lay the table of that game. */
  private async open(info: TableInfo): Promise<void> {
    const page = (this.page = await pageOf(info.game))
    const [frame, { Board, Happened, desk }] = await Promise.all([api.frame(info.frame), page.play(), more(...page.texts(info.game))])
    this.frame = frame
    this.Board = Board
    this.Happened = Happened ?? null
    this.desk = desk(this)
    this.speak(this.desk.voice((words) => this.narrator.tell(words)))
    this.taken()
  }

  /** What did not come is asked for again when the line is opened again. */
  private failed(reason: Error): void {
    this.page = null
    this.narrator.notice = { words: () => reason.message, bad: true }
  }

  private take(news: Public, parts: Part[]): void {
    const before = this.view
    const over = this.chairs.status && this.chairs.status.phase !== 'over' && news.status?.phase === 'over'
    this.turn.take(parts)
    if (news.status) this.chairs.take(news.status)
    if (news.view) this.view = news.view as unknown as View
    if (news.owed) this.turn.owed = news.owed
    if (news.say) this.chairs.hear(news.say)
    if (news.by !== undefined || news.events) this.append(news, parts, before)
    if (over) this.narrator.tell(t('page-places', { places: this.order.map((one) => `${one.place}. ${this.chairs.names[one.seat]}`).join(', ') }))
    this.taken()
  }

  private taken(): void {
    this.desk?.taken()
    this.turn.tellOwed()
  }

  private append(news: Public, parts: Part[], before: View | null): void {
    // What only one of several people at this screen may see is told to none of them
    const own = this.chairs.reader === undefined ? undefined : parts.find((part) => part.events)
    const events = own?.events ?? news.events ?? []
    const seat = (this.turn.lastBy = news.by ?? -1)
    this.log.append({ entry: news.entry ?? -1, seat, undo: !!news.undo, itself: !!news.itself, events, owed: news.owed ?? [] })
    if (news.undo) this.narrator.tell(t('page-log-undo', this.chairs.who(seat)))
    const after = this.view
    void this.voice.then((voice) => voice.tell(events, before, after))
    if (this.narrator.notice && seat === this.turn.me) this.narrator.notice = null
  }
}
