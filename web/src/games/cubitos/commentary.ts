/** The race as a commentator tells it, for whoever listens: what matters, in whole sentences, and who takes the lead. The log
 *  keeps the exact account; what only moves dice about is not worth a word here. */
import { leader } from './board'
import { local, t } from '../../shell/fluent.svelte'
import type { Told } from '../../shell/protocol'
import type { SeatView } from './types'
import { cardOf, condensed, diceWords, dieWords, eventWords, placeWords, who, type Context } from './words'

/** A runner who is still running: told when it stops, or when it has been still for a moment. */
interface Run {
  seat: number
  steps: number
  to: number
  from: SeatView[]
}

const SILENT = ['drew', 'refilled', 'discarded_active', 'face', 'push', 'discarded']
const PAUSE = 1200

type Say = (context: Context, event: Told, about: ReturnType<typeof who>) => string

const SAYS: Record<string, Say> = {
  round: (_, event) => t('say-round', { number: event.fields.number }),
  pass: (_, __, about) => t('say-pass', about),
  bust: (_, __, about) => t('say-bust', about),
  finished: (_, __, about) => t('say-finished', about),
  counted: (_, event, about) => t('say-counted', { ...about, coins: event.fields.coins, feet: event.fields.feet }),
  bought: (context, event, about) => {
    const card = cardOf(context, event.fields.die)
    return t('say-bought', { ...about, price: event.fields.price, die: dieWords(event.fields.die), card: card ? local(card.names) : '' })
  },
  rolled: (_, event, about) => {
    const hits: Record<string, number> = {}
    for (const face of event.fields.faces as string[]) if (!face.endsWith(' miss')) hits[face] = (hits[face] ?? 0) + 1
    const got = Object.values(hits).reduce((a, b) => a + b, 0)
    const count = event.fields.faces.length
    const key = !got ? 'none' : got >= 4 && 2 * got >= count ? 'great' : 'some'
    return t(`say-rolled-${key}`, { ...about, count, got, hits: diceWords(hits) })
  },
}

/** The log's lines have no full stop; a sentence has one. */
const ended = (words: string) => (!words || /[.!?…]$/.test(words) ? words : `${words}.`)

export class Commentator {
  private run: Run | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (words: string) => void) {}

  /** What happened in one go, and how everybody stood before and stands after it. */
  tell(context: Context, events: Told[], before: SeatView[], after: SeatView[]): void {
    for (const event of condensed(events)) {
      if (event.kind === 'stepped') this.stepped(context, event, before, after)
      else {
        if (this.run?.seat === event.seat || event.seat < 0) this.stop(context, after)
        if (SILENT.includes(event.kind)) {
          if (event.kind === 'push' && event.fields.risk) this.say(t('say-dares', who(context, event.seat)))
          continue
        }
        this.say(SAYS[event.kind]?.(context, event, who(context, event.seat)) ?? ended(eventWords(context, event)))
      }
    }
  }

  private stepped(context: Context, event: Told, before: SeatView[], after: SeatView[]): void {
    if (this.run && this.run.seat !== event.seat) this.stop(context, before)
    const steps = event.fields.steps ?? 1
    this.run = this.run ? { ...this.run, steps: this.run.steps + steps, to: event.fields.to } : { seat: event.seat, steps, to: event.fields.to, from: before }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.stop(context, after), PAUSE)
  }

  /** Tell of a run that is over. */
  private stop(context: Context, now: SeatView[]): void {
    clearTimeout(this.timer)
    const run = this.run
    const board = context.frame?.board
    this.run = null
    if (!run || !board) return
    const about = who(context, run.seat)
    this.say(t('say-ran', { ...about, steps: run.steps, place: placeWords(board, run.to) }))
    const ahead = (seats: SeatView[]) => leader(board, seats) === run.seat
    const line = board.spaces[run.to]?.section ?? 0
    if (ahead(now) && !ahead(run.from)) this.say(t('say-leads', about))
    else if (line > (board.spaces[run.from[run.seat]?.space ?? 0]?.section ?? 0)) this.say(t('say-line', { ...about, line }))
  }
}
