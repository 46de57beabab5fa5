/** Style sheets tell screens apart by the names of shell/media.ts alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MEDIA } from '../src/shell/media'

const sources = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && file !== 'shell/media.ts')
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf-8') }))
const queries = sources.flatMap(({ file, text }) => [...text.matchAll(/@media ([^{]*?) \{/g)].map((found) => ({ file, query: found[1]! })))

test('a screen has a name', () => {
  const names = Object.keys(MEDIA).join('|')
  const known = new RegExp(`^(print|\\(--(${names})\\)( and \\(--(${names})\\))*(, |$))+$`)
  expect(queries.length).toBeGreaterThan(40)
  expect(queries.filter(({ query }) => !known.test(query))).toEqual([])
})

test('a screen that has a name is asked for', () => {
  const all = sources.map(({ text }) => text).join('\n')
  expect(Object.keys(MEDIA).filter((name) => !all.includes(`(--${name})`) && !all.includes(`MEDIA.${name}`))).toEqual([])
})

test('scripts ask for screens by the same names', () => {
  expect(sources.filter(({ text }) => /(matchMedia|MediaQuery)\(['"]/.test(text)).map(({ file }) => file)).toEqual([])
})
