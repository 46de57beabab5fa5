import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { WHOLE, filesOf, more, setLanguage } from '../src/shell/fluent.svelte'
import type { Json } from '../src/shell/protocol'
import { words } from '../src/shell/speech'

interface Said {
  part: Json
  words: Record<string, string[]>
}
interface Parts {
  names: string[]
  readers: (number | null)[]
  games: string[]
  found: Record<string, { named: Record<string, Record<string, string>>; said: Said[] }>
}

const python = process.env.PYTHON ?? (existsSync('../.venv/bin/python') ? '../.venv/bin/python' : 'python3')
const { names, readers, games, found } = JSON.parse(execFileSync(python, ['test/parts.py'], { encoding: 'utf-8', maxBuffer: 1 << 28 })) as Parts

beforeAll(async () => {
  await setLanguage('en')
  await more('table', 'reasons', 'plain', 'examples', 'venture-examples', ...games.flatMap(filesOf))
})

test.each(WHOLE)('all that games say is said alike in terminal and page: %s', async (language) => {
  await setLanguage(language)
  for (const [game, { named, said }] of Object.entries(found)) {
    expect(said.length, game).toBeGreaterThan(8)
    const entries = Object.fromEntries(Object.entries(named).map(([key, one]) => [key, { names: one, text: [] }]))
    const here = said.map(({ part }) => readers.map((you) => words(part, { names, you: you ?? undefined, named: entries })))
    expect(here).toEqual(said.map((one) => one.words[language]))
  }
})
