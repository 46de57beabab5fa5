/** A game of which the page knows nothing: news is taken at once, and all words come from the server. At a screen that several
 *  people share, what only one of them may see lies behind a curtain until that one lifts it. */
import { t } from '../../shell/fluent.svelte'
import type { Choice, Desk, Voice } from '../../shell/game'
import type { FromServer, Part, Sheet } from '../../shell/protocol'
import type { Reader } from '../../shell/speech'
import type { TableState } from '../../shell/table.svelte'
import { laidOut } from './sheet'

export class PlainDesk implements Desk {
  readonly notes = []
  readonly first = 0
  readonly showing = false
  readonly asking = false
  /** Who has lifted the curtain. */
  private lifted = $state<number | null>(null)

  constructor(readonly table: TableState) {}

  /** Has anybody at this screen something that another one here may not see? */
  private shared = $derived.by(() => this.table.chairs.you.seats.length > 1 && Object.values(this.table.turn.parts).some((part) => part.view !== undefined))
  /** Whose own part may be shown; none while the curtain is down, and none when all is over. */
  private part = $derived.by<Part | undefined>(() => {
    const { chairs, turn, past } = this.table
    if (past || (this.shared && (chairs.finished || this.lifted !== turn.me))) return undefined
    return turn.part
  })
  /** The one whom the curtain waits for. */
  curtain = $derived.by<number | null>(() => (this.table.turn.acting && this.shared && this.lifted !== this.table.turn.me ? this.table.turn.me : null))
  reader = $derived.by<Reader>(() => ({ names: this.table.chairs.names, you: this.table.chairs.reader, named: this.table.frame?.glossary ?? {} }))
  sheet = $derived.by<Sheet>(() => (this.table.past ?? this.part?.view ?? this.table.view) as Sheet)
  laid = $derived.by(() => laidOut(this.sheet, this.table.turn.legal, this.table.turn.me, this.reader))

  get title(): string {
    return t(`title-${this.table.info!.game}`)
  }

  get heading(): string[] {
    return [this.title]
  }

  get covered(): string | undefined {
    return this.curtain === null ? undefined : t('plain-hand-over')
  }

  get choices(): Choice[] {
    return this.table.turn.legal.map((action) => ({ words: this.table.words(action.say), ids: [action.id] }))
  }

  lift(): void {
    this.lifted = this.curtain
    this.table.narrator.tell(`${this.table.turn.whose}: ${this.table.turn.asked}`)
  }

  play(_: FromServer, take: () => void): void {
    take()
  }

  skip(): void {}

  /** Once it is down, whoever had lifted it must lift it again: the screen may be in other hands. What that one was asked goes too. */
  taken(): void {
    if (this.curtain === null || this.lifted === null) return
    this.lifted = null
    this.table.narrator.told = []
  }

  async voice(say: (words: string) => void): Promise<Voice> {
    return { tell: (events) => this.table.lines(events).forEach((line) => say(line.words)) }
  }
}
