import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../src/games/cubitos/rules'
import { parse } from '../src/shell/rulebook'

test('every line of the rules is read', () => {
  const text = readFileSync('../src/kubok/cubitos/data/rules.toml', 'utf-8')
  const lines = text.split('\n').filter((line) => line.includes(' = ')).length
  expect(parse(text).size).toBe(lines)
})

test('rules stand in their sections', async () => {
  const sections = await rulebook('en')
  expect(sections[2]!.rules.map((rule) => rule.number)).toContain('C-3.4')
  expect(sections.every((section) => section.rules.length)).toBe(true)
})
