/** What an editor of a box is given: a game's values as the box has them, and as we print them where it is silent. */
import type { Component } from 'svelte'
import type { Json, Said } from './protocol'

/** What a data file holds. */
export type Tree = { [key: string]: Json }
/** By the path within the game's folder: `cards.toml`, `tracks/my_track.toml`. */
export type Trees = Record<string, Tree>

/** What the engine cannot use, and where it stands. */
export interface Fault {
  game: string
  file: string
  path: (string | number)[]
  said: Said
}

/** `values` and `printed` never change under an editor: a change makes new ones. */
export interface EditorProps {
  values: Trees
  printed: Trees
  /** Of this game alone; `faultWords` says them. */
  faults: Fault[]
  /** May it be changed, or only looked at? */
  mine: boolean
  /** From now on this is the file; without a tree the box has no such file any more. It is saved by itself. */
  change(file: string, tree?: Tree): void
}

/** A part of a game's values with a page of its own: its name is the message `box-NAME`, its texts are loaded with it. */
export interface Editor {
  name: string
  texts?: string[]
  load: () => Promise<{ default: Component<EditorProps> }>
}

/** The faults of a file at this place or within it. */
export const faultsAt = (faults: Fault[], file: string, ...path: Fault['path']): Fault[] =>
  faults.filter((one) => one.file === file && path.every((part, i) => one.path[i] === part))
