/** The line to the server: whether it is open, what the matter is where it is not, and what was sent and has no answer yet. */
import { health, troubleWords } from './api'
import { t } from './fluent.svelte'
import type { Narrator } from './narrator.svelte'
import { Net, type LineState } from './net'
import type { FromPage, FromServer } from './protocol'

/** Matters of the line alone: over when it is open. */
const OF_LINE = ['offline', 'down', 'crowded', 'shut']
/** How often a server that is not well is asked again, in milliseconds. */
const ASK_AGAIN = 5000
/** So long what was sent may go without an answer before anybody is told, in milliseconds; then the line is tried. */
const LATE = 2500

export class Line {
  state = $state<LineState>('connecting')
  /** Why the line was closed, by its word; and whether it is being opened again. */
  cause = $state('')
  private cut = $state(false)
  /** What the matter is with the server, by its word. */
  private trouble = $state('')
  /** The key of what was sent and has no answer yet; and whether that has taken long. */
  pending = $state('')
  private late = $state(false)
  /** The browser says that it has no network. A server in the same house may answer all the same. */
  private off = $state(false)
  private known = $state(false)
  /** What the matter is, and that the page goes on trying. */
  words = $derived.by(() => {
    const kept = this.pending ? [t('page-line-kept')] : []
    if (this.off) return [t('page-line-off'), ...kept].join(' ')
    if (!this.trouble && !this.cut && (this.state === 'open' || !this.known)) return this.late ? [t('page-line-late'), ...kept].join(' ') : ''
    const known = this.cause && this.cause !== 'unopened' && `page-close-${this.cause}`
    const matter = this.trouble && this.trouble !== 'offline' ? troubleWords(this.trouble) : t(known || 'page-trouble-offline')
    return [matter, ...kept, t('page-line-again')].join(' ')
  })
  private readonly net: Net
  private asker: ReturnType<typeof setTimeout> | undefined
  private waiter: ReturnType<typeof setTimeout> | undefined
  private left = false

  constructor(
    table: string,
    link: string,
    private readonly narrator: Narrator,
    heard: (message: FromServer) => void,
  ) {
    this.net = new Net(table, link, { heard: (message) => ((this.off = false), heard(message)), line: (state, why) => this.changed(state, why) })
    this.pending = this.net.unsent?.key ?? ''
    addEventListener('online', this.online)
    addEventListener('offline', this.offline)
    document.addEventListener('visibilitychange', this.wake)
  }

  private changed(state: LineState, why: string): void {
    this.state = state
    if (state === 'open') {
      this.off = false
      this.cut = false
      this.known = true
      void this.askHealth()
    }
    if (state === 'reload' || state === 'refused') this.cause = why
    if (state !== 'lost') return
    this.cut = true
    if (why !== 'unopened' || !this.cause) this.cause = why
    if (why === 'too_large' || (why === 'not_stored' && !this.pending)) this.narrator.note(`page-close-${why}`) // it is not sent again
    if (!this.net.unsent) this.pending = ''
    if (!this.pending) this.late = false
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

  act(seat: number, number: number, actions: number[], itself = false): string {
    const key = this.net.act(seat, number, actions, itself)
    this.waitFor(key)
    return key
  }

  undo(seat: number, number: number): void {
    this.waitFor(this.net.undo(seat, number))
  }

  /** Whoever waits for long is told, and the line is tried, again and again. */
  private waitFor(key: string): void {
    this.pending = key
    clearTimeout(this.waiter)
    this.waiter = setTimeout(() => {
      if (this.pending !== key) return
      this.late = true
      this.net.wake()
      this.waitFor(key)
    }, LATE)
  }

  /** What was sent is answered: was it the one that is waited for? */
  answered(key: string): boolean {
    if (key && this.pending !== key) return false
    this.pending = ''
    this.late = false
    return true
  }

  ask(...question: Parameters<Net['ask']>): Promise<any> {
    return this.net.ask(...question)
  }

  send(message: FromPage): void {
    this.net.send(message)
  }

  private online = () => ((this.off = false), this.net.retry())
  private offline = () => ((this.off = true), this.net.wake())
  private wake = () => document.hidden || this.net.wake()

  leave(): void {
    this.left = true
    clearTimeout(this.asker)
    clearTimeout(this.waiter)
    this.net.close()
    removeEventListener('online', this.online)
    removeEventListener('offline', this.offline)
    document.removeEventListener('visibilitychange', this.wake)
  }
}
