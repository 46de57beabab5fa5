import { expect, test } from 'vitest'
import { leader, Paper } from '../src/games/cubitos/board'
import type { Square } from '../src/games/cubitos/shapes'
import type { Board, SeatView, Space } from '../src/games/cubitos/types'

const space = (name: string, squares: Square[], section: number, near: number[]): Space => ({
  place: { say: `place-${name}` }, holds: '', squares, section, near, water: false, jetpack: false, bonus: null, shortcut: null,
}) // prettier-ignore

const board: Board = {
  spaces: [
    space('start', [[0, 0], [6, 0]], 0, [1, 2]),
    space('row 0, square 2', [[2, 0]], 0, [2, 3]),
    space('row 1, square 1', [[1, 1]], 0, [1, 3]),
    space('row 1, square 2', [[3, 1]], 1, [4]),
    space('row 1, square 3', [[5, 1]], 1, [0]),
  ],
  arrows: [],
  lines: 1,
  joined: false,
  walls: [[4, 0]],
  finish: [[6, 0]],
  notes: {},
} // prettier-ignore
const paper = new Paper(board)

test('towards a space goes the nearest way', () => {
  expect(paper.stepTowards(2, 4)).toEqual({ do: 'step', to: 'east' })
  expect(paper.stepTowards(0, 1)).toEqual({ do: 'exit', number: 1 })
})

test('a red line runs between two sections', () => {
  expect(paper.redLines()).toHaveLength(1)
  expect(paper.redLines()[0]).toContain('v46')
})

test('runners on one space stand apart', () => {
  const [a, b] = paper.runners([2, 2])
  expect(a!.x).not.toBe(b!.x)
})

test('in front is who is alone there, by laps and red lines', () => {
  const seats = (...all: [number, number][]) => all.map(([laps, space]) => ({ laps, space }) as SeatView)
  expect(leader(board, seats([0, 1], [0, 3]))).toBe(1)
  expect(leader(board, seats([0, 3], [0, 4]))).toBe(-1)
  expect(leader(board, seats([1, 1], [0, 4]))).toBe(0)
})
