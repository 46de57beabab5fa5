/** What a film of the race marks: busts, changes of the lead, and runners at the finish. */
import type { Film } from '../../shell/game'
import type { Step } from '../../shell/protocol'
import { leader } from './board'
import type { View } from './types'
import type { Race } from './race.svelte'

export const marks: Film['marks'] = {
  bust: { sign: '✸', colour: 'var(--bad)' },
  lead: { sign: '»', colour: 'var(--good)' },
  finish: { sign: '⚑', colour: 'var(--ink)' },
}

export function find(race: Race, steps: Step[]): { step: number; what: string }[] {
  const found: { step: number; what: string }[] = []
  let first = -1
  for (const [step, one] of steps.entries()) {
    const happened = (kind: string) => one.events.some((event) => event.kind === kind)
    if (happened('bust')) found.push({ step, what: 'bust' })
    if (happened('finished')) found.push({ step, what: 'finish' })
    const ahead = leader(race.frame?.board, (one.view as View | undefined)?.position.seats ?? [])
    if (ahead < 0 || ahead === first) continue
    if (first >= 0) found.push({ step, what: 'lead' })
    first = ahead
  }
  return found
}
