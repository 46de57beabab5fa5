/** At a screen that several people share, what only one of them may see lies behind a curtain until that one lifts it. */
import { t } from './fluent.svelte'
import type { Part } from './protocol'
import type { TableState } from './table.svelte'

export class Curtain {
  /** Who has lifted it. */
  private lifted = $state<number | null>(null)

  constructor(readonly table: TableState) {}

  /** Has anybody at this screen something that another one here may not see? */
  private shared = $derived.by(() => this.table.chairs.you.seats.length > 1 && Object.values(this.table.turn.parts).some((part) => part.view !== undefined))
  /** Whose own part may be shown; none while the curtain is down, and none when all is over. */
  part = $derived.by<Part | undefined>(() => {
    const { chairs, turn, past } = this.table
    if (past || (this.shared && (chairs.finished || this.lifted !== turn.me))) return undefined
    return turn.part
  })
  /** The one whom it waits for. */
  seat = $derived.by<number | null>(() => (this.table.turn.acting && this.shared && this.lifted !== this.table.turn.me ? this.table.turn.me : null))

  get covered(): string | undefined {
    return this.seat === null ? undefined : t('plain-hand-over')
  }

  lift(): void {
    this.lifted = this.seat
    this.table.narrator.tell(`${this.table.turn.whose}: ${this.table.turn.asked}`)
  }

  /** Once it is down, whoever had lifted it must lift it again: the screen may be in other hands. What that one was asked goes too. */
  taken(): void {
    if (this.seat === null || this.lifted === null) return
    this.lifted = null
    this.table.narrator.told = []
  }
}
