/** A game of which the page knows nothing: news is taken at once, and all words come from the server. */
import { has, t } from '../../shell/fluent.svelte'
import type { Choice, Desk, Voice } from '../../shell/game'
import type { Action, Incoming, Told, Why } from '../../shell/protocol'
import type { TableState } from '../../shell/table.svelte'

export class PlainDesk implements Desk {
  readonly notes = []
  readonly first = 0
  readonly showing = false
  readonly asking = false

  constructor(readonly table: TableState) {}

  get title(): string {
    const id = `look-game-${this.table.info!.game}`
    return has(id) ? t(id) : this.table.info!.game
  }

  get heading(): string[] {
    return [this.title]
  }

  get question(): string {
    return ''
  }

  words(action: Action): string {
    return action.do
  }

  get choices(): Choice[] {
    return this.table.turn.legal.map((action) => ({ words: this.words(action), ids: [action.id] }))
  }

  play(_: Incoming, take: () => void): void {
    take()
  }

  skip(): void {}

  taken(): void {}

  async voice(say: (words: string) => void): Promise<Voice> {
    return { tell: (events) => this.lines(events).forEach((line) => say(line.words)) }
  }

  lines<T extends Told>(events: T[]): (T & { words: string })[] {
    return events.map((event) => ({ ...event, words: event.kind }))
  }

  ruleWords(rule: string): string {
    return rule
  }

  reason(why: Why): string {
    return why.text
  }
}
