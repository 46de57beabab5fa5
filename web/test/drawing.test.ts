/** The track editor's own operations, and what they write. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Tree } from '../src/shell/boxes'
import { EMPTY, edge, id, leap, loose, put, read, rule, sections, sides, square, write, type Drawing } from '../src/games/cubitos/box/drawing'
import type { Square } from '../src/games/cubitos/shapes'

const TRACKS = ['nothing_goes_right', 'ahead_of_the_curve', 'still_waters_run_deep', 'testing_the_waters']

/** Map, sections and shortcuts of a track that we ship, as TOML holds them. */
function shipped(name: string): Tree {
  const text = readFileSync(`../src/kubok/cubitos/data/tracks/${name}.toml`, 'utf-8')
  const block = (key: string) => new RegExp(`^${key} = '''\\n([^']*)'''`, 'm').exec(text)![1]!
  const shortcut = [...text.matchAll(/^\[\[shortcut\]\]\nfrom = "(..)"\nto = "(..)"\n(coins|feet) = (\d+)/gm)].map(([, from, to, unit, price]) => ({ from: from!, to: to!, [unit!]: Number(price) }))
  return { map: block('map'), sections: block('sections'), ...(shortcut.length ? { shortcut } : {}) }
}

test.each(TRACKS)('%s is read and written space for space', (name) => {
  const tree = shipped(name)
  expect(write(tree, read(tree))).toEqual(tree)
})

/** Drawn as a person would: squares one by one from the top, then the red lines, then the shortcuts; somewhere else in the grid. */
function redrawn(tree: Tree, away: Square): Drawing {
  const model = read(tree)
  const moved = ([column, row]: Square): Square => [column + away[0], row + away[1]]
  let drawing = EMPTY
  for (const [name, code] of model.codes) drawing = put(drawing, moved(square(name)), /^[a-z]\d$/.test(code) ? '..' : code)
  for (const name of model.lines) {
    const [one, , way] = sides(name)
    drawing = rule(drawing, edge(moved(one), way), true)
  }
  const at = (sign: string) => moved(square([...model.codes].find(([, code]) => code === sign)![0]))
  for (const { from, to, coins, feet } of model.leaps) drawing = leap(drawing, at(from), at(to), coins ? { coins } : { feet: feet! })
  return drawing
}

test.each(TRACKS)('redrawing %s with the operations of the editor gives the data we ship', (name) => {
  const tree = shipped(name)
  expect(write({}, redrawn(tree, [6, -2]))).toEqual(tree)
})

test('a red line that is no full cut parts nothing, and is kept', () => {
  const tree = shipped('nothing_goes_right')
  const drawing = read(tree)
  const gap = [...drawing.lines][0]!
  const open = rule(drawing, gap, false)
  expect(loose(drawing)).toEqual([])
  expect(loose(open).length).toBeGreaterThan(0)
  const again = read(write(tree, open), loose(open))
  expect([...again.lines].sort()).toEqual([...open.lines].sort())
  expect(write(tree, rule(again, gap, true))).toEqual(tree)
})

test('what goes takes its lines and shortcuts along', () => {
  const tree = shipped('testing_the_waters')
  const drawing = read(tree)
  const begin = [...drawing.codes].find(([, code]) => code === 'a1')![0]
  const cleared = put(drawing, square(begin), '')
  expect(cleared.leaps.map(({ from }) => from)).toEqual(['b1'])
  expect([...cleared.codes.values()].filter((code) => code === 'a1' || code === 'a2')).toEqual([])
  expect([...cleared.lines].some((name) => sides(name).slice(0, 2).some((at) => id(at as Square) === begin))).toBe(false)
  const walled = [...drawing.lines].reduce((all, name) => put(all, sides(name)[0], '##'), drawing)
  expect(walled.lines.size).toBe(0)
})

test('a line along a wall or at the edge of the board is none', () => {
  const drawing = put(put(EMPTY, [0, 0], '..'), [2, 0], '##')
  expect(rule(drawing, edge([0, 0], 0), true)).toBe(drawing)
  expect(rule(drawing, edge([0, 0], 1), true)).toBe(drawing)
  expect(sections(drawing).get('0,0')).toBe(0)
})

test('a square has one shortcut, and two may end on one', () => {
  let drawing = EMPTY
  for (const column of [0, 2, 4, 6]) drawing = put(drawing, [column, 0], '..')
  drawing = leap(drawing, [0, 0], [4, 0], { coins: 5 })
  drawing = leap(drawing, [0, 0], [6, 0], { feet: 2 })
  expect(drawing.codes.get('4,0')).toBe('..')
  drawing = leap(drawing, [2, 0], [6, 0], { coins: 3 })
  expect(drawing.leaps).toHaveLength(2)
  expect(new Set(drawing.leaps.map(({ to }) => to)).size).toBe(1)
})
