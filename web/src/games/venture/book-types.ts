/** Made by `make docs` from kubok.titles.venture.book: not to be changed by hand. */

import type { Said } from '../../shell/protocol'

/** A card in full: its text clause by clause. */
export interface BookCard {
  name: string
  names: Record<string, string>
  kind: string
  species: string
  /** or nothing for a starter, which both players have */
  deck: string
  cost?: number
  supplies?: number
  source: string
  text: Said[]
}

/** A trail, path by path. */
export interface BookTrail {
  names: Record<string, string>
  lines: Said[]
}

/** A side of the board. */
export interface BookBoard {
  name: string
  names: Record<string, string>
  source: string
  spaces: number
  trails: BookTrail[]
}

/** `GET /api/games/venture/book`: all that the rules page shows beside the rules themselves. */
export interface VillageBook {
  cards: BookCard[]
  boards: BookBoard[]
  /** how many rewards each offers to choose from */
  chests: Record<string, number>
  /** what those that lie on the boards give */
  tokens: Said[]
  /** how many there are, by card or rule */
  examples: Record<string, number>
}
