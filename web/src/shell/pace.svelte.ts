/** What others do, at the reader's speed. The server sends it as it happens, what bots do all at once. Here one thing is shown after
 *  the other, each for a moment; all of it is there soon after it came, and at once where the reader acts, is asked to, or skips. */
import { MEDIA } from './media'
import type { FromServer, Update } from './protocol'
import { settings } from './settings.svelte'

/** So long after it came, in milliseconds at speed 1, the latest of it is shown. */
const MOST = 1600
/** A frame: at once does not mean one by one. */
const FRAME = 16

const still = matchMedia(MEDIA.still)
/** No motion: by the reader's wish, the system's, or because nobody looks. */
export const calm = () => still.matches || !settings.motion || !settings.speed || document.hidden

interface At {
  /** The seats that act here. */
  readonly mine: number[]
  /** How long news of others is looked at, in milliseconds at speed 1. */
  beat(message: Update): number
  /** Make it the present. */
  show(message: FromServer): void
  /** Is this page asked something now? */
  asked(): boolean
}

export class Pace {
  private queue: Update[] = []
  private latest = 0
  /** When the next may be shown. */
  private due = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Somebody wants to see the next question, and nothing before it. */
  private hurried = false

  constructor(private readonly at: At) {
    document.addEventListener('visibilitychange', this.unseen)
  }

  hear(message: FromServer): void {
    const { public: news = {} } = message.t === 'update' ? message : {}
    if (message.t === 'update' && news.by === undefined && !news.view) return this.at.show(message) // of chairs, or a phrase
    if (message.t !== 'update' || news.by === undefined || this.at.mine.includes(news.by)) {
      this.flush()
      return this.at.show(message)
    }
    this.queue.push(message)
    this.latest = performance.now()
    if (this.queue.length === 1) this.wait()
  }

  /** On to the next question. */
  skip(): void {
    this.hurried = true
    this.flush()
  }

  /** All that was kept back. */
  flush(): void {
    clearTimeout(this.timer)
    for (const message of this.queue.splice(0)) this.at.show(message)
    this.due = 0
    if (this.at.asked()) this.hurried = false
  }

  leave(): void {
    clearTimeout(this.timer)
    this.queue = []
    document.removeEventListener('visibilitychange', this.unseen)
  }

  private unseen = () => document.hidden && this.flush()

  private wait(): void {
    if (document.hidden) return this.flush()
    if (this.hurried || calm()) this.timer = setTimeout(() => this.flush(), FRAME)
    else this.timer = setTimeout(() => this.next(), Math.max(0, this.due - performance.now()))
  }

  private next(): void {
    const message = this.queue.shift()
    if (!message) return
    const now = performance.now()
    const all = this.queue.reduce((sum, one) => sum + this.at.beat(one), this.at.beat(message))
    const left = Math.max(0, this.latest + MOST / (settings.speed || 1) - now)
    this.due = now + Math.min(this.at.beat(message) / (settings.speed || 1), all && (left * this.at.beat(message)) / all)
    this.at.show(message)
    if (this.queue.length) this.due > now ? this.wait() : this.next()
  }
}
