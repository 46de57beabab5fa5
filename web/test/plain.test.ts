/** The plain table: words with people and names in them, and a sheet as it is laid out. */
import { expect, test } from 'vitest'
import { hushed, namesIn, pieces } from '../src/games/plain/rich'
import { laidOut, tells } from '../src/games/plain/sheet'
import { more, setLanguage } from '../src/shell/fluent.svelte'
import type { Offered, Sheet } from '../src/shell/protocol'
import type { Reader } from '../src/shell/speech'

await more('venture', 'venture-words', 'venture-page', 'plain')
await setLanguage('en')

const gain = { say: 'venture-words-gain', n: 4 }
const travel = { say: 'venture-words-travel', n: 2 }
const reader: Reader = {
  names: ['Ann', 'Bo'],
  you: 0,
  named: {
    burrow: { names: { en: 'Burrow', uk: 'Нора' }, text: [{ say: 'venture-words-basic', rest: gain }] },
    plop: { names: { en: 'Coach Plop' }, text: [travel] },
  },
}
const named = (key: string) => ({ named: key }) as never
const action = (id: number, say: string, key: string): Offered => ({ id, do: say, say: { say: `venture-action-${say}`, card: { named: key } } })
const row = (key: string, ...parts: object[]) => ({ label: named(key), value: { all: parts, between: 'venture-between-notes' } as never, group: { say: 'village-label-hand' } })
const sheet: Sheet = {
  table: [{ label: { say: 'village-label-deck' }, value: 58 }],
  seats: [[{ label: { say: 'village-label-coins' }, value: 6 }, row('burrow', { say: 'venture-basic' }, gain)], [row('burrow', gain), row('plop', travel)]],
  result: null,
}

test('people and names are pieces of a sentence, and the rest is as it would be', async () => {
  const part = { say: 'venture-event-activated', name: { seat: 1 }, card: { named: 'burrow' } }
  expect(pieces(part, reader)).toEqual([{ words: 'Bo', seat: 1 }, { words: ' activated ' }, { words: 'Burrow', named: 'burrow' }])
  expect(pieces({ ...part, name: { seat: 0 } }, reader).map((piece) => piece.words).join('')).toBe('You activated Burrow')
  await setLanguage('uk')
  const told = pieces(part, reader)
  expect(told.slice(-3).map((piece) => piece.words.slice(-1))).toEqual(['«', 'а', '»'])
  expect(hushed(told, 'burrow').at(-1)!.words).toMatch(/^\s?«Нора»$/)
  expect(hushed(pieces(action(1, 'play', 'burrow').say, reader), 'burrow')).toEqual([{ words: 'зіграти' }, { words: ': Нора', named: 'burrow' }])
  await setLanguage('en')
})

test('what the glossary does not know is plain words', () => {
  expect(pieces([{ named: 'nobody' }, 3, { seat: 9 }], reader)).toEqual([{ words: 'nobody, 3, #9' }])
  expect(namesIn({ say: 'venture-action-play', card: { named: 'nobody' } }, reader)).toEqual([])
})

test('cards lie under their heading, with what they say apart from how they stand', () => {
  const { table, seats } = laidOut(sheet, [], 0, reader)
  expect(table.facts).toHaveLength(1)
  expect(seats[0]!.facts).toHaveLength(1)
  expect(seats[0]!.groups).toEqual([{ head: { say: 'village-label-hand' }, cards: [{ key: 'burrow', marks: [{ say: 'venture-basic' }], text: [gain], acts: [] }] }])
  expect(seats[1]!.groups[0]!.cards.map((card) => card.key)).toEqual(['burrow', 'plop'])
})

test('what can be done stands on the card it speaks of, one’s own before another’s; what speaks of none stands by itself', () => {
  const legal = [action(1, 'activate', 'burrow'), action(2, 'take_from', 'plop'), { id: 3, do: 'end', say: { say: 'venture-action-end' } }]
  for (const me of [0, 1]) {
    const { seats, rest } = laidOut(sheet, legal, me, reader)
    expect(seats[me]!.groups[0]!.cards[0]!.acts.map((one) => one.id)).toEqual([1])
    expect(seats[1 - me]!.groups[0]!.cards[0]!.acts).toEqual([])
    expect(seats[1]!.groups[0]!.cards[1]!.acts.map((one) => one.id)).toEqual([2])
    expect(rest.map((one) => one.id)).toEqual([3])
  }
})

test('a note is told only where the card does not say it', () => {
  const card = laidOut(sheet, [], 0, reader).seats[0]!.groups[0]!.cards[0]!
  expect(tells(card, gain)).toBe(true)
  expect(tells(card, { all: [gain], between: '' })).toBe(true)
  expect(tells(card, travel)).toBe(false)
})
