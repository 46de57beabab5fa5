import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Commentator } from '../src/games/cubitos/commentary'
import { more, setLanguage } from '../src/shell/fluent.svelte'
import type { Json, Told } from '../src/shell/protocol'
import type { Frame } from '../src/games/cubitos/shapes'
import type { SeatView } from '../src/games/cubitos/types'

const frame = {
  data: { cards: [{ name: 'dugout', colour: 'orange', names: { en: 'Dugout' } }] },
  board: { spaces: [0, 0, 1].map((section, i) => ({ place: { say: 'place-square', row: 2, square: i + 2 }, section })) },
} as unknown as Frame
const reader = { names: ['Ann', 'Bo'], you: undefined, named: { dugout: { names: { en: 'Dugout' }, text: [] } } }
const context = { reader, frame }
const event = (kind: string, fields: object = {}, seat = 0, values: Record<string, Json> = {}): Told => ({
  kind,
  seat,
  rule: 'C-1.1',
  fields,
  say: { say: `event-${kind}`, name: { seat }, ...values },
})
const step = (to: number, seat = 0) => event('stepped', { to }, seat, { steps: 1, adds: ['steps'] })
const at = (...spaces: number[]): SeatView[] => spaces.map((space) => ({ space, frames: [] }))

let said: string[] = []
let voice: Commentator
beforeAll(async () => {
  await setLanguage('en')
  await more('table', 'reasons', 'cubitos', 'cubitos-reasons', 'cubitos-cards')
})
beforeEach(() => {
  said = []
  voice = new Commentator((words) => said.push(words))
})

test('a throw is told by what it brings', () => {
  voice.tell(context, [event('rolled', { faces: ['light miss', 'light coin'] }, 0, { count: 2, hits: [{ say: 'die-face', die: { say: 'dice-light', count: 1 }, face: { say: 'face-coin' } }] })], at(0, 0), at(0, 0))
  voice.tell(context, [event('rolled', { faces: ['light miss'] }, 0, { count: 1 })], at(0, 0), at(0, 0))
  expect(said).toEqual(['Ann rolls 2 dice and gets 1 light grey coin.', 'Ann rolls one die: not a single hit.'])
})

test('what only moves dice about is not told', () => {
  voice.tell(context, [event('drew', { die: 'light', count: 2 }), event('refilled')], at(0, 0), at(0, 0))
  expect(said).toEqual([])
})

test('steps are one run, told when it ends, with the lead it takes', () => {
  voice.tell(context, [step(1)], at(0, 0), at(1, 0))
  voice.tell(context, [step(2)], at(1, 0), at(2, 0))
  expect(said).toEqual([])
  voice.tell(context, [event('bought', { die: 'orange', price: 6 }, 0, { die: { say: 'die-orange' }, price: 6 })], at(2, 0), at(2, 0))
  expect(said).toEqual(['Ann runs 2 spaces to row 2, square 4.', 'Ann takes the lead!', 'Ann buys Dugout (orange) for 6.'])
})

test('a runner who stands still for a moment has stopped', () => {
  vi.useFakeTimers()
  voice.tell(context, [step(1, 1)], at(2, 0), at(2, 1))
  vi.advanceTimersByTime(2000)
  expect(said).toEqual(['Bo runs one space to row 2, square 3.'])
  vi.useRealTimers()
})
