import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { WHOLE, more, setLanguage } from '../src/shell/fluent.svelte'
import type { BoxData } from '../src/games/cubitos/types'
import { clausesOf, dieWords, diceWords, labelled, percent } from '../src/games/cubitos/words'

beforeAll(async () => {
  await setLanguage('en')
  await more('table', 'reasons', 'cubitos', 'cubitos-reasons', 'cubitos-cards')
})

test('dice and faces have names', () => {
  expect(dieWords('borrowed white')).toContain('white')
  expect(dieWords('orange power')).toBe('orange power')
  expect(diceWords({})).toBe('nothing')
  expect(diceWords({ white: 2, 'borrowed red': 1, 'light foot': 2 })).toBe('2 white, 1 red (borrowed), 2 light grey feet')
})

test('a chance is never 0 or 100 for what is neither', () => {
  expect(percent(0.1666)).toBe('17 %')
  expect(percent(0.0001)).toContain('under')
  expect(percent(0.9999)).toContain('over')
})

test('the label of a clause is marked in every language, and nothing else is', async () => {
  const python = process.env.PYTHON ?? (existsSync('../.venv/bin/python') ? '../.venv/bin/python' : 'python3')
  const asked = 'import json; from kubok.cubitos.data import Box; from kubok.titles.cubitos.choosing import box_data; print(json.dumps(box_data(Box.open())))'
  const { cards } = JSON.parse(execFileSync(python, ['-c', asked], { encoding: 'utf-8' })) as BoxData
  const LABELS = ['Run', 'Now', 'Active', 'Active, lasting', 'Active, at any time', 'Swords', 'Most swords', 'Power', 'Power, run', 'After moving, before buying']
  const english = cards.map((card) => clausesOf(card).map((clause) => LABELS.includes(clause.split(': ')[0]!)))
  expect(english.flat().filter(Boolean).length).toBeGreaterThan(65)
  for (const language of WHOLE) {
    await setLanguage(language)
    const marked = cards.map((card) => clausesOf(card).map((clause) => labelled(clause)[0] !== ''))
    cards.forEach((card, i) => expect(marked[i], `${language}: ${card.name}`).toEqual(english[i]))
  }
  await setLanguage('en')
})

test('the wording of an owner stays as it is', async () => {
  await setLanguage('uk')
  expect(clausesOf({ clauses: ['Run: take 9 credits.'] } as unknown as BoxData['cards'][number])).toEqual(['Run: take 9 credits.'])
  await setLanguage('en')
})
