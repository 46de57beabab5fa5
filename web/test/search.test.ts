import { expect, test } from 'vitest'
import { excerpt, fit, fold, Index, wordsOf } from '../src/shell/search'

const places = [
  { href: '/rules/C-3.4', kind: 'Roll phase', title: 'C-3.4', text: 'Who chooses to push with three or more active dice risks a bust.' },
  { href: '/rules/card/smelly_cat', kind: 'white', title: 'Smelly Cat', text: 'Run: take 2 feet.', also: 'Смердючий кіт Odorek Драный кот' },
  { href: '/rules/C-3.7', kind: 'Roll phase', title: 'C-3.7', text: 'Невдача: ваші активні кубики скидають, за бажання скиньте й кубики із зони кидків.' },
  { href: '/rules/card/ledercheesen', kind: 'yellow', title: 'Żółw', text: 'Każdy żeton się liczy.' },
]
const index = new Index(places)
const hrefs = (query: string) => index.find(query).map((place) => place.href)

test('letters are compared without case, accents and apostrophes', () => {
  for (const typed of ['V-3.4', 'v3.4', 'В-3.4']) expect(fold(typed)).toBe('v3.4')
  expect(fold('Żółw')).toBe('zolw')
  expect(fold("Ім'я")).toBe(fold('імя'))
  expect(hrefs('zolw')).toEqual(['/rules/card/ledercheesen'])
})

test('a rule is found by its number, however it is typed', () => {
  for (const query of ['C-3.4', 'c3.4', '3.4', 'С-3.4']) expect(hrefs(query), query).toEqual(['/rules/C-3.4'])
})

test('a card is found by its name in any language', () => {
  expect(hrefs('одор')).toEqual([])
  for (const query of ['odorek', 'смердючий', 'cat smelly', 'драный']) expect(hrefs(query), query).toEqual(['/rules/card/smelly_cat'])
})

test('an ending or a slip of the finger does no harm', () => {
  expect(hrefs('кубиків')).toEqual(['/rules/C-3.7'])
  expect(hrefs('smlly')).toEqual(['/rules/card/smelly_cat'])
  expect(fit('bust', 'busy')).toBe(1)
  expect(fit('cat', 'car')).toBe(0)
})

test('all words that are typed must be there, and a title counts for more', () => {
  expect(hrefs('push bust')).toEqual(['/rules/C-3.4'])
  expect(hrefs('push zebra')).toEqual([])
  expect(new Index([{ ...places[0]!, title: 'A', text: 'cat' }, places[1]!]).find('cat')[0]!.title).toBe('Smelly Cat')
})

test('an excerpt marks every second part', () => {
  const parts = excerpt('one two three bust five six', 'bust', 5)
  expect(parts.filter((_, i) => i % 2)).toEqual(['bust'])
  expect(parts.join('')).toContain('three bust')
  expect(excerpt('all of it', 'nothing')[0]).toBe('all of it')
})

test('words keep numbers with points whole', () => {
  expect(wordsOf('See C-3.4, 12 dice')).toEqual(['see', '3.4', '12', 'dice'])
})
