/** A Wild Venture, as the page shows it. */
import type { GamePage } from '../../shell/game'
import plain from '../plain'

export default {
  ...plain,
  texts: () => ['titles', 'table', 'reasons', 'plain-page', 'venture', 'venture-words', 'venture-page'],
  reasons: ['venture-reasons'],
  play: () => import('./play'),
  result: () => import('./Ending.svelte'),
  keys: 'village-keys',
  rules: () => import('./RulesPage.svelte'),
  places: () => import('./places'),
  lot: () => import('./Lot.svelte'),
  icons: ['village', 'trail', 'chest'],
  tint: '#4f8052',
} satisfies GamePage
