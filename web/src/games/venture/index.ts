/** A Wild Venture: a plain table, and its own box on the first page. */
import type { GamePage } from '../../shell/game'
import plain from '../plain'

export default {
  ...plain,
  rules: () => import('./RulesPage.svelte'),
  places: () => import('./places'),
  lot: () => import('./Lot.svelte'),
  icons: ['village', 'trail', 'chest'],
  tint: '#4f8052',
} satisfies GamePage
