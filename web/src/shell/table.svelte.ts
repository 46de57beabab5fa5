/** The state of one table as this page knows it: what the server sent, what is owed, and what was asked of the server. */
import { api, health, troubleWords } from './api'
import { Paper } from '../games/cubitos/board'
import { has, t } from './fluent.svelte'
import { Net, type Line } from './net'
import { nudge } from './notify'
import type { Action, After, Frame, Incoming, Odds, Part, Public, Reached, SeatView, Status, TableInfo, Told, View, Why, You } from './protocol'
import { settings } from './settings.svelte'
import { Stage } from '../games/cubitos/stage.svelte'
import { questionWords, reasonWords, topFrame, who, type Context } from '../games/cubitos/words'

/** An entry of the log: what somebody did and what came of it. */
export interface Entry {
  entry: number
  seat: number
  undo: boolean
  events: Told[]
}

export interface Notice {
  words: () => string
  bad: boolean
}

export interface Question {
  words: () => string
  /** Why it could not be undone, if that is so. */
  final: Why | null
  yes: () => void
}

/** So many seconds a host who only loads the page anew may be gone before anybody is told. */
const BLINK = 2
/** Matters of the line alone: over when it is open. */
const OF_LINE = ['offline', 'down', 'crowded', 'shut']
/** How often a server that is not well is asked again, in milliseconds. */
const ASK_AGAIN = 5000

export class TableState {
  line = $state<Line>('connecting')
  /** Why the line was closed, by its word; and whether it is being opened again. */
  cause = $state('')
  cut = $state(false)
  /** What the matter is with the server, by its word. */
  trouble = $state('')
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({ seats: [], host: false, watcher: true, links: {} })
  status = $state.raw<Status | null>(null)
  view = $state.raw<View | null>(null)
  owed = $state.raw<number[]>([])
  parts = $state.raw<Record<number, Part>>({})
  frame = $state.raw<Frame | null>(null)
  log = $state.raw<Entry[]>([])
  /** Has what happened before we came been told? */
  logged = $state(false)
  said = $state.raw<{ seat: number; phrase: number; n: number }[]>([])
  notice = $state.raw<Notice | null>(null)
  question = $state.raw<Question | null>(null)
  pending = $state('')
  /** The server is being asked whether what was pressed could be undone. */
  private weighing = $state(false)
  reached = $state.raw<{ seat: number; number: number; spaces: Map<number, Reached> } | null>(null)
  chosen = $state<number | null>(null)
  /** What a screen reader is told. */
  told = $state.raw<{ n: number; words: string }[]>([])
  /** A step of the replay that is being looked at, in place of the present. */
  past = $state.raw<View | null>(null)
  /** The entry that somebody wants to look back at: a line of the log was pressed. */
  wanted = $state<number | null>(null)
  /** Getting up from the only seat: done when the server says so, and then the page goes on to the start. */
  leaving = false
  gone = $state(false)
  /** Seconds since 1970 by the server’s clock. */
  clock = $state(0)
  private ahead = 0
  private lastBy = $state(-1)
  readonly stage = new Stage()

