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
  expect(paper.redLines()[0]).toMatchObject({ section: 1, path: expect.stringContaining('v46') })
  expect(paper.flags().map(({ section }) => section)).toEqual([1])
})

test('runners on one space stand apart', () => {
  const [a, b] = paper.runners([2, 2])
  expect(a!.x).not.toBe(b!.x)
})

test('who has finished stands on the finish, wherever the feet past it lead', () => {
  const [a, b, c] = paper.runners([1, 1, 0], [null, 1, 0])
  expect(a).toMatchObject(paper.centre([2, 0]))
  expect(b).toMatchObject(paper.centre([6, 0]))
  expect(c!.x, 'on the finish, not on the start that is one space with it').toBeGreaterThanOrEqual(paper.corner([6, 0]).x)
})

test('whoever stands at the start does not stand on the finish', () => {
  expect(paper.runners([0])[0]).toMatchObject(paper.centre([0, 0]))
})

test('start and finish are named on an edge of their squares, clear of each other and of the spaces', () => {
  expect(paper.legends.map(({ what }) => what)).toEqual(['start', 'finish'])
  const foot = paper.corner([0, 0]).y + 46
  expect(paper.legends.map(({ y }) => y), 'below: there is no space').toEqual([foot, foot])
})

test('a large space is entered at its finish', () => {
  expect(paper.entrance(0)).toEqual([[6, 0]])
  expect(paper.entrance(1)).toEqual([[2, 0]])
})

test('a corner with more squares is known', () => {
  expect([paper.cornered(0), paper.cornered(paper.width)]).toEqual([3, 2])
})

test('what grows beside a track fills the room around it', () => {
  const here = paper.free()
  const around = paper.free(100, 46)
  expect(around.length).toBeGreaterThan(here.length)
  expect(around.filter(([column, row]) => row >= 0 && row <= 1 && column >= 0 && column <= 6)).toEqual(here)
})

test('in front is who is alone there, by laps and red lines', () => {
  const seats = (...all: [number, number][]) => all.map(([laps, space]) => ({ laps, space }) as SeatView)
  expect(leader(board, seats([0, 1], [0, 3]))).toBe(1)
  expect(leader(board, seats([0, 3], [0, 4]))).toBe(-1)
  expect(leader(board, seats([1, 1], [0, 4]))).toBe(0)
})
