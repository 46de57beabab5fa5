/** The race as a commentator tells it, for whoever listens: what matters, in whole sentences, and who takes the lead. The log
 *  keeps the exact account; what only moves dice about is not worth a word here. */
import { leader } from './board'
import type { Json, Said, Told } from '../../shell/protocol'
import { lined, words, type Reader } from '../../shell/speech'
import type { Frame } from './shapes'
import type { SeatView } from './types'
import { cardOf } from './words'

/** A runner who is still running: told when it stops, or when it has been still for a moment. */
interface Run {
  seat: number
  steps: number
  to: number
  from: SeatView[]
}

/** To whom it is told, and of which race. */
export interface Listener {
  reader: Reader
  frame: Frame | null
}

const SILENT = ['drew', 'refilled', 'discarded_active', 'face', 'push', 'discarded']
const PAUSE = 1200

/** The parts of an event in shorter sentences. */
const SAYS: Record<string, (event: Told & { say: Said }, frame: Frame | null) => Said> = {
  round: ({ say }) => ({ ...say, say: 'say-round' }),
  pass: ({ say }) => ({ ...say, say: 'say-pass' }),
  bust: ({ say }) => ({ ...say, say: 'say-bust' }),
  finished: ({ say }) => ({ ...say, say: 'say-finished' }),
  counted: ({ say }) => ({ ...say, say: 'say-counted' }),
  bought: ({ say, fields }, frame) => ({ ...say, say: 'say-bought', card: { named: cardOf(frame?.data.cards, fields.die)?.name ?? '' } }),
  rolled: ({ say, fields }) => {
    const faces = fields.faces as string[]
    const got = faces.filter((face) => !face.endsWith(' miss')).length
    return { ...say, say: `say-rolled-${!got ? 'none' : got >= 4 && 2 * got >= faces.length ? 'great' : 'some'}`, got }
  },
}

/** The log's lines have no full stop; a sentence has one. */
const ended = (words: string) => (!words || /[.!?…]$/.test(words) ? words : `${words}.`)

export class Commentator {
  private run: Run | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (words: string) => void) {}

  /** What happened in one go, and how everybody stood before and stands after it. */
  tell(to: Listener, events: Told[], before: SeatView[], after: SeatView[]): void {
    for (const event of lined(events) as (Told & { say: Said })[]) {
      if (event.kind === 'stepped') this.stepped(to, event, before, after)
      else {
        if (this.run?.seat === event.seat || event.seat < 0) this.stop(to, after)
        if (event.kind === 'push' && event.fields.risk) this.speak(to, 'say-dares', event.seat)
        if (SILENT.includes(event.kind)) continue
        this.say(ended(words(SAYS[event.kind]?.(event, to.frame) ?? event.say, to.reader)))
      }
    }
  }

  private speak(to: Listener, say: string, seat: number, values: Record<string, Json> = {}): void {
    this.say(words({ say, name: { seat }, ...values }, to.reader))
  }

  private stepped(to: Listener, event: Told & { say: Said }, before: SeatView[], after: SeatView[]): void {
    if (this.run && this.run.seat !== event.seat) this.stop(to, before)
    const steps = (this.run?.steps ?? 0) + (event.say.steps as number)
    this.run = { seat: event.seat, steps, to: event.fields.to, from: this.run?.from ?? before }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.stop(to, after), PAUSE)
  }

  /** Tell of a run that is over. */
  private stop(to: Listener, now: SeatView[]): void {
    clearTimeout(this.timer)
    const run = this.run
    const board = to.frame?.board
    this.run = null
    if (!run || !board) return
    const { seat, steps } = run
    this.speak(to, 'say-ran', seat, { steps, place: board.spaces[run.to]?.place ?? '' })
    const ahead = (seats: SeatView[]) => leader(board, seats) === seat
    const line = board.spaces[run.to]?.section ?? 0
    if (ahead(now) && !ahead(run.from)) this.speak(to, 'say-leads', seat)
    else if (line > (board.spaces[run.from[seat]?.space ?? 0]?.section ?? 0)) this.speak(to, 'say-line', seat, { line })
  }
}
