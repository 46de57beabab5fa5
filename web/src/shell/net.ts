/** One socket to one table: says hello, resumes by sequence number, and keeps what the server has not yet answered. */
import { CLOSES, PROTOCOL, type Act, type Ask, type FromPage, type FromServer, type Undo } from './protocol'

export type LineState = 'connecting' | 'open' | 'lost' | 'reload' | 'refused'

type Deed = Act | Undo

/** After these there is no use in trying again. */
export const FINAL = ['nonsense', 'forgotten', 'no_table', 'reload']
/** What would be refused again is not sent again. */
const SPOILT = ['too_large', 'nonsense']
/** Too much is going on: not at once. */
const CROWDED = ['busy', 'too_many']
const CROWDED_WAIT = 3000

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** A line that has held so long was a good one: the next is opened at once. */
const STEADY = 10_000
const PING = 20_000
const WAKE = 700
const SILENCE = 45_000

export const newKey = () => crypto.randomUUID()

/** Where the socket is: beside the page, and its address names the table. */
export const socketUrl = (at: Location, table: string) => `${at.protocol === 'https:' ? 'wss:' : 'ws:'}//${at.host}/ws/${table}`

export interface Hooks {
  heard: (message: FromServer) => void
  /** `why` has a word of CLOSES or `not_stored`; `unopened` where the handshake failed; else nothing. */
  line: (state: LineState, why: string) => void
}

function closeWord(code: number, reason: string): string {
  if (code === 1012 && /^not.stored$/.test(reason)) return 'not_stored'
  return CLOSES[code] ?? ''
}

export class Net {
  private socket: WebSocket | null = null
  private epoch = ''
  private seq = 0
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private opened = false
  private welcomedAt = Infinity
  private closed = false
  private ready = false
  private readonly asked = new Map<string, (answer: any) => void>()
  private readonly box: string

  constructor(
    readonly table: string,
    private readonly link: string,
    private readonly hooks: Hooks,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
    private readonly store: Storage = sessionStorage,
  ) {
    this.box = `kubok-unsent-${table}`
    this.open()
  }

  /** The action that has no answer yet: sent again after every break, with the same key, so that it counts once. */
  get unsent(): Deed | null {
    const text = this.store.getItem(this.box)
    return text ? (JSON.parse(text) as Deed) : null
  }

  private set unsent(act: Deed | null) {
    if (act) this.store.setItem(this.box, JSON.stringify(act))
    else this.store.removeItem(this.box)
  }

  act(seat: number, number: number, actions: number[], itself = false): string {
    return this.keep({ t: 'act', key: newKey(), seat, number, actions, ...(itself && { itself }) })
  }

  undo(seat: number, number: number): string {
    return this.keep({ t: 'undo', key: newKey(), seat, number })
  }

  private keep(message: Deed): string {
    this.unsent = message
    this.send(message)
    return message.key
  }

  /** A question; null if it is refused or the line breaks. */
  ask(seat: number, what: string, about: Pick<Ask, 'action' | 'actions'> = {}): Promise<any> {
    if (!this.ready) return Promise.resolve(null)
    const key = newKey()
    return new Promise((answer) => {
      this.asked.set(key, answer)
      this.send({ t: 'ask', key, seat, what, ...about })
    })
  }

  send(message: FromPage): void {
    if (this.ready && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.closed = true
    this.stop()
    this.socket?.close()
  }

  /** Try at once, as when the browser says that it is back on the network: what was begun without one may hang for minutes. */
  retry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    this.anew()
  }

  /** Is anybody there? A line that does not answer at once is opened anew: after a sleep perhaps, or where something sent gets no
   *  answer. One that is only just being opened is left to it. */
  wake(): void {
    if (this.socket?.readyState === WebSocket.CONNECTING) return
    if (this.socket?.readyState !== WebSocket.OPEN) return this.retry()
    const asked = Date.now()
    this.send({ t: 'ping', n: this.seq })
    setTimeout(() => {
      if (this.heardAt >= asked || this.closed || document.hidden) return
      this.anew()
    }, WAKE)
  }

  private anew(): void {
    const old = this.socket
    if (old) old.onopen = old.onclose = old.onmessage = null
    old?.close()
    this.stop()
    this.wait = FIRST_WAIT
    this.open()
  }

  private open(): void {
    this.hooks.line('connecting', '')
    this.opened = false
    this.welcomedAt = Infinity
    const socket = this.make(socketUrl(location, this.table))
    this.socket = socket
    this.heardAt = Date.now()
    this.timer = setTimeout(() => this.opened || socket.close(), LONGEST_WAIT) // browsers would wait for minutes
    socket.onopen = () => {
      this.opened = true
      const known = this.epoch ? { epoch: this.epoch, since: this.seq } : {}
      const as = this.link ? { link: this.link } : {}
      socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ...as, ...known }))
      this.pinger = setInterval(() => this.beat(), PING)
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => this.lost(event.code, event.reason)
  }

  private beat(): void {
    if (Date.now() - this.heardAt > SILENCE) this.socket?.close()
    else this.send({ t: 'ping', n: this.seq })
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now()
    if (message.t === 'welcome' || message.t === 'resumed') {
      this.ready = true
      this.welcomedAt = Date.now()
      if (message.t === 'welcome') {
        this.epoch = message.epoch
        this.seq = message.seq
      }
      this.hooks.line('open', '')
      this.hooks.heard(message)
      if (this.unsent) this.send(this.unsent)
      return
    }
    if (message.t === 'update') {
      if (message.seq <= this.seq) return
      if (message.seq > this.seq + 1) return this.socket?.close() // something is missing: connect anew and resume
      this.seq = message.seq
    } else if (message.t === 'done' || message.t === 'refused') {
      if (this.unsent?.key === message.key) this.unsent = null
      if (message.t === 'refused' && this.asked.has(message.key)) this.answered(message.key, null)
    } else if (message.t === 'answer') {
      this.answered(message.key, message.answer)
    } else if (message.t === 'reload') {
      this.finish('reload')
    } else if (message.t === 'error' && message.code === 'no_table') {
      this.finish('no_table')
    }
    this.hooks.heard(message)
  }

  private answered(key: string, answer: any): void {
    this.asked.get(key)?.(answer)
    this.asked.delete(key)
  }

  private stop(): void {
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    this.ready = false
    for (const key of [...this.asked.keys()]) this.answered(key, null)
  }

  private finish(why: string): void {
    this.closed = true
    this.hooks.line(why === 'reload' ? 'reload' : 'refused', why)
  }

  private lost(code: number, reason: string): void {
    this.stop()
    if (this.closed) return
    const why = closeWord(code, reason)
    if (SPOILT.includes(why)) this.unsent = null
    if (FINAL.includes(why)) return this.finish(why)
    // Whoever is let in and thrown out again, as where nothing can be stored, waits longer each time
    if (Date.now() - this.welcomedAt > STEADY) this.wait = FIRST_WAIT
    if (CROWDED.includes(why)) this.wait = Math.max(this.wait, CROWDED_WAIT)
    this.hooks.line('lost', why || (this.opened ? '' : 'unopened'))
    this.timer = setTimeout(() => this.open(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }
}
