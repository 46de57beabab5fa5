/** Who sits where: names, coming and going, whoever leads the table, what is called across it, and each seat's part of the dice. */
import { levelWords, t } from './fluent.svelte'
import type { Line } from './line.svelte'
import type { Narrator } from './narrator.svelte'
import type { Status, You } from './protocol'

/** So many seconds a host who only loads the page anew may be gone before anybody is told. */
const BLINK = 2
/** So long what somebody calls is to be seen, in milliseconds. */
const CALLED = 6000

export class Chairs {
  you = $state.raw<You>({ seats: [], host: false, watcher: true, links: {} })
  status = $state.raw<Status | null>(null)
  /** Ready phrases that were just called. */
  said = $state.raw<{ seat: number; phrase: number; n: number }[]>([])
  /** Seconds since 1970 by the server’s clock. */
  clock = $state(0)
  /** Getting up from the only seat: done when the server says so, and then the page goes on to the start. */
  leaving = false
  gone = $state(false)

  names = $derived(chairNames(this.status))
  playing = $derived(this.status?.phase === 'playing')
  finished = $derived(this.status?.phase === 'over' || this.status?.phase === 'closed')
  /** All are here, and only our own parts of the dice are still on their way: it begins at once. */
  beginning = $derived.by(() => {
    const late = (this.status?.seats ?? []).flatMap((chair, seat) => (chair.taken && chair.nonce ? [] : [chair.taken ? seat : -1]))
    return this.status?.phase === 'waiting' && late.length > 0 && late.every((seat) => this.you.seats.includes(seat))
  })
  mine = $derived(this.you.seats.filter((seat) => !this.byBot(seat)))
  /** Whoever plays one seat here, alone, is spoken to; several people at one screen, and those who watch, read names. */
  reader = $derived(this.you.seats.length === 1 ? this.you.seats[0] : undefined)
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
    if (hostLeft === null || this.you.host || this.line.state !== 'open' || this.clock - status!.host_away! < BLINK || this.read === status!.host_away) return ''
    return hostLeft ? t('page-host-cut', { seconds: hostLeft }) : t('page-host-away')
  })
  private read = $state<number | null>(null)
  private ahead = 0
  private hostTold = ''
  private calls = 0
  private readonly timer: ReturnType<typeof setInterval>

  constructor(
    private readonly line: Line,
    private readonly narrator: Narrator,
  ) {
    this.timer = setInterval(this.tick, 1000)
  }

  private tick = () => {
    this.clock = Date.now() / 1000 + this.ahead
    this.tellHost()
  }

  /** What the server’s clock says now: late by its way here, so a bot is never offered too early. */
  setClock(now: number): void {
    this.ahead = now - Date.now() / 1000
    this.tick()
  }

  /** The banner counts; who listens is told when it begins and when it is over. */
  private tellHost(): void {
    const now = this.hostWords && (this.hostLeft ? 'cut' : 'away')
    if (now && now !== this.hostTold) this.narrator.tell(this.hostWords)
    this.hostTold = now
  }

  /** Somebody has read that the host is away: it is not said again until the next time. */
  dismissHost(): void {
    this.read = this.status?.host_away ?? null
  }

  byBot(seat: number): boolean {
    const chair = this.status?.seats[seat]
    return !chair || chair.kind === 'bot' || !!chair.sitting || !!chair.conceded
  }

  /** Whom a sentence is about: a name, or the reader. */
  who(seat: number): { name: string; you: string } {
    return { name: this.names[seat] ?? '', you: this.reader === seat ? 'yes' : 'no' }
  }

  /** How things are now. What has changed is told: coming, going, bots that sit in, the end. */
  take(now: Status): void {
    const [before, names] = [this.status, this.names]
    this.status = now
    if (before) this.tellChanges(before, now, names)
    if (now.phase === 'waiting') this.giveNonces(now)
  }

  private tellChanges(before: Status, now: Status, names: string[]): void {
    const tell = (id: string, about: Record<string, string>) => this.narrator.tell(t(id, about))
    now.seats.forEach((chair, seat) => {
      const old = before.seats[seat]
      if (!old || chair.kind === 'bot') return
      const about = { ...this.who(seat), name: (chair.taken ? this.names : names)[seat] ?? '' }
      if (this.leaving && old.taken && !chair.taken && this.you.seats.includes(seat)) this.gone = true
      if (!!chair.taken !== !!old.taken) tell(chair.taken ? 'page-told-sat' : 'page-told-up', about)
      // A name alone may be a new one for the same person; who sits down anew is away from then on, or here
      else if (chair.taken && chair.name !== old.name && (chair.away ?? null) !== (old.away ?? null)) this.narrator.note('page-told-taken', { ...about, old: names[seat] ?? '' })
      else if (!!chair.here !== !!old.here && !this.you.seats.includes(seat)) tell(chair.here ? 'page-told-back' : 'page-told-away', about)
      if (chair.conceded && !old.conceded) now.phase === 'playing' && this.narrator.note('page-told-bot', about) // the log has the rest
      else if (!!chair.sitting !== !!old.sitting) tell(chair.sitting ? 'page-told-bot' : 'page-told-again', about)
    })
    if (now.phase === 'closed' && before.phase !== 'closed') tell(`page-closed-${now.closed_by}`, {})
  }

  /** Each seat adds its own part to the dice before the game begins. */
  private giveNonces(status: Status): void {
    for (const seat of this.you.seats) {
      const chair = status.seats[seat]
      if (!chair || chair.nonce || chair.kind === 'bot') continue
      const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
      this.line.send({ t: 'nonce', seat, nonce })
    }
  }

  hear(call: { seat: number; phrase: number }): void {
    const n = ++this.calls
    this.said = [...this.said, { ...call, n }]
    this.narrator.tell(`${this.names[call.seat]}: ${t(`page-phrase-${call.phrase}`)}`)
    setTimeout(() => (this.said = this.said.filter((one) => one.n !== n)), CALLED)
  }

  say(seat: number, phrase: number): void {
    if (this.you.seats.length) this.line.send({ t: 'say', seat, phrase })
  }

  /** The host: begin now; this table ends. */
  lead(t: 'start' | 'close'): void {
    this.line.send({ t })
  }

  request(t: 'sit_in' | 'come_back' | 'concede' | 'leave', seat: number): void {
    this.line.send({ t, seat })
  }

  leave(): void {
    clearInterval(this.timer)
  }
}

/** Who sits where. Bots of one level are told apart by their number. */
function chairNames(status: Status | null): string[] {
  const chairs = status?.seats ?? []
  const plain = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return t('page-bot-name', { level: levelWords(chair.level ?? '') })
    return chair.name || t('page-person', { number: seat + 1 })
  })
  return plain.map((name, seat) => (plain.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name))
}
