/** What a game's folder exports: all that the page needs of it beyond what every table has. Everything is loaded when it is wanted. */
import type { Component, Snippet } from 'svelte'
import type { Editor } from './boxes'
import type { FromServer, Outcome, Part, Step, Told, Update } from './protocol'
import type { Place } from './search'
import type { TableState } from './table.svelte'

type Later<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>

/** A position: all that the shell knows of it is whether it is over. */
export type View = { result: Outcome | null }

/** Tells whoever listens what happened in one go, and how all stood before it and stand after it. */
export interface Voice {
  tell(events: Told[], before: View | null, after: View | null): void
}

/** What can be typed: in words, and the actions to send. */
export interface Choice {
  words: string
  ids: number[]
}

/** A game's own state at one table. */
export interface Desk {
  /** What is played, and how far it has come. */
  readonly title: string
  readonly heading: string[]
  /** What is to be said of the game in the menu. */
  readonly notes: string[]
  /** The seat that the others are counted from. */
  readonly first: number
  /** News is being shown: nothing can be done meanwhile. */
  readonly showing: boolean
  /** The server is being asked for something that this decision needs. */
  readonly asking: boolean
  readonly choices: Choice[]
  /** What the person has ordered to be done by itself, if that is what is asked now. */
  standing?(part: Part): number | undefined
  /** What is said in place of the question, and nothing offered, while somebody may look on who must not see either. */
  readonly covered?: string | undefined
  /** How long to look at what somebody else did, in milliseconds at speed 1; else it is a short moment for all that is told. */
  beat?(message: Update): number
  /** Is it worth a line of the log? */
  isTold?(event: Told): boolean
  /** Show what came in; `take` makes it the present. */
  play(message: FromServer, take: () => void): void
  /** Show the rest of it at once. */
  skip(): void
  /** News has been taken. */
  taken(): void
  voice(say: (words: string) => void): Promise<Voice>
}

export type Board = Component<{ desk: any; over: Snippet; log: Snippet }>

/** An event in signs, for those who see: the whole sentence stands beside it for those who listen. `sentence` draws it where there are none. */
export type Happened = Component<{ desk: any; event: Told; sentence: Snippet }>

/** What a film marks: a sign for the button, and a colour for the reel. */
export interface Film {
  marks: Record<string, { sign: string; colour: string }>
  find(desk: any, steps: Step[]): { step: number; what: string }[]
}

export interface GamePage {
  /** Its files of texts. */
  texts(game: string): string[]
  /** Those that say why something is refused. */
  reasons?: string[]
  play(): Promise<{ Board: Board; Happened?: Happened; desk: (table: TableState) => Desk }>
  film?: () => Promise<Film>
  /** What is played, for those who wait for others. */
  lobby?: Later<{ desk: any }>
  /** Who came where, and the game in figures. */
  result: Later<{ desk: any; brief: boolean }>
  /** What can be chosen for a new table. `options` is what is sent; the shell’s own wishes stand among those of the game. */
  form: Later<{ game: string; options: Record<string, any>; helped: Snippet; paused: Snippet }>
  /** The rules, at the place that the address names. */
  rules?: Later<{ game: string; path: string[] }>
  /** What its rules page has beside the rules, for a search in any book. */
  places?: () => Promise<{ placesOf(): Promise<Place[]> }>
  /** The guide of the first lesson, where its title does not tell the steps. */
  lesson?: Later<{ table: TableState; desk: any }>
  /** An explanation of whatever bears `data-explain`. */
  explain?: Later<{ desk: any; topic: string; about: Element; pinned: boolean; close: () => void }>
  /** Whose values its owners can put right, part by part. */
  boxes?: () => Promise<{ editors: Editor[] }>
  /** Settings of its own, in the menu. */
  settings?: Later<Record<string, never>>
  /** The message that tells its keys. */
  keys?: string
  /** Its picture on the first page, and in its box there. */
  scene?: Later<Record<string, never>>
  lot?: Later<Record<string, never>>
  icons?: string[]
  /** Its colour there; else it is the house’s. */
  tint?: string
}
