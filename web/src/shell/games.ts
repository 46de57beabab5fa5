/** The games that have a folder of their own; whichever has none is shown plainly. */
import { HOME } from '../games/home'
import type { GamePage } from './game'

const folders = import.meta.glob('../games/*/index.ts', { import: 'default' }) as Record<string, () => Promise<GamePage>>

const folder = (game: string) => folders[`../games/${game}/index.ts`]

export const pageOf = (game: string): Promise<GamePage> => (folder(game) ?? folder('plain')!)()

/** An address may begin with the name of a game; one that does not is older than the second game. */
export const namedIn = (parts: string[]): [game: string, rest: string[]] => (parts[0] && folder(parts[0]) ? [parts[0], parts.slice(1)] : [HOME, parts])

/** The games that the first page draws, the first one first. */
export const shownFirst = [HOME, ...Object.keys(folders).map((path) => path.split('/')[2]!).filter((name) => name !== HOME && name !== 'plain')]

export { HOME }
