/** What is said to those who listen and those who read: lines for a screen reader, and a notice over the table. */
import { t } from './fluent.svelte'

/** So many lines are kept: who listens may go back to them. */
const KEPT = 60

export class Narrator {
  /** What a screen reader is told. */
  told = $state.raw<{ n: number; words: string }[]>([])
  notice = $state.raw<{ words: () => string; bad: boolean } | null>(null)
  private n = 0

  tell(words: string): void {
    if (words) this.told = [...this.told.slice(1 - KEPT), { n: ++this.n, words }]
  }

  note(id: string, values?: Record<string, string | number>): void {
    this.say(() => t(id, values), false)
  }

  /** Something is not possible, and this is why. */
  warn(words: () => string): void {
    this.say(words, true)
  }

  private say(words: () => string, bad: boolean): void {
    this.notice = { words, bad }
    this.tell(words())
  }
}
