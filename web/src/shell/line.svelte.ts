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

export class Line {
  state = $state<LineState>('connecting')
  /** Why the line was closed, by its word; and whether it is being opened again. */
  cause = $state('')
  private cut = $state(false)
  /** What the matter is with the server, by its word. */
  private trouble = $state('')
  /** The key of what was sent and has no answer yet. */
  pending = $state('')
  private known = $state(false)
  /** What the matter is, and that the page goes on trying. */
  words = $derived.by(() => {
    if (!this.trouble && !this.cut && (this.state === 'open' || !this.known)) return ''
    const known = this.cause && this.cause !== 'unopened' && `page-close-${this.cause}`
    const matter = this.trouble && this.trouble !== 'offline' ? troubleWords(this.trouble) : t(known || 'page-trouble-offline')
    return [matter, ...(this.pending ? [t('page-line-kept')] : []), t('page-line-again')].join(' ')
  })
  private readonly net: Net
  private asker: ReturnType<typeof setTimeout> | undefined
  private left = false

  constructor(
    table: string,
    link: string,
    private readonly narrator: Narrator,
    heard: (message: FromServer) => void,
  ) {
    this.net = new Net(table, link, { heard, line: (state, why) => this.changed(state, why) })
    this.pending = this.net.unsent?.key ?? ''
    addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.wake)
  }

  private changed(state: LineState, why: string): void {
    this.state = state
    if (state === 'open') {
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

  act(seat: number, number: number, actions: number[]): void {
    this.pending = this.net.act(seat, number, actions)
  }

  undo(seat: number, number: number): void {
    this.pending = this.net.undo(seat, number)
  }

  /** What was sent is answered: was it the one that is waited for? */
  answered(key: string): boolean {
    if (key && this.pending !== key) return false
    this.pending = ''
    return true
  }

  ask(...question: Parameters<Net['ask']>): Promise<any> {
    return this.net.ask(...question)
  }

  send(message: FromPage): void {
    this.net.send(message)
  }

  private retry = () => this.net.retry()
  private wake = () => document.hidden || this.net.wake()

  leave(): void {
    this.left = true
    clearTimeout(this.asker)
    this.net.close()
    removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.wake)
  }
}
