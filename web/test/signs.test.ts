import { expect, test } from 'vitest'
import type { Told } from '../src/shell/protocol'
import { isTold, signsOf } from '../src/games/cubitos/signs'

const event = (kind: string, fields: object = {}, say = {}): Told => ({ kind, seat: 0, rule: 'C-1.1', fields, say: { say: kind, ...say } })

test('a roll is its hits as they lie, and how many missed', () => {
  const faces = ['light coin', 'red symbol', 'light coin', 'dark miss', 'red miss']
  expect(signsOf(event('rolled', { faces }))!.row).toEqual([{ icon: 'dice' }, { kind: 'light', face: 'coin', count: 2 }, { kind: 'red', face: 'symbol', count: 1 }, '2 ×○'])
})

test('feet and what a fan brings are numbers with their icons', () => {
  expect(signsOf(event('stepped', {}, { steps: 7 }))!.row).toEqual(['→', '7', { icon: 'foot' }])
  expect(signsOf(event('fan', { fans: 3, credits: 0, tokens: 1 }))!.row).toEqual(['+1', { icon: 'fan' }, '+1', { icon: 'hand' }])
})

test('what has no sign is a sentence', () => expect(signsOf(event('called_order'))).toBeUndefined())

test('dice put away, drawn or counted one by one are no news, and neither are swords that nobody has', () => {
  expect(['discarded_active', 'drew', 'refilled', 'face'].filter((kind) => isTold(event(kind)))).toEqual([])
  expect([isTold(event('swords', { counts: [0, 0] })), isTold(event('swords', { counts: [0, 2] })), isTold(event('pass'))]).toEqual([false, true, true])
})
