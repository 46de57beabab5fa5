/** The dice race, as the page shows it. */
import type { GamePage } from '../../shell/game'

export default {
  texts: () => ['table', 'reasons', 'cubitos', 'cubitos-reasons', 'cubitos-cards'],
  play: () => import('./play'),
  film: () => import('./film'),
  lobby: () => import('./Waiting.svelte'),
  result: () => import('./Podium.svelte'),
  form: () => import('./Form.svelte'),
  rules: () => import('./RulesPage.svelte'),
  places: () => import('./places'),
  lesson: () => import('./Tutorial.svelte'),
  explain: () => import('./ExplainBox.svelte'),
  settings: () => import('./Settings.svelte'),
  keys: 'page-keys-text',
  scene: () => import('./Scene.svelte'),
  lot: () => import('./Lot.svelte'),
  icons: ['dice', 'foot', 'trophy'],
} satisfies GamePage
