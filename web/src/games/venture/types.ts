/** Made by `make docs` from kubok.titles.venture.types: not to be changed by hand. */

import type { Outcome, Said } from '../../shell/protocol'

/** A card in a row. */
export interface Lying {
  card: string
  supplies: number
  enchanted: boolean
  /** its free action has been used in this turn */
  used: boolean
}

/** A card outside the rows that its reader may see. */
export interface Held {
  card: string
  /** what it would cost that player now */
  cost: number
  /** chosen already, in a choice of several */
  picked: boolean
}

/** Points by kind (V-7.2). */
export interface Scored {
  villagers: number
  buildings: number
  gear: number
}

/** What lies with a player, as far as the reader may see it. */
export interface Area {
  /** its species, or nothing before the draft */
  adventurer: string
  space: string
  coins: number
  tokens: number
  /** of nest, lily pad and burrow: is it turned to its advanced side? */
  starters: boolean[]
  villagers: Lying[]
  gear: Lying[]
  buildings: Lying[]
  tucked: number
  hand: number
  /** the hand, to whom it is open */
  held?: Held[]
  /** cards of the hand that the reader, another one, knows */
  known?: string[]
  /** what was tucked, to whom it is open */
  pile?: string[]
  points?: Scored
}

/** Something that goes on afterwards. */
export interface Waiting {
  /** whose effect it is, or nothing */
  card: string
  say: Said
}

/** What the reader is asked: the kind of question, what asks it, and cards outside hand and rows to choose from. */
export interface Asked {
  kind: string
  card: string
  /** so many are still to be chosen */
  number: number
  offer: Held[]
}

/** A space that a move can end on: the actions that lead there, of which one batch is sent. */
export interface Reached {
  space: string
  actions: number[]
  /** the card that travels, or nothing in the middle of a move */
  by: string
  steps: number
  gives: Said
  tolls: Said[]
}

/** The position, as everybody or one seat sees it. */
export interface View {
  turn: number
  /** whose turn it is; -1 before the first one */
  active: number
  first: number
  mains: number
  /** 0, or how many turns are left, this one counted */
  last: number
  deck: number
  discard: string[]
  /** by space how many lie there */
  tokens: Record<string, number>
  /** what was interrupted, the nearest first */
  chain: Waiting[]
  seats: Area[]
  asked?: Asked
  reach?: Reached[]
  result: Outcome | null
}

/** What an action comes to, as far as it is certain: what is told of it, and what is had then. */
export interface After {
  told: Said[]
  coins: number
  hand: number
}

/** A card as it is drawn: its picture, its kind, and the gist of it in signs, side by side for a starter. */
export interface Portrait {
  art: string
  kind: string
  species: string
  cost: number
  supplies: number
  free: boolean
  gist: string[][]
}

/** A space of the board as it is drawn. */
export interface Space {
  at: number[]
  before: string
  end: boolean
  drawn: string
  toll: string
  token: string
  /** printed, whatever lies on it */
  gives: Said
}

/** What never changes in a game. */
export interface Still {
  /** the name of its side: the land is served under it */
  board: string
  crop: number[]
  home: number[]
  spaces: Record<string, Space>
  /** where the names of the trails stand */
  posts: Record<string, number[]>
  tokens: Record<string, string>
  signs: string
  cards: Record<string, Portrait>
}

/** One player's points by kind when a turn ended, and what had come to them in it. */
export interface Gained {
  villagers: number
  buildings: number
  gear: number
  /** cards, villagers and gear */
  tucked: string[]
  /** by building how many more than before; a building that was played is among them */
  supplies: Record<string, number>
  /** buildings */
  enchanted: string[]
}

/** A turn: its number, whose it was, and by seat what came of it. */
export interface Turned {
  number: number
  seat: number
  seats: Gained[]
}
