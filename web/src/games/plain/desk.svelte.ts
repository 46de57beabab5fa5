/** A game of which the page knows nothing: news is taken at once, and all words come from the server. */
import { t } from '../../shell/fluent.svelte'
import type { Choice, Desk, Voice } from '../../shell/game'
import type { FromServer } from '../../shell/protocol'
import type { TableState } from '../../shell/table.svelte'

export class PlainDesk implements Desk {
  readonly notes = []
  readonly joins = []
  readonly first = 0
  readonly showing = false
  readonly asking = false

  constructor(readonly table: TableState) {}

  get title(): string {
    return t(`title-${this.table.info!.game}`)
  }

  get heading(): string[] {
    return [this.title]
  }

  get choices(): Choice[] {
    return this.table.turn.legal.map((action) => ({ words: this.table.words(action.say), ids: [action.id] }))
  }

  play(_: FromServer, take: () => void): void {
    take()
  }

  skip(): void {}

  taken(): void {}

  async voice(say: (words: string) => void): Promise<Voice> {
    return { tell: (events) => this.table.lines(events).forEach((line) => say(line.words)) }
  }

}
