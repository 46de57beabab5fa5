/** Made by `make docs` from kubok.titles.cubitos.types: not to be changed by hand. */

import type { Json, Outcome, Said, Why } from '../../shell/protocol'

/** A seat as `Race.to_data` writes it: numbers that are 0 are left out, dice are counted by kind. */
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
  frames?: [string, number, number][]
}

/** The table between the seats. */
export interface RoundView {
  round?: number
  first_player?: number
  called?: number
  tie_break?: number
}

/** As `kubok position` writes it. */
export interface Position {
  table: RoundView
  trays: Record<string, number>
  seats: SeatView[]
}

/** How a seat stands in the race. */
export interface Standing {
  /** by the feet it has to go, or went past the finish; at the end as the rules have it */
  place: number
  /** feet to the last finish by a way that the seat can really go, the laps before it included; 0 once it is there */
  to_finish: number
  /** feet it went past the last finish; null before that */
  past: number | null
  /** feet more to go than whoever is in front */
  behind: number
  /** the next red line as the number of the section behind it; 0 where the next is a finish */
  line: number
  /** feet to that line, or to that finish */
  to_line: number
  /** red lines crossed since the start of the race */
  crossed: number
}

/** What everybody sees. */
export interface View {
  position: Position
  /** by seat the card that asks it something, or nothing */
  asking: string[]
  /** by seat */
  standings: Standing[]
  phase: string
  round: number
  result: Outcome | null
}

/** Of the next push: to bust, and the chances of 0, 1, 2 … hits, coins and feet. */
export interface Odds {
  bust: number
  hits: number[]
  coins: number[]
  feet: number[]
}

/** What a legal action would leave, and whether it ends what the seat is about. */
export interface After {
  coins: number
  feet: number
  credits: number
  ends: boolean
}

/** Several dice that are to be named: from how many to how many, and which an expert would. */
export interface Usual {
  least: number
  most: number
  /** by the ids of the actions that point at them */
  dice: number[]
}

/** A space that plain steps lead to. */
export interface Reached {
  space: number
  /** action ids that can be sent as one `act` */
  path: number[]
  /** the spaces along it */
  way: number[]
  /** feet and water feet there; null where the rules ask something else on arrival */
  left: [number, number] | null
  /** feet by which it is nearer to the finish, or farther past it; below 0 where it leads back */
  gain: number
  /** red lines crossed on the way; below 0 where it leads back across some */
  lines: number
  /** whether a bonus could be taken by stopping there */
  bonus: boolean
  /** `far` for the end nearest to the finish, `bonus` for the two bonuses farthest on the way to it; else nothing */
  hint: string
}

/** Bonus */
export interface Bonus {
  credits: number
  fan: number
  lose: number
  gain: number
}

/** Shortcut */
export interface Shortcut {
  target: number
  coins: number
  feet: number
}

/** A space of the board: what it is called, what is on it, and where it lies. */
export interface Space {
  place: Said
  holds: Json
  /** half-square column from the left, row from the bottom */
  squares: [number, number][]
  section: number
  water: boolean
  jetpack: boolean
  bonus: Bonus | null
  shortcut: Shortcut | null
  near: number[]
}

/** Every space by number; then the squares of walls and finish, the red lines, and whether two tracks are joined. */
export interface Board {
  spaces: Space[]
  /** plain spaces here and there, and which way it is to the finish: degrees clockwise from the right */
  arrows: [number, number][]
  lines: number
  joined: boolean
  walls: [number, number][]
  finish: [number, number][]
  /** by track what is to be said of it, by language */
  notes: Record<string, Record<string, string>>
}

/** A card of the market. Sources (`printed`, `estimate`, …) stand beside the values. */
export interface Card {
  name: string
  colour: string
  names: Record<string, string>
  cost: number
  cost_source: string
  effect_source: string
  clauses?: Json[]
  /** which of the clauses oblige, counted from 1 */
  must?: number[]
  /** the clauses in signs, if they are ours */
  gist?: string[]
  advice?: string[]
}

/** A track as its file has it. */
export interface TrackData {
  name: string
  names: Record<string, string>
  source: string
  note: string
  map: string[]
  sections: string[]
}

/** A space of the fan track. */
export interface Fan {
  credits: number
  tokens: number
  source?: string
}

/** The data of one race. */
export interface GameData {
  set: string
  set_names: Record<string, string>
  cards: Card[]
  tracks: TrackData[]
  laps: number
  fans: Fan[]
  beyond: Fan
}

/** A printed set, or one of an owner's. */
export interface SetData {
  name: string
  names: Record<string, string>
  cards: string[]
  tracks: string[]
  laps: number
}

/** TrackName */
export interface TrackName {
  name: string
  names: Record<string, string>
  source: string
  note: string
}

/** `GET /api/games/cubitos/box`: all that there is to choose from, and what the rules page shows. */
export interface BoxData {
  sets: SetData[]
  cards: Card[]
  tracks: TrackName[]
  /** other costs of all cards, by what they are called */
  costs: Record<string, Record<string, number>>
  /** the six sides of each kind of die */
  faces: Record<string, string[]>
  orders: string[]
}

/** `GET /api/games/cubitos/random-set`: eight cards that follow the rulebooks' advice. */
export interface Drawn {
  cards: string[]
}

/** `GET /api/games/cubitos/advice?cards=…`: what the advice has against a set of eight cards. */
export interface Advice {
  warnings: Why[]
}

/** A track in figures: feet to the finish by land and by water, and how often what is there. */
export interface TrackFigures {
  spaces: number
  lines: number
  dry: number
  wet: number
  bonuses: number
  shortcuts: number
  jetpacks: number
}

/** `GET /api/games/cubitos/book`: what the rules page needs beside the box. */
export interface Book {
  fans: Fan[]
  beyond: Fan
  tracks: Record<string, TrackFigures>
  /** how many there are, by card or rule */
  examples: Record<string, number>
}

/** Feet by where they came from: faces of dice, cards, the prize of the swords, money, the track's jetpacks. */
export interface Feet {
  dice: number
  cards: number
  swords: number
  bought: number
  track: number
}

/** A push at risk: how likely it was to bust, and how it went: `held`, `saved` by a die, or `bust`. */
export interface Risk {
  round: number
  bust: number
  how: string
}

/** One seat's race in figures. */
export interface Figures {
  rolls: number
  dice: number
  hits: number
  /** the hits that the odds promise for these dice */
  expected: number
  /** how far from it chance alone leads in 95 races of 100, up or down */
  spread: number
  /** the part of races in which these dice bring fewer hits */
  luckier: number
  pushes: number
  busts: number
  bought: number
  fans: number
  /** after each round */
  places: number[]
  /** dice at the start and after each round */
  owned: number[]
  /** what was got, which is what was walked, paid and left unused */
  feet: Feet
  walked: number
  /** at shortcuts */
  paid: number
  unused: number
  risks: Risk[]
  /** the busts that these risks make one expect; one that a die saves from is among them */
  feared: number
}
