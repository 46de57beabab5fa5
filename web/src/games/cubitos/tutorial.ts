/** The steps of the first lesson. Each is keyed on what the server says now, never on rules: when it fits, what it points at. */
import type { Race } from './race.svelte'
import { COLOURS, topFrame } from './words'

/** What the steps look at. */
export interface Scene {
  acting: boolean
  frame: string
  /** What can be done: `push`, `done`, `tray`, `active`… */
  legal: Set<string>
  /** How likely the next push busts. */
  bust: number
  round: number
  /** Is there a symbol that can be used? */
  symbol: boolean
  /** Can a click lead somewhere on the track? */
  reach: boolean
  /** What has happened to the pupil so far. */
  events: Set<string>
  over: boolean
}

export interface Step {
  id: string
  when: (scene: Scene) => boolean
  /** The place of action: the first of these that is there; without one the guide speaks from the middle. */
  at: string[] | ((race: Race) => string[])
  /** Nothing is to be done but to read. */
  read?: boolean
}

/** A space within reach that gives something, the farthest; or else the farthest of all. */
function goal(race: Race): string[] {
  const worth = (space: number, steps: number) => {
    const bonus = race.frame?.board.spaces[space]?.bonus
    return (bonus ? 10_000 + (bonus.credits ?? 0) : 0) + 100 * steps
  }
  const best = [...race.targets.values()].sort((a, b) => worth(b.space, b.path.length) - worth(a.space, a.path.length))[0]
  return [`[data-space="${best?.space}"]`, '.target', '.board']
}

function dearest(race: Race): string[] {
  const cards = (race.frame?.data.cards ?? []).filter((card) => race.find({ do: 'tray', kind: card.colour }))
  const best = cards.sort((a, b) => b.cost - a.cost)[0]
  return [`[data-card="${best?.colour}"]`, '.card.legal', '.tray.legal']
}

function colourful(race: Race): string[] {
  const kinds = race.legal.filter((action) => action.do === 'draw').map((action) => action.kind ?? '')
  const best = kinds.find((kind) => COLOURS.some((colour) => colour === kind)) ?? kinds.find((kind) => kind === 'dark') ?? kinds[0]
  return [`.draw [data-explain^="die ${best}"] .ready`, '.draw .ready', '.draw', '[data-do="done"]']
}

const choosing = (scene: Scene) => scene.acting && scene.frame === 'choosing'
const asked = (frame: string) => (scene: Scene) => scene.acting && scene.frame === frame

export const STEPS: Step[] = [
  { id: 'welcome', when: choosing, at: ['.runner.me'], read: true },
  { id: 'misses', when: choosing, at: ['.felt .cloth', '.felt'], read: true },
  { id: 'hits', when: choosing, at: ['.zone.active'], read: true },
  { id: 'push', when: (scene) => choosing(scene) && scene.legal.has('push') && !scene.bust, at: ['[data-do="push"]'] },
  { id: 'risk', when: (scene) => choosing(scene) && scene.bust > 0 && scene.round === 1, at: ['[data-do="pass"]'] },
  { id: 'symbol', when: (scene) => asked('abilities')(scene) && scene.symbol, at: ['.active .ready'] },
  { id: 'abilities', when: (scene) => asked('abilities')(scene) && !scene.symbol, at: ['.active .ready', '[data-do="done"]'] },
  { id: 'swords', when: asked('prize'), at: ['[data-do="yes"]'] },
  { id: 'move', when: (scene) => asked('moving')(scene) && scene.reach, at: goal },
  { id: 'stop', when: (scene) => asked('moving')(scene) && !scene.reach, at: ['[data-do="done"]'] },
  { id: 'gift', when: (scene) => asked('bonus')(scene) && scene.legal.has('tray'), at: dearest },
  { id: 'bonus', when: (scene) => asked('bonus')(scene) && !scene.legal.has('tray'), at: ['[data-do^="take"]', '.answers'] },
  { id: 'bought', when: (scene) => asked('buying')(scene) && scene.events.has('bought'), at: ['[data-do="done"]'] },
  { id: 'buy', when: (scene) => asked('buying')(scene) && scene.legal.has('tray') && !scene.events.has('bought'), at: dearest },
  { id: 'round', when: (scene) => scene.acting && scene.round === 2, at: ['.felt .cloth', '.felt'], read: true },
  { id: 'limit', when: (scene) => scene.acting && scene.round === 2, at: ['.mine [data-explain="number limit"]'], read: true },
  { id: 'draw', when: asked('drawing'), at: colourful },
  { id: 'dare', when: (scene) => choosing(scene) && scene.bust > 0 && scene.round === 2 && !scene.events.has('bust'), at: ['[data-do="push"]'] },
  { id: 'bust', when: (scene) => scene.events.has('bust') && scene.acting, at: ['[data-explain="fan 1"]'], read: true },
  { id: 'busted', when: asked('busted'), at: ['[data-do="done"]'] },
  { id: 'lines', when: (scene) => scene.acting && scene.round === 3, at: ['.board .red', '.board'], read: true },
  { id: 'alone', when: (scene) => scene.acting && scene.round === 3, at: [], read: true },
]

/** The step to show: the first that fits and has not been shown to its end. */
export const stepOf = (scene: Scene, seen: string[]): Step | undefined => STEPS.find((step) => !seen.includes(step.id) && step.when(scene))

export function sceneOf(race: Race): Scene {
  const mine = race.table.log.entries.flatMap((entry) => entry.events).filter((event) => event.seat === race.turn.me)
  return {
    acting: race.turn.acting && !race.table.line.pending,
    frame: topFrame(race.seat),
    legal: new Set(race.legal.map((action) => action.do)),
    bust: race.odds?.bust ?? 0,
    round: race.view?.round ?? 0,
    symbol: race.legal.some((action) => action.do === 'active' && /symbol|power/.test(action.face ?? '')),
    reach: race.targets.size > 0,
    events: new Set(mine.map((event) => event.kind)),
    over: race.chairs.finished,
  }
}
