import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Commentator } from '../src/games/cubitos/commentary'
import { more, setLanguage } from '../src/shell/fluent.svelte'
import type { Told } from '../src/shell/protocol'
import type { Frame } from '../src/games/cubitos/shapes'
import type { SeatView } from '../src/games/cubitos/types'

const frame = {
  data: { cards: [{ name: 'dugout', colour: 'orange', names: { en: 'Dugout' } }] },
  board: { spaces: [{ name: 'start', section: 0 }, { name: 'row 2, square 3', section: 0 }, { name: 'row 2, square 4', section: 1 }] },
} as unknown as Frame
const context = { names: ['Ann', 'Bo'], frame }
const event = (kind: string, fields: object = {}, seat = 0): Told => ({ kind, seat, rule: 'C-1.1', fields, say: null })
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
  voice.tell(context, [event('rolled', { faces: ['light miss', 'light coin'] })], at(0, 0), at(0, 0))
  voice.tell(context, [event('rolled', { faces: ['light miss'] })], at(0, 0), at(0, 0))
  expect(said).toEqual(['Ann rolls 2 dice and gets 1 light grey coin.', 'Ann rolls one die: not a single hit.'])
})

test('what only moves dice about is not told', () => {
  voice.tell(context, [event('drew', { die: 'light', count: 2 }), event('refilled')], at(0, 0), at(0, 0))
  expect(said).toEqual([])
})

test('steps are one run, told when it ends, with the lead it takes', () => {
  voice.tell(context, [event('stepped', { to: 1 })], at(0, 0), at(1, 0))
  voice.tell(context, [event('stepped', { to: 2 })], at(1, 0), at(2, 0))
  expect(said).toEqual([])
  voice.tell(context, [event('bought', { die: 'orange', price: 6 })], at(2, 0), at(2, 0))
  expect(said).toEqual(['Ann runs 2 spaces to row 2, square 4.', 'Ann takes the lead!', 'Ann buys Dugout (orange) for 6.'])
})

test('a runner who stands still for a moment has stopped', () => {
  vi.useFakeTimers()
  voice.tell(context, [event('stepped', { to: 1 }, 1)], at(2, 0), at(2, 1))
  vi.advanceTimersByTime(2000)
  expect(said).toEqual(['Bo runs one space to row 2, square 3.'])
  vi.useRealTimers()
})
