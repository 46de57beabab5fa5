import { beforeAll, expect, test } from 'vitest'
import { more, setLanguage } from '../src/shell/fluent.svelte'
import type { Said, Told } from '../src/shell/protocol'
import { lined, reasonWords, words } from '../src/shell/speech'

const reader = { names: ['Ann', 'Bob'], you: 0, named: { dugout: { names: { en: 'Dugout', pl: 'Ławka' }, text: [] } } }
const used = (seat: number) => ({ say: 'event-used', name: { seat }, card: { named: 'dugout' } })
const told = (say: Said | null, rule = ''): Told => ({ kind: '', seat: 0, rule, fields: {}, say })

beforeAll(async () => {
  await setLanguage('en')
  await more('table', 'cubitos', 'cubitos-reasons')
})

test('the reader is spoken to, others by name', () => {
  expect(words(used(0), reader)).toBe('You used Dugout')
  expect(words(used(1), reader)).toBe('Bob used Dugout')
  expect(words(used(0), { ...reader, you: undefined })).toBe('Ann used Dugout')
})

test('several are said one after the other, or with a word between them', () => {
  expect(words([{ seat: 0 }, { seat: 1 }, 'x', 3], reader)).toBe('Ann, Bob, x, 3')
  expect(words({ all: [1, 2], between: 'nothing' }, reader)).toBe('1nothing2')
  expect(words({ seat: 5 }, reader)).toBe('#5')
  expect([words({ seat: -1 }, reader), words({ named: 'bob' }, reader), words(null, reader)]).toEqual(['The table', 'bob', ''])
})

test('whoever is called You is somebody else to others', () => {
  expect(words({ say: 'event-fan-alone', name: { seat: 1 }, fans: 2 }, { ...reader, names: ['Ann', 'You'] })).toBe('You won a fan and now has 2')
})

test('a language without such a message says it otherwise', () => {
  expect(words({ say: 'reason-unheard', otherwise: '2 is short', n: 2 }, reader)).toBe('2 is short')
  expect(words({ say: 'event-over', otherwise: 'x' }, reader)).toBe('The race is over')
})

test('a reason is said with its rule and the names of the seats', () => {
  const why = (rule: string) => ({ code: '', rule, text: '', say: { say: 'reason-not_in_order', names: [{ seat: 1 }] } })
  expect(reasonWords(why('C-3.8'), reader)).toBe('Bob must act first (C-3.8)')
  expect(reasonWords(why('dugout'), reader)).toBe('Bob must act first (Dugout)')
  expect(reasonWords(why(''), reader)).toBe('Bob must act first')
})

test('messages in a row become one line where they add up, and only there', () => {
  const step = { say: 'event-stepped', name: { seat: 0 }, steps: 1, place: { say: 'place-start' }, adds: ['steps'] }
  const drew = (count: number) => ({ say: 'event-drew', name: { seat: 0 }, dice: [{ say: 'dice-light', count }], adds: ['dice'] })
  const { adds: _, ...alone } = step
  expect(lined([told(step), told(step)]).map(({ say }) => say!.steps)).toEqual([2])
  expect(lined([told(alone), told(alone)])).toHaveLength(2)
  expect(lined([told(step, 'C-6.1'), told(step, 'dugout')])).toHaveLength(2)
  expect(lined([told(step), told({ ...step, name: { seat: 1 } })])).toHaveLength(2)
  expect(lined([told(drew(1)), told(null), told(drew(2))]).map(({ say }) => say!.dice)).toEqual([[{ say: 'dice-light', count: 3 }]])
})
