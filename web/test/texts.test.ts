import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WHOLE, called } from '../src/shell/fluent.svelte'

const read = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((file) => end.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf-8'))

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)
const code = read('src', /\.(svelte|ts)$/).join('\n')
const own = read('src/locale/en', /\.ftl$/).flatMap(ids)
const shared = ['table', 'cubitos', 'reasons', 'cubitos-reasons', 'examples', 'titles', 'venture', 'venture-words'].flatMap((name) => ids(readFileSync(`../src/kubok/locale/en/${name}.ftl`, 'utf-8')))

/** Whole names, and names with a part that is only known when the page runs. */
const used = [...code.matchAll(/['"`]([a-z]+-[\w-]*(?:\$\{[^}]*\}[\w-]*)*)['"`]/g)].map((found) => found[1]!)
const patterns = used.map((name) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`))

test('every text of the page that is asked for is there', () => {
  const asked = [...code.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1]!)
  expect(asked.filter((id) => ![...own, ...shared].includes(id))).toEqual([])
})

test('every text of the page is asked for', () => {
  expect(own.filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([])
})

test('no text is named twice', () => {
  expect(own.filter((id, i) => own.indexOf(id) !== i)).toEqual([])
})

test('a language is offered by the name it gives itself', () => {
  expect(WHOLE.map(called)).toEqual(['English', 'Українська', 'Polski', 'Русский'])
})

test('other languages have the same texts as English', () => {
  for (const language of WHOLE) {
    const theirs = read(`src/locale/${language}`, /\.ftl$/).flatMap(ids)
    expect(theirs.sort(), language).toEqual([...own].sort())
  }
})
