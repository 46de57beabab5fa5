/** What the protocol leaves open to each game, as the race fills it. */
import type { Offered } from '../../shell/protocol'
import type { Board, GameData } from './types'

export type Square = [number, number]

/** What never changes in a race. */
export interface Frame {
  data: GameData
  board: Board
}

/** A legal action of the race. */
export interface Action extends Offered {
  kind?: string
  face?: string
  to?: string
  number?: number
  left?: number
  /** What it comes to where it is offered: what is done with the die that it points at; of a step or an exit `step` or `point`. */
  means?: string
  /** The space to which a step or an exit goes. */
  leads?: number
  /** Of a push: it cannot bust. */
  safe?: boolean
}
