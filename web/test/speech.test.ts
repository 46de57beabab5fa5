import { beforeAll, expect, test } from 'vitest'
import { more, setLanguage } from '../src/shell/fluent.svelte'
import type { Said, Told } from '../src/shell/protocol'
import { lined, words } from '../src/shell/speech'

const reader = { names: ['Ann', 'Bob'], you: 0, named: { dugout: { names: { en: 'Dugout', pl: 'Ławka' }, text: [] } } }
const used = (seat: number) => ({ say: 'event-used', name: { seat }, card: { named: 'dugout' } })
const told = (say: Said | null, rule = ''): Told => ({ kind: '', seat: 0, rule, fields: {}, say })

beforeAll(async () => {
  await setLanguage('en')
  await more('table', 'cubitos')
})

test('the reader is spoken to, others by name', () => {
  expect(words(used(0), reader)).toBe('You used Dugout')
  expect(words(used(1), reader)).toBe('Bob used Dugout')
  expect(words(used(0), { ...reader, you: undefined })).toBe('Ann used Dugout')
})

test('several are said one after the other, or with a word between them', () => {
  expect(words([{ seat: 0 }, { seat: 1 }, 'x', 3], reader)).toBe('Ann, Bob, x, 3')
  expect(words({ all: [1, 2], between: 'nothing' }, reader)).toBe('1nothing2')
  expect([words({ seat: -1 }, reader), words({ named: 'bob' }, reader), words(null, reader)]).toEqual(['The table', 'bob', ''])
})

test('messages in a row become one line where the game joins them, and only there', () => {
  const step = { say: 'event-stepped', name: { seat: 0 }, steps: 1, place: { say: 'place-start' } }
  const drew = (count: number) => ({ say: 'event-drew', name: { seat: 0 }, dice: [{ say: 'dice-light', count }] })
  expect(lined([told(step), told(step)], ['event-stepped']).map(({ say }) => say!.steps)).toEqual([2])
  expect(lined([told(step), told(step)])).toHaveLength(2)
  expect(lined([told(step, 'C-6.1'), told(step, 'dugout')], ['event-stepped'])).toHaveLength(2)
  expect(lined([told(drew(1)), told(null), told(drew(2))], ['event-drew']).map(({ say }) => say!.dice)).toEqual([[{ say: 'dice-light', count: 3 }]])
})
