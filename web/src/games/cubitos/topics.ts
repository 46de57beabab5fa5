/** What can be explained: for each topic the rules that speak of it. A topic is written as `zone draw`, `card bob`, `rule C-3.4`. */

/** By the topic's first two words, or its first alone. */
const RULES: Record<string, string[]> = {
  'zone draw': ['C-3.1'],
  'zone roll': ['C-3.3', 'C-3.1'],
  'zone active': ['C-3.5', 'C-4.1'],
  'zone discard': ['C-7.2', 'C-3.1'],
  'number credits': ['C-1.4'],
  'number coins': ['C-1.4'],
  'number feet': ['C-6.1', 'C-6.2'],
  'number water-feet': ['C-6.3'],
  'number limit': ['C-3.2'],
  'number lines': ['C-3.2', 'C-9.3'],
  'number to-finish': ['C-6.1', 'C-6.3'],
  'number laps': ['C-6.8', 'C-9.1'],
  'number fans': ['C-8.1'],
  'number first': ['C-2.4', 'C-3.8'],
  'face coin': ['C-1.4'],
  'face foot': ['C-6.1'],
  'face credit': ['C-1.4'],
  'face symbol': ['C-4.1'],
  'face power': ['C-4.5'],
  'tray light': ['C-1.5'],
  'tray dark': ['C-1.5'],
  'do push': ['C-3.6', 'C-3.4'],
  'do pass': ['C-3.6', 'C-3.9'],
  'do call_order': ['C-3.8', 'C-7.3'],
  'do buy_foot': ['C-6.2'],
  'do shortcut': ['C-6.6'],
  'do jetpack': ['C-6.6'],
  'do take_credits': ['C-6.5'],
  'do take_fan': ['C-6.5', 'C-8.1'],
  'do water_feet_first': ['C-6.9'],
  'wish order': ['C-3.8'],
  'wish help': ['C-3.4'],
  'wish costs': ['C-7.1'],
  'wish laps': ['C-2.3'],
  card: ['C-4.1', 'C-7.1'],
  track: ['C-2.3'],
  die: ['C-1.2'],
  fan: ['C-8.1', 'C-8.3'],
  odds: ['C-3.4'],
}

/** What the numbers of a seat are called. */
export const NUMBERS: Record<string, string> = {
  credits: 'page-credits', coins: 'page-coins', feet: 'page-feet', 'water-feet': 'page-water-feet', limit: 'page-limit',
  lines: 'page-lines', 'to-finish': 'page-to-finish', laps: 'page-laps-run', fans: 'page-fans', first: 'page-first',
} // prettier-ignore

/** What is wished for at a new table. */
export const WISHES: Record<string, string> = { order: 'page-order', help: 'page-help', costs: 'page-costs', laps: 'page-laps', rounds: 'page-max-rounds', pause: 'page-pause-length' }

export const rulesOf = (topic: string): string[] => {
  const [kind, first] = topic.split(' ')
  return RULES[`${kind} ${first}`] ?? RULES[kind!] ?? []
}

/** Where on the rules page a topic is told of. */
export function pageOf(topic: string): string {
  const [kind, first = ''] = topic.split(' ')
  if (kind === 'card' || kind === 'set' || kind === 'track') return `/rules/${kind}/${first}`
  if (kind === 'rule') return `/rules/${first}`
  if (kind === 'die' || kind === 'tray') return '/rules/dice'
  if (kind === 'fan') return '/rules/fans'
  const rule = rulesOf(topic)[0]
  return rule ? `/rules/${rule}` : '/rules'
}
