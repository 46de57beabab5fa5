/** A game of which the page knows nothing: news is taken at once, and all words come from the server. At a screen that several
 *  people share, what only one of them may see lies behind a curtain until that one lifts it. */
import { Curtain } from '../../shell/curtain.svelte'
import { t } from '../../shell/fluent.svelte'
import type { Choice, Desk, Voice } from '../../shell/game'
import type { FromServer, Sheet } from '../../shell/protocol'
import type { Reader } from '../../shell/speech'
import type { TableState } from '../../shell/table.svelte'
import { laidOut } from './sheet'

export class PlainDesk implements Desk {
  readonly notes = []
  readonly first = 0
  readonly showing = false
  readonly asking = false
  constructor(readonly table: TableState) {
    this.curtain = new Curtain(table)
  }

  readonly curtain: Curtain
  reader = $derived.by<Reader>(() => ({ names: this.table.chairs.names, you: this.table.chairs.reader, named: this.table.frame?.glossary ?? {} }))
  sheet = $derived.by<Sheet>(() => (this.table.past ?? this.curtain.part?.view ?? this.table.view) as Sheet)
  laid = $derived.by(() => laidOut(this.sheet, this.table.turn.legal, this.table.turn.me, this.reader))

  get title(): string {
    return t(`title-${this.table.info!.game}`)
  }

  get heading(): string[] {
    return [this.title]
  }

  get covered(): string | undefined {
    return this.curtain.covered
  }

  get choices(): Choice[] {
    return this.table.turn.legal.map((action) => ({ words: this.table.words(action.say), ids: [action.id] }))
  }

  play(_: FromServer, take: () => void): void {
    take()
  }

  skip(): void {}

  taken(): void {
    this.curtain.taken()
  }

  async voice(say: (words: string) => void): Promise<Voice> {
    return { tell: (events) => this.table.lines(events).forEach((line) => say(line.words)) }
  }
}
