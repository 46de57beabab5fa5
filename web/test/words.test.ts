import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { WHOLE, more, setLanguage } from '../src/shell/fluent.svelte'
import type { Action, Frame } from '../src/games/cubitos/shapes'
import type { Card, SeatView } from '../src/games/cubitos/types'
import { actionWords, clausesOf, condensed, dieWords, diceWords, eventWords, faceWords, labelled, percent, questionWords, reasonWords, who } from '../src/games/cubitos/words'

const frame = {
  data: { cards: [{ name: 'dugout', colour: 'orange', names: { en: 'Dugout' } }] },
  board: { spaces: [{ name: 'start' }, { name: 'row 2, square 3' }] },
} as unknown as Frame
const context = { names: ['Ann', 'Bo'], frame }
const seat = (name: string, number = 0, code = 0): SeatView => ({ frames: [[name, number, code]] })
const event = (kind: string, fields: object, rule = 'C-1.1') => ({ kind, seat: 0, rule, fields, say: null })
const action = (form: Partial<Action>) => ({ id: 1, say: { say: '' }, ...form }) as Action

beforeAll(async () => {
  await setLanguage('en')
  await more('table', 'reasons', 'cubitos', 'cubitos-reasons', 'cubitos-cards')
})

test('dice and faces have names', () => {
  expect(dieWords('borrowed white')).toContain('white')
  expect(faceWords('orange power')).toBe('orange power')
  expect(diceWords({})).toBe('nothing')
  expect(diceWords({ white: 2 })).toBe('2 white')
})

test('what is asked is said in words', () => {
  expect(questionWords(context, seat('choosing'), '')).toBe('push or pass')
  expect(questionWords(context, seat('gaining'), 'dugout')).toContain('Dugout')
  const [lose, fan] = [action({ do: 'roll', kind: 'light' }), action({ do: 'take_fan' })]
  expect(questionWords(context, seat('bonus'), '', [lose])).toContain('choose a die to lose')
  expect(questionWords(context, seat('bonus'), '', [lose, fan])).toContain('take the bonus')
  const [done, push] = [action({ do: 'done' }), action({ do: 'push' })]
  expect(questionWords(context, seat('arriving'), '', [done])).toBe('use your Now abilities, or finish')
  expect(questionWords(context, seat('arriving'), '', [done, push])).toBe('push now, or use your Now abilities first')
})

test('an action is named by what it means', () => {
  const named = (form: Partial<Action>, frame = 'idle') => actionWords(context, seat(frame), action(form))
  expect(named({ do: 'tray', kind: 'red', means: 'buy' })).toBe('buy red')
  expect(named({ do: 'active', kind: 'red', face: 'symbol', means: 'lose' })).toBe('lose red symbol')
  expect(named({ do: 'draw', kind: 'red', means: 'draw' })).toBe('draw red')
  expect(named({ do: 'discard', kind: 'red', means: 'draw' })).toBe('draw red from discard zone')
  expect(named({ do: 'roll', kind: 'red', means: 'discard' })).toBe('discard red')
  expect(named({ do: 'player', left: 1 })).toBe('Bo')
  expect(named({ do: 'done' }, 'rescue')).toBe('accept the bust')
})

test('an action that nobody gave a meaning has words all the same', () => {
  expect(actionWords(context, seat('losing'), action({ do: 'active', kind: 'red', face: 'symbol' }))).toBe('use red symbol')
  expect(actionWords(context, seat('losing'), action({ do: 'roll', kind: 'red' }))).toBe('take red from roll zone')
})

test('events become sentences with names', () => {
  expect(eventWords(context, event('rolled', { faces: ['light miss', 'light coin', 'light coin'] }))).toBe('Ann rolled 3 dice: 2 light grey coins')
  expect(eventWords(context, event('stepped', { to: 1 }))).toContain('row 2, square 3')
  expect(eventWords(context, event('unheard_of', {}))).toBe('')
})

test('a sentence is told whom it is about, and whether that is the reader', () => {
  expect(who(context, 1)).toEqual({ name: 'Bo', you: 'no' })
  expect(who({ ...context, you: 1 }, 1)).toEqual({ name: 'Bo', you: 'yes' })
  expect(eventWords({ ...context, you: 1 }, event('gave', { die: 'light', to: 1 }))).toMatch(/^Ann gave /)
})

test('steps in a row are told as one', () => {
  const told = condensed([event('stepped', { to: 0 }), event('stepped', { to: 1 })])
  expect(told).toHaveLength(1)
  expect(told[0]!.fields).toEqual({ to: 1, steps: 2 })
})

test('a reason is said with its rule and the names of the seats', () => {
  const why = { code: 'not_in_order', rule: 'C-3.8', text: '', say: { say: 'reason-not_in_order', names: [{ seat: 1 }] } }
  expect(reasonWords(context, why)).toBe('Bo must act first (C-3.8)')
  expect(reasonWords(context, { code: 'unheard', rule: '', text: '2 is short', say: { say: 'reason-unheard', n: 2 } })).toBe('2 is short')
})

test('a chance is never 0 or 100 for what is neither', () => {
  expect(percent(0.1666)).toBe('17 %')
  expect(percent(0.0001)).toContain('under')
  expect(percent(0.9999)).toContain('over')
})

test('the label of a clause is marked in every language, and nothing else is', async () => {
  const python = process.env.PYTHON ?? (existsSync('../.venv/bin/python') ? '../.venv/bin/python' : 'python3')
  const asked = 'import json; from kubok.cubitos.data import Box; print(json.dumps(Box.open().clauses))'
  const clauses = JSON.parse(execFileSync(python, ['-c', asked], { encoding: 'utf-8' })) as Record<string, string[]>
  const cards = Object.entries(clauses).map(([name, those]) => ({ name, clauses: those }) as unknown as Card)
  const LABELS = ['Run', 'Now', 'Active', 'Active, lasting', 'Active, at any time', 'Swords', 'Most swords', 'Power', 'Power, run', 'After moving, before buying']
  const english = cards.map((card) => card.clauses!.map((clause) => LABELS.includes(clause.split(': ')[0]!)))
  expect(english.flat().filter(Boolean).length).toBeGreaterThan(65)
  for (const language of WHOLE) {
    await setLanguage(language)
    const marked = cards.map((card) => clausesOf(card).map((clause) => labelled(clause)[0] !== ''))
    cards.forEach((card, i) => expect(marked[i], `${language}: ${card.name}`).toEqual(english[i]))
  }
  await setLanguage('en')
})
