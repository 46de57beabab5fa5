/** Twenty cards a side of A Wild Venture on one screen: no column is longer than can be read at 1280×720. */
import { expect, test } from 'vitest'
import { columnsOf } from '../src/games/venture/columns'

const deepest = (counts: number[]) => Math.max(...columnsOf(counts).map((columns, i) => Math.ceil(counts[i]! / (columns || 1))))

test('a usual village has three columns', () => {
  expect(columnsOf([5, 3, 2])).toEqual([1, 1, 1])
  expect(columnsOf([0, 0, 0])).toEqual([1, 1, 1])
})

test('a kind without a card gives its column away, and only then', () => {
  expect(columnsOf([9, 0, 1])).toEqual([2, 0, 1])
  expect(columnsOf([20, 0, 0])).toEqual([3, 0, 0])
})

test('however twenty cards are spread, no column has more than seven, and every card has one', () => {
  for (let villagers = 0; villagers <= 20; villagers++)
    for (let buildings = 0; villagers + buildings <= 20; buildings++) {
      const counts = [villagers, buildings, 20 - villagers - buildings]
      expect(deepest(counts), counts.join()).toBeLessThanOrEqual(7)
      expect(columnsOf(counts).every((columns, i) => columns || !counts[i]), counts.join()).toBe(true)
      expect(columnsOf(counts).reduce((sum, one) => sum + one)).toBeLessThanOrEqual(5)
    }
})