  paper = $derived(this.frame ? new Paper(this.frame.board) : null)
  names = $derived(chairNames(this.status))
  /** Whoever plays one seat here, alone, is spoken to; several people at one screen, and those who watch, read names. */
  context = $derived<Context>({ names: this.names, frame: this.frame, you: this.you.seats.length === 1 ? this.you.seats[0] : undefined })
  shown = $derived(this.past ?? this.view)
  seats = $derived(this.shown?.position.seats ?? [])
  mine = $derived(this.you.seats.filter((seat) => !this.byBot(seat)))
  /** Whose zones are shown below the track: the seat that acts here, or else one to look at. */
  me = $derived.by(() => this.pickSeat())
  part = $derived<Part | undefined>(this.parts[this.me])
  mySeat = $derived(this.seats[this.me])
  /** The card that asks the seat in view. */
  asking = $derived(this.shown?.asking[this.me] ?? '')
  /** Is it for this page to act now? */
  acting = $derived(!this.past && this.status?.phase === 'playing' && this.mine.includes(this.me) && this.owed.includes(this.me))
  private asksReach = $derived(this.acting && topFrame(this.mySeat) === 'moving')
  legal = $derived<Action[]>(this.acting && !this.pending && !this.stage.rolling ? (this.part?.legal ?? []) : [])
  odds = $derived<Odds | undefined>(this.acting && !this.stage.rolling ? (this.part?.odds ?? undefined) : undefined)
  question_words = $derived(this.acting && this.mySeat ? questionWords(this.context, this.mySeat, this.asking, this.part?.legal) : '')
  finished = $derived(this.status?.phase === 'over' || this.status?.phase === 'closed')
  /** How many seconds the host is still waited for; null while the host is here, or all is over. */
  hostLeft = $derived.by(() => {
    const { status, finished } = this
    if (!status || finished || status.host_away === null) return null
    return Math.max(0, Math.ceil(status.host_away + status.grace - this.clock))
  })
  /** May this page start, close, and let bots sit in? The host may; when the host has been away for the grace, anybody seated. */
  leads = $derived(this.you.host || (!!this.you.seats.length && this.hostLeft === 0))
  /** The word to all about a host whose line is cut; nothing where it has been read. */
  hostWords = $derived.by(() => {
    const { hostLeft, status } = this
    if (hostLeft === null || this.you.host || this.line !== 'open' || this.clock - status!.host_away! < BLINK || this.read === status!.host_away) return ''
    return hostLeft ? t('page-host-cut', { seconds: hostLeft }) : t('page-host-away')
  })
  private read = $state<number | null>(null)
  /** The word about the line: what the matter is, and that the page goes on trying. */
  lineWords = $derived.by(() => {
    if (!this.trouble && !this.cut && (this.line === 'open' || !this.status)) return ''
    const known = this.cause && this.cause !== 'unopened' && `page-close-${this.cause}`
    const matter = this.trouble && this.trouble !== 'offline' ? troubleWords(this.trouble) : t(known || 'page-trouble-offline')
    return [matter, ...(this.pending ? [t('page-line-kept')] : []), t('page-line-again')].join(' ')
  })
  /** At one screen the latest of those who sit there takes back; elsewhere there is only one. */
  undoSeat = $derived(this.mine.includes(this.lastBy) ? this.lastBy : this.me)
  undoPart = $derived<Part | undefined>(this.parts[this.undoSeat])
  /** Is something on its way that will change what can be pressed? */
  busy = $derived(!!this.pending || this.weighing || this.stage.rolling || (this.asksReach && this.reached?.number !== this.part?.number))

