/** The shell knows no game: what it shows of one comes from the game's folder, loaded when it is wanted. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOME, pageOf, ruledBy } from '../src/shell/games'

const games = readdirSync('src/games', { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name) // prettier-ignore
const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf-8') }))

test('no game is named in the shell, nor anything imported from one', () => {
  const named = new RegExp(`\\b(${games.filter((name) => name !== 'plain').join('|')})\\b|from '\\.\\./games/(?!home)`)
  const sources = read('src/shell').filter(({ file }) => !file.endsWith('/protocol.ts'))
  expect(sources.filter(({ text }) => named.test(text.replace(/\/\*\*?.*?\*\//gs, ''))).map(({ file }) => file)).toEqual([])
})

test('no game imports from another, but for the plain table', () => {
  for (const game of games) {
    const others = games.filter((name) => name !== game && name !== 'plain').join('|')
    expect(read(`src/games/${game}`).filter(({ text }) => new RegExp(`'\\.\\./(${others})[/']`).test(text)).map(({ file }) => file)).toEqual([])
  }
})

test('a game without a folder is shown plainly', async () => {
  expect(await pageOf('a game of tomorrow')).toBe(await pageOf('plain'))
  expect(await pageOf(HOME)).not.toBe(await pageOf('plain'))
})

test('an address names its game, or a rule of it, or means the first one', async () => {
  globalThis.fetch = async () => Response.json({ games: [{ name: 'venture', letter: 'V' }, { name: HOME, letter: 'C' }, { name: 'pig', letter: '' }] })
  for (const [first, game] of [['', HOME], ['C-3.4', HOME], ['V-3.4', 'venture'], ['venture', 'venture'], ['pig', 'pig'], ['K-9.1', HOME], ['card', HOME]]) expect(await ruledBy(first!)).toBe(game)
})
