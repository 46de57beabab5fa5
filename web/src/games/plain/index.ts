/** Any game that has no folder of its own: its view as labelled values, its actions as buttons in words. */
import { filesOf } from '../../shell/fluent.svelte'
import type { GamePage } from '../../shell/game'

export default {
  texts: (game) => ['titles', 'table', 'reasons', 'plain', 'plain-page', ...filesOf(game)],
  play: () => import('./play'),
  result: () => import('./Places.svelte'),
  form: () => import('./Form.svelte'),
  rules: () => import('./Rules.svelte'),
  explain: () => import('./About.svelte'),
} satisfies GamePage