  private net: Net
  private readonly voice = import('../games/cubitos/commentary').then(({ Commentator }) => new Commentator((words) => this.tell(words)))
  private told_n = 0
  private said_n = 0
  private wasOwed = ''
  private timers: ReturnType<typeof setInterval>[] = []
  private asker: ReturnType<typeof setTimeout> | undefined
  private left = false
  private hostTold = ''

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.net = new Net(id, link, { heard: (message) => this.stage.play(message, this.me, () => this.hear(message)), line: (line, why) => this.lined(line, why) })
    this.pending = this.net.unsent?.key ?? ''
    this.timers.push(setInterval(this.tick, 1000))
    addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.wake)
  }

  private tick = () => {
    this.clock = Date.now() / 1000 + this.ahead
    this.tellHost()
  }

  // The line

  private lined(line: Line, why: string): void {
    this.line = line
    if (line === 'open') {
      this.cut = false
      void this.askHealth()
    }
    if (line === 'reload' || line === 'refused') this.cause = why
    if (line !== 'lost') return
    this.cut = true
    if (why !== 'unopened' || !this.cause) this.cause = why
    if (why === 'too_large' || (why === 'not_stored' && !this.pending)) this.note(`page-close-${why}`) // it is not sent again
    if (!this.net.unsent) this.pending = ''
    void this.askHealth(why === 'unopened')
  }

  /** What the matter is; asked again until nothing is. A server that is well and takes no line is shut to us. */
  private async askHealth(unopened = false): Promise<void> {
    clearTimeout(this.asker)
    const problem = this.cut || this.trouble ? await health() : ''
    if (this.left) return
    if (this.cut) this.trouble = problem || (unopened ? 'shut' : '')
    else this.trouble = OF_LINE.includes(problem) ? '' : problem
    if (this.cut) return
    if (this.trouble) this.asker = setTimeout(() => this.askHealth(), ASK_AGAIN)
    else this.cause = ''
  }

  /** The banner counts; who listens is told when it begins and when it is over. */
  private tellHost(): void {
    const now = this.hostWords && (this.hostLeft ? 'cut' : 'away')
    if (now && now !== this.hostTold) this.tell(this.hostWords)
    this.hostTold = now
  }

  /** Somebody has read that the host is away: it is not said again until the next time. */
  dismissHost(): void {
    this.read = this.status?.host_away ?? null
  }

  private retry = () => this.net.retry()
  private wake = () => document.hidden || this.net.wake()

  leave(): void {
    this.left = true
    clearTimeout(this.asker)
    this.net.close()
    this.timers.forEach(clearInterval)
    removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.wake)
  }

  /** Whom a sentence is about: a name, or the reader. */
  who(seat: number): ReturnType<typeof who> {
    return who(this.context, seat)
  }

  /** How many feet a seat has to go to the finish; nothing once it has run all its laps. */
  toFinish(seat: number): number | undefined {
    const running = (this.seats[seat]?.laps ?? 0) < (this.frame?.data.laps ?? 1)
    return running ? this.shown?.to_finish[seat] : undefined
  }

  byBot(seat: number): boolean {
    const chair = this.status?.seats[seat]
    return !chair || chair.kind === 'bot' || !!chair.sitting || !!chair.conceded
  }

  /** The legal action of that form, if there is one. */
  find(form: Partial<Action>): Action | undefined {
    return this.legal.find((action) => Object.entries(form).every(([field, value]) => action[field as keyof Action] === value))
  }

  /** Several people at one screen act seat by seat from the first player, unless one is chosen by hand; whoever watches sees the
   *  seats in that order too. */
  private pickSeat(): number {
    const { mine, chosen } = this
    if (chosen !== null && (this.past || !mine.length)) return chosen
    if (chosen !== null && mine.includes(chosen) && (this.owed.includes(chosen) || !mine.some((seat) => this.owed.includes(seat)))) return chosen
    const all = this.status?.seats.map((_, seat) => seat) ?? [0]
    const first = Math.max(0, this.view?.position.table.first_player ?? 0)
    const shown = mine.length ? mine : this.you.seats.length ? this.you.seats : all
    const order = [...shown].sort((a, b) => ((a - first + all.length) % all.length) - ((b - first + all.length) % all.length))
    return order.find((seat) => this.owed.includes(seat)) ?? order[0]!
  }

  // What the server says

  private hear(message: Incoming): void {
    switch (message.t) {
      case 'welcome':
        this.ahead = message.now - Date.now() / 1000 // late by its way here: a bot is never offered too early
        this.tick()
        this.info = message.table
        this.you = message.you
        this.parts = Object.fromEntries(message.seats.map((part) => [part.seat, part]))
        this.take(message.public, [])
        void this.fetchFrame(message.table.data)
        void this.fetchLog()
        break
      case 'update':
        this.parts = { ...this.parts, ...Object.fromEntries((message.seats ?? []).map((part) => [part.seat, part])) }
        this.take(message.public, message.seats ?? [])
        break
      case 'done':
        if (this.pending === message.key) this.pending = ''
        break
      case 'refused':
        if (this.pending === message.key || !message.key) {
          this.pending = ''
          this.tellWhy(message.why)
        }
        break
      case 'error':
        if (!has(`page-close-${message.code}`)) this.notice = { words: () => message.text, bad: true } // else the close tells it
        break
    }
  }

  private take(news: Public, parts: Part[]): void {
    const before = this.status
    const names = this.names
    const seats = this.view?.position.seats ?? []
    if (news.status) this.status = news.status
    if (news.view) this.view = news.view
    if (news.owed) this.owed = news.owed
    if (news.say) this.hearSay(news.say)
    if (news.by !== undefined || news.events) this.append(news, parts, seats)
    if (before && news.status) this.tellStatus(before, news.status, names)
    this.giveNonces()
    this.askReach()
    this.lookOwed()
  }

  private append(news: Public, parts: Part[], before: SeatView[]): void {
    const own = parts.flatMap((part) => part.events ?? [])
    const events = [...(news.events ?? [])]
    for (const { at, event } of own) events[at] = event
    this.lastBy = news.by ?? -1
    const entry: Entry = { entry: news.entry ?? -1, seat: news.by ?? -1, undo: !!news.undo, events }
    if (!this.log.some((old) => old.entry === entry.entry)) this.log = [...this.log, entry]
    if (entry.undo) this.tell(t('page-log-undo', this.who(entry.seat)))
    const [context, after] = [this.context, this.view?.position.seats ?? []]
    void this.voice.then((voice) => voice.tell(context, events, before, after))
    if (this.notice && entry.seat === this.me) this.notice = null
  }

  /** Coming, going, bots that sit in, and the end. */
  private tellStatus(before: Status, now: Status, names: string[]): void {
    now.seats.forEach((chair, seat) => {
      const old = before.seats[seat]
      if (!old || chair.kind === 'bot') return
      const about = { ...this.who(seat), name: (chair.taken ? this.names : names)[seat] ?? '' }
      if (this.leaving && old.taken && !chair.taken && this.you.seats.includes(seat)) this.gone = true
      if (!!chair.taken !== !!old.taken) this.tell(t(chair.taken ? 'page-told-sat' : 'page-told-up', about))
      // A name alone may be a new one for the same person; who sits down anew is away from then on, or here
      else if (chair.taken && chair.name !== old.name && (chair.away ?? null) !== (old.away ?? null)) this.note('page-told-taken', { ...about, old: names[seat] ?? '' })
      else if (!!chair.here !== !!old.here && !this.you.seats.includes(seat)) this.tell(t(chair.here ? 'page-told-back' : 'page-told-away', about))
      if (chair.conceded && !old.conceded) this.tell(t('page-told-conceded', about))
      else if (!!chair.sitting !== !!old.sitting) this.tell(t(chair.sitting ? 'page-told-bot' : 'page-told-again', about))
    })
    if (now.phase === before.phase) return
    if (now.phase === 'closed') this.tell(t(`page-closed-${now.closed_by}`))
    if (now.phase === 'over') this.tell(t('page-places', { places: this.order.map((one) => `${one.place}. ${this.names[one.seat]}`).join(', ') }))
  }

  /** Who came where, the first first. */
  order = $derived((this.view?.result?.places ?? []).map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place))

  private hearSay(say: { seat: number; phrase: number }): void {
    const n = ++this.said_n
    this.said = [...this.said, { ...say, n }]
    this.tell(`${this.names[say.seat]}: ${t(`page-phrase-${say.phrase}`)}`)
    setTimeout(() => (this.said = this.said.filter((one) => one.n !== n)), 6000)
  }

  /** Each seat adds its own part to the dice before the game begins. */
  private giveNonces(): void {
    if (this.status?.phase !== 'waiting') return
    for (const seat of this.you.seats) {
      const chair = this.status.seats[seat]
      if (!chair || chair.nonce || chair.kind === 'bot') continue
      const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
      this.net.send({ t: 'nonce', seat, nonce })
    }
  }

  private async fetchFrame(digest: string): Promise<void> {
    if (!this.frame) this.frame = await api.frame(digest)
  }

  private async fetchLog(): Promise<void> {
    if (this.status?.phase === 'waiting') return
    const old = await api.steps(this.id, 0, 200, false, this.link).catch(() => null)
    this.logged = true
    if (!old) return
    let steps = old.steps
    if (old.entries > 200) steps = (await api.steps(this.id, Math.max(0, old.entries - 200), 200, false, this.link)).steps
    const known = new Map(this.log.map((entry) => [entry.entry, entry]))
    for (const step of steps) known.set(step.entry, { entry: step.entry, seat: step.seat, undo: step.undo !== null, events: step.events })
    this.log = [...known.values()].sort((a, b) => a.entry - b.entry)
  }

  /** Where the move can lead: asked once for each decision. */
  private askReach(): void {
    const seat = this.me
    const part = this.parts[seat]
    if (!this.asksReach || !part) return
    if (this.reached?.seat === seat && this.reached.number === part.number) return
    void this.net.ask(seat, 'reach').then((answer: Reached[] | null) => {
      if (answer && this.parts[seat]?.number === part.number)
        this.reached = { seat, number: part.number, spaces: new Map(answer.map((one) => [one.space, one])) }
    })
  }

  /** The spaces that a click can lead to, each with the ids to send. */
  targets = $derived.by(() => {
    const found = new Map<number, Reached>()
    if (!this.acting || this.pending || this.stage.rolling || !this.paper || !this.part) return found
    const { me, part, reached } = this
    for (const { id, leads } of part.legal) if (leads !== undefined && !found.has(leads)) found.set(leads, { space: leads, path: [id], way: [leads], left: null })
    if (reached?.seat === me && reached.number === part.number) for (const [space, way] of reached.spaces) found.set(space, way)
    return found
  })

  private lookOwed(): void {
    const owed = this.acting ? `${this.me}.${this.part?.number}` : ''
    if (owed && owed !== this.wasOwed) {
      const whose = this.mine.length > 1 ? t('page-move-of', this.who(this.me)) : t('page-your-move')
      if (!this.wasOwed) nudge(whose, this.question_words)
      this.tell(`${whose}: ${this.question_words}`)
    }
    this.wasOwed = owed
  }

  tell(words: string): void {
    if (words) this.told = [...this.told.slice(-59), { n: ++this.told_n, words }]
  }

  // What the person does

  /** Act, at once or when it is confirmed. Only the server knows what cannot be undone: it is asked. */
  async act(actions: number[], words: () => string): Promise<void> {
    if (!this.acting || this.pending || this.weighing || this.stage.rolling || !this.part) return
    const send = this.sender(this.me, this.part.number, actions)
    if (settings.confirm === 'never') return send()
    this.weighing = true
    const final = (await this.net.ask(this.me, 'final', { actions })) as Why | null
    this.weighing = false
    if (final || settings.confirm === 'always') this.confirm(words, send, final)
    else send()
  }

  /** Bound to the decision that was looked at: whoever acts at this screen in the meantime. */
  private sender(seat: number, number: number, actions: number[]): () => void {
    return () => {
      if (this.pending) return
      this.notice = null
      this.pending = this.net.act(seat, number, actions)
    }
  }

  undo(): void {
    const part = this.undoPart
    if (!part || this.pending) return
    if (part.can_undo) this.pending = this.net.undo(part.seat, part.number)
    else if (part.undo) this.tellWhy(part.undo)
  }

  /** Why an action is not legal: asked of the server, shown and told. */
  async why(form: Record<string, string | number>): Promise<void> {
    if (this.you.watcher) return this.note('page-watching-only')
    if (this.past) return
    const why = (await this.net.ask(this.me, 'why', { action: form })) as Why | null
    if (why) this.tellWhy(why)
  }

  /** What an action would leave, for whoever points at it; null where the server cannot say. */
  async after(action: Action): Promise<After | null> {
    const { id, means, leads, ...form } = action
    return (await this.net.ask(this.me, 'after', { action: form })) as After | null
  }

  note(id: string, values?: Record<string, string | number>): void {
    this.notice = { words: () => t(id, values), bad: false }
    this.tell(t(id, values))
  }

  private tellWhy(why: Why): void {
    this.notice = { words: () => reasonWords(this.context, why), bad: true }
    this.tell(reasonWords(this.context, why))
  }

  confirm(words: () => string, yes: () => void, final: Why | null = null): void {
    this.question = { words, yes, final }
  }

  say(phrase: number): void {
    if (this.you.seats.length) this.net.send({ t: 'say', seat: this.me, phrase })
  }

  request(t: 'start' | 'sit_in' | 'take_back' | 'concede' | 'leave' | 'close', seat?: number, level?: string): void {
    this.net.send({ t, ...(seat === undefined ? {} : { seat }), ...(level ? { level } : {}) })
  }
}

/** Who sits where. Bots of one level are told apart by their number. */
export function chairNames(status: Status | null): string[] {
  const chairs = status?.seats ?? []
  const plain = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return t('page-bot-name', { level: levelWords(chair.level ?? '') })
    return chair.name || t('page-person', { number: seat + 1 })
  })
  return plain.map((name, seat) => (plain.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name))
}

export const levelWords = (level: string) => (has(`page-level-${level}`) ? t(`page-level-${level}`) : level)
