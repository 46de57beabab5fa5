/** The dice race, as the page shows it. */
import type { GamePage } from '../../shell/game'
import { box } from './box'

export default {
  texts: () => ['table', 'reasons', 'cubitos', 'cubitos-cards'],
  reasons: ['cubitos-reasons'],
  /** With the words of the cards, or the market would grow when they come. */
  play: () => Promise.all([import('./play'), box().catch(() => null)]).then(([play]) => play),
  film: () => import('./film'),
  lobby: () => import('./Waiting.svelte'),
  result: () => import('./Podium.svelte'),
  form: () => import('./Form.svelte'),
  rules: () => import('./RulesPage.svelte'),
  places: () => import('./places'),
  lesson: () => import('./Tutorial.svelte'),
  explain: () => import('./ExplainBox.svelte'),
  boxes: () => import('./box/editors'),
  settings: () => import('./Settings.svelte'),
  keys: 'page-keys-text',
  scene: () => import('./Scene.svelte'),
  lot: () => import('./Lot.svelte'),
  icons: ['dice', 'foot', 'trophy'],
} satisfies GamePage
