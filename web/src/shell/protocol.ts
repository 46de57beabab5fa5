/** The messages of the socket and the answers of /api, as src/kubok/table/protocol.py and docs/protocol.md have them. */

export const PROTOCOL = 1

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** An action of the game's table: an id and its structured form. */
export interface Action {
  id: number
  do: string
  kind?: string
  face?: string
  to?: string
  number?: number
  left?: number
  /** What it comes to where it is offered: what is done with the die that it points at; of a step or an exit `step` or `point`. */
  means?: string
  /** The space to which a step or an exit goes. */
  leads?: number
}

export interface Why {
  code: string
  rule: string
  text: string
  numbers: Record<string, string | number | number[]>
}

export interface Told {
  kind: string
  seat: number
  rule: string
  fields: Record<string, any>
}

export interface Chair {
  kind: 'here' | 'link' | 'open' | 'bot'
  name?: string
  level?: string
  taken?: boolean
  here?: boolean
  away?: number | null
  sitting?: boolean
  conceded?: boolean
  nonce?: string
}

export interface Status {
  phase: 'waiting' | 'playing' | 'over' | 'closed'
  seats: Chair[]
  host_here: boolean
  /** Since when, in seconds since 1970; null while the host is here. */
  host_away: number | null
  /** Seconds that a cut line costs nothing. */
  grace: number
  help: string
  pause: number
  commitment: string
  closed_by: string
  next: string
}

/** A seat as `Race.to_data` writes it: numbers that are 0 are left out. */
export interface SeatView {
  credits?: number
  coins?: number
  feet?: number
  water_feet?: number
  tokens?: number
  fans?: number
  limit?: number
  space?: number
  laps?: number
  draw?: Record<string, number>
  roll?: Record<string, number>
  discard?: Record<string, number>
  hand?: Record<string, number>
  active?: Record<string, number>
  used?: Record<string, number>
  waiting?: Record<string, number>
  frames: [string, number, number][]
}

export interface View {
  position: {
    table: { round?: number; first_player?: number; called?: number; tie_break?: number }
    trays: Record<string, number>
    seats: SeatView[]
  }
  /** By seat: the card that asks it something, or nothing. */
  asking: string[]
  /** By seat: how many feet it is to the end of this lap. */
  to_finish: number[]
  phase: string
  round: number
  result: { places: number[]; unfinished: boolean } | null
}

export interface Public {
  status?: Status
  by?: number
  entry?: number
  undo?: boolean
  events?: Told[]
  owed?: number[]
  view?: View
  say?: { seat: number; phrase: number }
}

export interface Odds {
  bust: number
  hits: number[]
  coins?: number[]
  feet?: number[]
}

export interface Part {
  seat: number
  number: number
  legal: Action[]
  undo?: Why | null
  can_undo?: boolean
  odds?: Odds
  events?: { at: number; event: Told }[]
}

export interface You {
  seats: number[]
  host: boolean
  watcher: boolean
  links: Record<string, string>
}

export interface TableInfo {
  id: string
  game: string
  rules: number
  seats: number
  options: { order?: string; max_rounds?: number }
  data: string
  commitment: string
  lesson: boolean
}

export type Incoming =
  | { t: 'welcome'; protocol: number; epoch: string; seq: number; table: TableInfo; you: You; public: Public; seats: Part[]; now: number }
  | { t: 'update'; seq: number; public: Public; seats?: Part[] }
  | { t: 'resumed'; seq: number }
  | { t: 'done'; key: string; entry: number; number: number }
  | { t: 'refused'; key: string; of?: string; why: Why; number?: number }
  | { t: 'answer'; key: string; answer: any }
  | { t: 'pong'; n: number }
  | { t: 'reload'; protocol: number }
  | { t: 'error'; code: string; text: string }

/** What an action would leave. */
export interface After {
  coins: number
  feet: number
  credits: number
  ends: boolean
}

export interface Reached {
  space: number
  /** Ids to send, and the spaces along the way. */
  path: number[]
  way: number[]
  left: [number, number] | null
}

// What never changes in a game

export type Square = [number, number]

export interface Space {
  name: string
  squares: Square[]
  section: number
  water: boolean
  jetpack: boolean
  bonus: { credits: number; fan: number; lose: number; gain: number } | null
  shortcut: { target: number; coins: number; feet: number } | null
  near: number[]
}

export interface Board {
  spaces: Space[]
  lines: number
  joined: boolean
  walls: Square[]
  finish: Square[]
  /** What is to be said of each track, by language. */
  notes: Record<string, Record<string, string>>
}

export interface Card {
  name: string
  colour: string
  names: Record<string, string>
  cost: number
  cost_source: string
  effect_source: string
  clauses?: string[]
  /** Which of them oblige, counted from 1. */
  must?: number[]
  advice?: string[]
}

export interface TrackData {
  name: string
  names: Record<string, string>
  source: string
  note: string
  map: string[]
  sections: string[]
}

export interface GameData {
  set: string
  set_names: Record<string, string>
  cards: Card[]
  tracks: TrackData[]
  laps: number
  fans: { credits: number; tokens: number; source: string }[]
  beyond: { credits: number; tokens: number }
}

/** /api/data/{digest} */
export interface Frame {
  game: string
  data: GameData
  board: Board
}

export interface SetData {
  name: string
  names: Record<string, string>
  cards: string[]
  tracks: string[]
  laps: number
}

export interface Catalogue {
  protocol: number
  sets: SetData[]
  cards: Card[]
  /** Other costs of all cards, by what they are called. */
  costs: Record<string, Record<string, number>>
  /** The six sides of each kind of die. */
  faces: Record<string, string[]>
  tracks: { name: string; names: Record<string, string>; source: string; note: string }[]
  bots: string[]
  /** The level of somebody who has not chosen. */
  bot: string
  orders: string[]
  kinds: string[]
  helps: string[]
  pause: { default: number; least: number; most: number }
  phrases: string[]
  longest_name: number
}
