import { expect, test } from 'vitest'
import { turns, type Entry } from '../src/shell/log.svelte'
import type { Told } from '../src/shell/protocol'

const event = (kind: string, seat: number, more: Partial<Told> = {}): Told => ({ kind, seat, rule: '', fields: {}, say: { say: kind, name: { seat } }, ...more })
let number = 0
const entry = (seat: number, owed: number[], ...events: (string | Told)[]): Entry => ({ entry: number++, seat, undo: false, itself: false, owed, events: events.map((one) => (typeof one === 'string' ? event(one, seat) : one)) })
const shape = (entries: Entry[], isTold?: (event: Told) => boolean) => turns(entries, isTold).map((turn) => `${turn.seat}: ${turn.lines.map((line) => line.kind).join(' ')}`)

test('where all act at once, what one of them did lies together until it is done', () => {
  const all = [0, 1]
  const roll = [entry(0, all, 'rolled'), entry(1, all, 'rolled'), entry(0, all, 'push', 'rolled'), entry(0, [1], 'pass'), entry(1, all, 'pass')]
  expect(shape([...roll, entry(0, all, 'used'), entry(1, all, 'used')])).toEqual(['0: rolled push rolled pass', '1: rolled pass used', '0: used'])
})

test('where one acts after the other, each turn stands for itself', () => {
  expect(shape([entry(0, [0], 'played'), entry(0, [1], 'drew'), entry(1, [0], 'played'), entry(0, [1], 'played')])).toEqual(['0: played drew', '1: played', '0: played'])
})

test('what the table tells stands between', () => {
  expect(shape([entry(0, [0, 1], 'rolled'), entry(1, [0, 1], 'rolled', event('round', -1)), entry(0, [0, 1], 'rolled')])).toEqual(['0: rolled', '1: rolled', '-1: round', '0: rolled'])
})

test('steps of one seat add up though another steps between them; what is not worth a line has none', () => {
  const step = (seat: number) => event('stepped', seat, { say: { say: 'stepped', name: { seat }, steps: 1, adds: ['steps'] } })
  const found = turns([entry(0, [0, 1], step(0)), entry(1, [0, 1], step(1), 'drew'), entry(0, [0, 1], step(0))], (one) => one.kind !== 'drew')
  expect(found.map((turn) => turn.lines.map((line) => line.say!.steps))).toEqual([[2], [1]])
})

test('what was taken back is told', () => {
  expect(shape([entry(0, [0], 'used'), { ...entry(0, [0]), undo: true }])).toEqual(['0: used undo'])
})
