/** What happened in a race as a row of signs: words and numbers, icons, dice, the name of a card. */
import { t } from '../../shell/fluent.svelte'
import type { Told } from '../../shell/protocol'
import { codeOf } from './words'

export type Sign = string | { icon: string } | { kind: string; face: string; count: number } | { card: string }
export interface Signs {
  row: Sign[]
  tone?: 'bad' | 'soft'
}

/** What only moves dice about, or is counted again at the end; swords that nobody has. */
const UNTOLD = ['drew', 'refilled', 'discarded_active', 'face']
export const isTold = ({ kind, fields }: Told) => !UNTOLD.includes(kind) && (kind !== 'swords' || fields.counts.some((count: number) => count > 0))

const [COIN, CREDIT, FOOT, WATER, FAN, HAND, DICE, FLAG] = ['coin', 'credit', 'foot', 'water', 'fan', 'hand', 'dice', 'flag'].map((icon) => ({ icon }))
const die = (kind: string): Sign => ({ kind, face: '', count: 1 })
function faced(code: string, count = 1): Sign {
  const [kind, face] = codeOf(code)
  return { kind, face, count }
}
const lying = (codes: Record<string, number>): Sign[] => Object.entries(codes).map(([code, count]) => faced(code, count))
const some = (dice: Record<string, number>): Sign[] => Object.entries(dice).map(([kind, count]) => ({ kind, face: '', count }))
const plus = (count: number, icon: Sign): Sign[] => (count ? [`+${count}`, icon] : [])

/** Hits as they lie, misses as a number. */
function rolled(faces: string[]): Sign[] {
  const hits: Record<string, number> = {}
  for (const face of faces) if (!face.endsWith(' miss')) hits[face] = (hits[face] ?? 0) + 1
  const misses = faces.filter((face) => face.endsWith(' miss')).length
  return [DICE!, ...lying(hits), ...(misses ? [`${misses} ×○`] : [])]
}

const SIGNS: Record<string, (event: Told) => Signs> = {
  rolled: ({ fields }) => ({ row: rolled(fields.faces) }),
  push: ({ fields }) => ({ row: [fields.risk ? '»!' : '»'], tone: 'soft' }),
  pass: () => ({ row: [HAND!] }),
  bust: () => ({ row: [t('look-bust')], tone: 'bad' }),
  counted: ({ fields }) => ({ row: ['=', `${fields.coins}`, COIN!, `${fields.feet}`, FOOT!] }),
  stepped: ({ say }) => ({ row: ['→', `${say!.steps}`, FOOT!] }),
  bought_foot: () => ({ row: plus(1, FOOT!) }),
  fan: ({ fields }) => ({ row: [...plus(1, FAN!), ...plus(fields.credits, CREDIT!), ...plus(fields.tokens, HAND!)] }),
  credits: ({ fields }) => ({ row: plus(fields.count, CREDIT!) }),
  coins: ({ fields }) => ({ row: plus(fields.count, COIN!) }),
  feet: ({ fields }) => ({ row: plus(fields.count, FOOT!) }),
  water_feet: ({ fields }) => ({ row: plus(fields.count, WATER!) }),
  bought: ({ fields }) => ({ row: ['+', die(fields.die), `−${fields.price}`, COIN!] }),
  gained: ({ fields }) => ({ row: ['+', die(fields.die)] }),
  lost: ({ fields }) => ({ row: ['−', die(fields.die)] }),
  set: ({ fields }) => ({ row: ['→', faced(fields.die)] }),
  used: ({ rule }) => ({ row: [{ card: rule }] }),
  // A round, told shortly
  'recap-rolled': ({ fields }) => ({ row: [`${fields.rolls} ×`, DICE!, ...lying(fields.hits)] }),
  'recap-bust': () => ({ row: [t('look-bust')], tone: 'bad' }),
  'recap-pass': () => ({ row: [HAND!] }),
  'recap-ran': ({ fields }) => ({ row: ['→', `${fields.feet}`, FOOT!, `${fields.from} → ${fields.to}`, FLAG!] }),
  'recap-bought': ({ fields }) => ({ row: ['+', ...some(fields.dice), COIN!] }),
  'recap-gained': ({ fields }) => ({ row: ['+', ...some(fields.dice)] }),
  'recap-lost': ({ fields }) => ({ row: ['−', ...some(fields.dice)] }),
  'recap-fans': ({ fields }) => ({ row: [FAN!, `${fields.from} → ${fields.to}`] }),
  'recap-credits': ({ fields }) => ({ row: [CREDIT!, `${fields.from} → ${fields.to}`] }),
}

export const signsOf = (event: Told): Signs | undefined => SIGNS[event.kind]?.(event)
