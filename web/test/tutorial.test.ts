import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stepOf, STEPS, type Scene } from '../src/games/cubitos/tutorial'

const scene = (more: Partial<Scene> = {}): Scene => ({
  acting: true, frame: 'choosing', legal: new Set(['push', 'pass']), bust: 0, round: 1, symbol: false, reach: false, events: new Set(), over: false, ...more,
}) // prettier-ignore
const read = ['welcome', 'misses', 'hits']

test('the guide begins with what lies on the table, then asks for a push', () => {
  expect(stepOf(scene(), [])!.id).toBe('welcome')
  expect(stepOf(scene(), read)!.id).toBe('push')
})

test('it speaks of the risk as soon as there is one, and never twice', () => {
  expect(stepOf(scene({ bust: 0.3 }), read)!.id).toBe('risk')
  expect(stepOf(scene({ bust: 0.3 }), [...read, 'risk'])).toBeUndefined()
})

test('it dares the pupil in the second round, and explains the bust', () => {
  const seen = [...read, 'push', 'risk', 'round', 'limit']
  expect(stepOf(scene({ bust: 0.3, round: 2 }), seen)!.id).toBe('dare')
  expect(stepOf(scene({ frame: 'busted', round: 2, events: new Set(['bust']) }), seen)!.id).toBe('bust')
})

test('it tells of the hand limit before dice are drawn, and of red lines before it leaves the pupil alone', () => {
  expect(stepOf(scene({ frame: 'drawing', round: 2 }), ['round'])!.id).toBe('limit')
  expect(stepOf(scene({ frame: 'drawing', round: 2 }), ['round', 'limit'])!.id).toBe('draw')
  expect(stepOf(scene({ frame: 'drawing', round: 3 }), ['draw'])!.id).toBe('lines')
  expect(stepOf(scene({ frame: 'drawing', round: 3 }), ['draw', 'lines'])!.id).toBe('alone')
})

test('it is silent while others act', () => {
  expect(stepOf(scene({ acting: false }), [])).toBeUndefined()
})

test('a symbol is explained before the counting', () => {
  expect(stepOf(scene({ frame: 'abilities', symbol: true }), [])!.id).toBe('symbol')
  expect(stepOf(scene({ frame: 'abilities', symbol: true }), ['symbol'])).toBeUndefined()
  expect(stepOf(scene({ frame: 'abilities' }), [])!.id).toBe('abilities')
})

test('every step has its words', () => {
  const texts = readFileSync('src/locale/en/tutorial.ftl', 'utf-8')
  expect(STEPS.filter((step) => !texts.includes(`\nlesson-${step.id} = `))).toEqual([])
})
