/** What is to be decided, and what the person does about it: act, at once or when it is confirmed, undo, ask why not. */
import { t } from './fluent.svelte'
import { nudge } from './notify'
import type { Offered, Part, Why } from './protocol'
import { settings } from './settings.svelte'
import type { TableState } from './table.svelte'

export interface Question {
  words: () => string
  /** Why it could not be undone, if that is so. */
  final: Why | null
  yes: () => void
}

export class Turn {
  owed = $state.raw<number[]>([])
  parts = $state.raw<Record<number, Part>>({})
  /** The seat that somebody chose to look at. */
  chosen = $state<number | null>(null)
  /** What is to be confirmed. */
  question = $state.raw<Question | null>(null)
  /** Who did the last thing. */
  lastBy = $state(-1)
  /** What was last done by itself: for which decision, and the key it went with. */
  took = $state.raw<{ decision: string; key: string } | null>(null)
  /** The server is being asked whether what was pressed could be undone. */
  private weighing = $state(false)

  /** Whose things lie before the reader: the seat that acts here, or else one to look at. */
  me = $derived.by(() => this.pick())
  part = $derived<Part | undefined>(this.parts[this.me])
  /** Is it for this page to act now? */
  acting = $derived.by(() => {
    const { chairs, past, desk } = this.table
    return !!desk && !past && chairs.playing && chairs.mine.includes(this.me) && this.owed.includes(this.me)
  })
  /** Nothing can be pressed while news is shown or something is on its way. */
  private free = $derived.by(() => this.acting && !this.table.line.pending && !this.table.desk?.showing && !this.table.desk?.covered)
  private decision = $derived(`${this.me}.${this.part?.number}`)
  /** What needs no thought and is about to be done by itself: nothing is asked meanwhile. Once for each decision; in a lesson, or
   *  where everything is to be confirmed, never. */
  private obvious = $derived.by(() => {
    const wished = settings.itself && settings.confirm !== 'always' && !this.table.info?.lesson
    const fresh = this.acting && (this.took?.decision !== this.decision || this.table.line.pending)
    return wished && fresh && this.part ? (this.part.obvious ?? this.table.desk?.standing?.(this.part)) : undefined
  })
  /** What may be done besides, with the end of this step; not where everything is asked. */
  ahead = $derived.by(() => (settings.itself && this.acting ? this.part?.ahead : undefined))
  private offered = $derived.by<Offered[]>(() => {
    const [now, next] = [this.part?.legal ?? [], this.ahead]
    if (!next) return now
    const besides = now.filter((one) => one.id !== next.after[0])
    return [...besides, ...next.legal.filter((one) => !besides.some((other) => other.id === one.id))]
  })
  legal = $derived<Offered[]>(this.free && this.obvious === undefined ? this.offered : [])
  asked = $derived.by(() => (this.acting && this.obvious === undefined ? (this.table.desk!.covered ?? this.table.words((this.ahead ?? this.part)?.asks)) : ''))
  /** At one screen the latest of those who sit there takes back; elsewhere there is only one. */
  undoPart = $derived.by<Part | undefined>(() => this.parts[this.table.chairs.mine.includes(this.lastBy) ? this.lastBy : this.me])
  /** Is something on its way that will change what can be pressed? */
  busy = $derived.by(() => !!this.table.line.pending || this.obvious !== undefined || this.weighing || !!this.table.desk?.showing || !!this.table.desk?.asking)
  private wasOwed = ''

  constructor(private readonly table: TableState) {}

  /** Whose move it is, in words. */
  get whose(): string {
    return this.table.chairs.mine.length > 1 ? t('page-move-of', this.table.chairs.who(this.me)) : t('page-your-move')
  }

  /** Several people at one screen act seat by seat from the first player, unless one is chosen by hand; whoever watches sees the
   *  seats in that order too. */
  private pick(): number {
    const { chosen, owed } = this
    const { mine, you, status } = this.table.chairs
    if (chosen !== null && (this.table.past || !mine.length)) return chosen
    if (chosen !== null && mine.includes(chosen) && (owed.includes(chosen) || !mine.some((seat) => owed.includes(seat)))) return chosen
    const all = status?.seats.map((_, seat) => seat) ?? [0]
    const first = this.table.desk?.first ?? 0
    const shown = mine.length ? mine : you.seats.length ? you.seats : all
    const order = [...shown].sort((a, b) => ((a - first + all.length) % all.length) - ((b - first + all.length) % all.length))
    return order.find((seat) => owed.includes(seat)) ?? order[0]!
  }

  take(parts: Part[]): void {
    this.parts = { ...this.parts, ...Object.fromEntries(parts.map((part) => [part.seat, part])) }
  }

  /** Another decision than before is told, and whoever looked away is nudged. */
  tellOwed(): void {
    if (this.obvious !== undefined) return
    const owed = this.acting ? this.decision : ''
    if (owed && owed !== this.wasOwed) {
      if (!this.wasOwed) nudge(this.whose, this.asked)
      this.table.narrator.tell(`${this.whose}: ${this.asked}`)
    }
    this.wasOwed = owed
  }

  /** Do what needs no thought, as soon as it can be done. Who confirms what is final is asked before it, too. */
  async takeObvious(): Promise<void> {
    const { me, part, obvious, decision, free, table } = this
    if (obvious === undefined || !free || !part) return
    if (settings.confirm === 'only') {
      const final = await table.line.ask(me, 'final', { actions: [obvious] })
      if (this.decision !== decision || !this.free) return
      if (final) return void (this.took = { decision, key: '' })
    }
    this.took = { decision, key: table.line.act(me, part.number, [obvious], true) }
  }

  /** Act, at once or when it is confirmed. Only the server knows what cannot be undone: it is asked. */
  async act(actions: number[], words: () => string): Promise<void> {
    if (!this.free || this.weighing || !this.part) return
    actions = this.whole(actions)
    const send = this.sender(this.me, this.part.number, actions)
    if (settings.confirm === 'never') return send()
    this.weighing = true
    const final = (await this.table.line.ask(this.me, 'final', { actions })) as Why | null
    this.weighing = false
    if (final || settings.confirm === 'always') this.confirm(words, send, final)
    else send()
  }

  /** With what ends this step, where it is the next one that is answered. */
  private whole(actions: number[]): number[] {
    const { ahead, part } = this
    const [first] = actions
    const next = ahead && (first === ahead.after[0] || !part?.legal.some((one) => one.id === first))
    return next ? [...ahead.after, ...actions] : actions
  }

  /** Bound to the decision that was looked at: whoever acts at this screen in the meantime. */
  private sender(seat: number, number: number, actions: number[]): () => void {
    const { line, narrator } = this.table
    return () => {
      if (line.pending) return
      narrator.notice = null
      line.act(seat, number, actions)
    }
  }

  undo(): void {
    const { undoPart: part, table } = this
    if (!part || table.line.pending) return
    if (part.can_undo) table.line.undo(part.seat, part.number)
    else if (part.undo) table.warn(part.undo)
  }

  /** Why an action is not legal: asked of the server, shown and told. */
  async why(form: Record<string, string | number>): Promise<void> {
    const { chairs, narrator, past, line } = this.table
    if (chairs.you.watcher) return narrator.note('page-watching-only')
    if (past) return
    const why = (await line.ask(this.me, 'why', { action: form })) as Why | null
    if (why) this.table.warn(why)
  }

  confirm(words: () => string, yes: () => void, final: Why | null = null): void {
    this.question = { words, yes, final }
  }
}
