/** Where things lie in a plot. */
import { expect, test } from 'vitest'
import { apart, beside, columns, covering, dash, parts, path, piled, scale, shape, ticks } from '../src/shell/plot'

test('a scale goes from end to end, and upside down', () => {
  expect([1, 2, 4].map(scale(1, 4, 10, 40))).toEqual([10, 20, 40])
  expect([1, 4].map(scale(1, 4, 100, 0))).toEqual([100, 0])
  expect(scale(3, 3, 0, 50)(3)).toBe(25)
})

test('ticks are round, inside, and not too many', () => {
  expect(ticks(1, 4, 6)).toEqual([1, 2, 3, 4])
  expect(ticks(0, 23, 6)).toEqual([0, 5, 10, 15, 20])
  expect(ticks(0, 0.7, 6, 0.1)).toEqual([0, 0.2, 0.4, 0.6])
  expect(ticks(9, 9, 6)).toEqual([9])
  for (let to = 1; to < 700; to += 7) {
    const found = ticks(1, to, 8)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(found.every((one) => one >= 1 && one <= Math.max(1, to))).toBe(true)
  }
})

test('an axis covers whatever lies on it', () => {
  expect(covering(0.65, 6, 0.1)).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  expect(covering(0.5, 6, 0.1)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5])
  expect(covering(13.5, 3)).toEqual([0, 10, 20])
  for (let to = 0.05; to < 90; to += 0.37) expect(covering(to, 4, 0.1).at(-1)).toBeGreaterThanOrEqual(to)
})

test('lines that would lie on one another lie beside one another', () => {
  expect(beside(1)).toEqual([0])
  expect(beside(4, 2)).toEqual([-3, -1, 1, 3])
  expect(path([[0, 1], [2.04, 3]])).toBe('M0.0 1.0L2.0 3.0') // prettier-ignore
})

test('numbers at the ends of lines keep apart, in order and within', () => {
  expect(apart([10, 50], 15, 100)).toEqual([10, 50])
  expect(apart([50, 48, 100], 15, 100)).toEqual([63, 48, 100])
  const found = apart([98, 99, 100, 97], 15, 100)
  expect(found).toEqual([70, 85, 100, 55])
})

test('the parts of a bar fill it in order', () => {
  expect(parts([2, 0, 6], 16, 160)).toEqual([{ x: 0, width: 20 }, { x: 20, width: 0 }, { x: 20, width: 60 }]) // prettier-ignore
})

test('marks never cover each other', () => {
  const xs = [10, 12, 40, 11, 41, 90, 10]
  const levels = piled(xs, 11)
  expect(levels[5]).toBe(0)
  for (const [i, x] of xs.entries()) for (const [j, other] of xs.entries()) if (i !== j && levels[i] === levels[j]) expect(Math.abs(x - other)).toBeGreaterThanOrEqual(11)
})

test('a table says the numbers of the lines, and what one does not have as a dash', () => {
  const series = [{ name: 'Ann', seat: 0, values: [1, 2] }, { name: 'Bo', seat: 1, values: [2] }] // prettier-ignore
  expect(columns('Round', [1, 2], series)).toEqual({ head: ['Round', 'Ann', 'Bo'], rows: [[1, 1, 2], [2, 2, '–']] }) // prettier-ignore
})

test('seats differ without colour', () => {
  const seats = [0, 1, 2, 3]
  expect(new Set(seats.map(dash)).size).toBe(4)
  expect(new Set(seats.map(shape)).size).toBe(4)
})
