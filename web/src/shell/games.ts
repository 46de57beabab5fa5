/** The games that have a folder of their own; whichever has none is shown plainly. */
import { HOME } from '../games/home'
import { api } from './api'
import type { GamePage } from './game'

const folders = import.meta.glob('../games/*/index.ts', { import: 'default' }) as Record<string, () => Promise<GamePage>>

const folder = (game: string) => folders[`../games/${game}/index.ts`]

export const pageOf = (game: string): Promise<GamePage> => (folder(game) ?? folder('plain')!)()

/** Whose rules an address means: /rules/pig, /rules/V-3.4 by its letter; one that says nothing is older than the second game. */
export async function ruledBy(first: string): Promise<string> {
  if (!first || folder(first)) return first || HOME
  const games = await api.catalogue().then((all) => all.games, () => [])
  const letter = /^([A-Z])-/.exec(first)?.[1]
  return games.find((game) => game.name === first || (letter && game.letter === letter))?.name ?? HOME
}

/** The games that the first page draws, the first one first. */
export const shownFirst = [HOME, ...Object.keys(folders).map((path) => path.split('/')[2]!).filter((name) => name !== HOME && name !== 'plain')]

export { HOME }
