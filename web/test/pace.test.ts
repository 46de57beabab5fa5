import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace } from '../src/shell/pace.svelte'
import type { FromServer, Update } from '../src/shell/protocol'
import { save } from '../src/shell/settings.svelte'

let shown: string[]
let asked: boolean
let pace: Pace
const by = (seat: number, name: string, beat = 400): Update => ({ t: 'update', seq: 1, public: { by: seat, view: { name, beat } } })
const name = (message: FromServer) => ((message as Update).public?.view as { name: string } | undefined)?.name ?? message.t

beforeEach(() => {
  vi.useFakeTimers()
  save({ speed: 1, motion: true })
  shown = []
  asked = false
  pace = new Pace({
    mine: [0],
    beat: (message) => (message.public.view as { beat: number }).beat,
    show: (message) => shown.push(name(message)),
    asked: () => asked,
  })
})
afterEach(() => {
  pace.leave()
  vi.useRealTimers()
})
const hear = (...messages: FromServer[]) => messages.forEach((message) => pace.hear(message))
const after = (ms: number) => (vi.advanceTimersByTime(ms), shown.join(' '))

test('what others do comes one by one, each to be looked at', () => {
  hear(by(1, 'a'), by(1, 'b'), by(2, 'c'))
  expect(after(1)).toBe('a')
  expect(after(390)).toBe('a')
  expect(after(20)).toBe('a b')
  expect(after(400)).toBe('a b c')
})

test('twice as fast at twice the speed, and at once at none', () => {
  save({ speed: 2 })
  hear(by(1, 'a'), by(1, 'b'))
  expect(after(210)).toBe('a b')
  save({ speed: 0 })
  hear(by(1, 'c'), by(1, 'd'), by(2, 'e'))
  expect(after(20)).toBe('a b c d e')
})

test('however much there is, the last of it is shown soon after it came', () => {
  hear(...Array.from({ length: 60 }, (_, i) => by(1 + (i % 3), `n${i}`)))
  after(800)
  expect(shown.length).toBeGreaterThan(25)
  expect(shown.length).toBeLessThan(35)
  after(810)
  expect(shown).toHaveLength(60)
})

test('what has nothing to see takes no time', () => {
  hear(by(1, 'a', 0), by(1, 'b', 0), by(1, 'c'), by(1, 'd'))
  expect(after(5)).toBe('a b c')
})

test('what the reader does waits for nobody, and everything before it is there', () => {
  hear(by(1, 'a'), by(1, 'b'), by(2, 'c'), by(0, 'mine'), { t: 'done', key: 'k', entry: 1, number: 1 })
  expect(shown).toEqual(['a', 'b', 'c', 'mine', 'done'])
})

test('who sits down or says something is seen at once', () => {
  hear(by(1, 'a'), by(1, 'b'), { t: 'update', seq: 2, public: { say: { seat: 1, phrase: 0 } } })
  expect(shown).toEqual(['update'])
})

test('a skip shows all there is, and what comes until the next question', () => {
  hear(by(1, 'a'), by(1, 'b'))
  pace.skip()
  expect(shown).toEqual(['a', 'b'])
  hear(by(2, 'c'), by(1, 'd'))
  asked = true
  expect(after(20)).toBe('a b c d')
  hear(by(1, 'e'), by(1, 'f'))
  expect(after(20)).toBe('a b c d e')
})

test('nobody looks: nothing is kept back', () => {
  hear(by(1, 'a'), by(1, 'b'))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shown).toEqual(['a', 'b'])
  hear(by(1, 'c'))
  expect(shown).toEqual(['a', 'b', 'c'])
  hidden.mockRestore()
})
