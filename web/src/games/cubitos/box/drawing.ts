/** A track as it is drawn: squares in the brick grid, red lines along their edges, shortcuts. It is read from a file's tree and written
 *  as one; every operation makes a new drawing. What a track must be is for the engine to say. */
import type { Tree } from '../../../shell/boxes'
import type { Json } from '../../../shell/protocol'
import { WAYS } from '../board'
import type { Square } from '../shapes'
import type { Bonus, Board, Space } from '../types'

/** Ways 0 to 5, counter-clockwise from the east. */
export const AROUND = Object.values(WAYS)

/** A leap from one sign of the map to another, and its price. */
export interface Leap {
  from: string
  to: string
  coins?: number
  feet?: number
}

export interface Drawing {
  /** By square what the map says: `..`, `~~`, `C3`, `a1`. */
  readonly codes: ReadonlyMap<string, string>
  /** Edges, each by the square on its one side and the way to the other. */
  readonly lines: ReadonlySet<string>
  readonly leaps: readonly Leap[]
}

export const EMPTY: Drawing = { codes: new Map(), lines: new Set(), leaps: [] }

export const id = ([column, row]: Square) => `${column},${row}`
export const square = (name: string) => name.split(',').map(Number) as Square
export const beside = ([column, row]: Square, way: number): Square => [column + AROUND[way]![0], row + AROUND[way]![1]]

/** An edge has one name, whichever of its squares it is looked at from. */
export const edge = (at: Square, way: number) => (way < 3 ? `${id(at)}/${way}` : `${id(beside(at, way))}/${way - 3}`)
export function sides(name: string): [Square, Square, number] {
  const [at, way] = name.split('/')
  return [square(at!), beside(square(at!), Number(way)), Number(way)]
}

const SIGN = /^[a-z]\d$/
const BOUND = ['ST', 'FN', '##']
/** Start, finish and walls belong to no section, and no red line runs along them. */
const ordinary = (drawing: Drawing, at: Square) => drawing.codes.has(id(at)) && !BOUND.includes(drawing.codes.get(id(at))!)

/** Which of two kinds of bricks the rows are made of: whether column and row together are even. */
export function parity(drawing: Drawing): number {
  const first = drawing.codes.keys().next().value
  return first === undefined ? 0 : Math.abs((square(first)[0] + square(first)[1]) % 2)
}

/** The farthest columns and rows on which something lies: left, bottom, right, top. */
export function extent(drawing: Drawing): [number, number, number, number] | null {
  const all = [...drawing.codes.keys()].map(square)
  if (!all.length) return null
  const [columns, rows] = [all.map(([column]) => column), all.map(([, row]) => row)]
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)]
}

// Drawing

function withLines(drawing: Drawing): Drawing {
  const lines = [...drawing.lines].filter((name) => sides(name).slice(0, 2).every((at) => ordinary(drawing, at as Square)))
  return lines.length === drawing.lines.size ? drawing : { ...drawing, lines: new Set(lines) }
}

/** Shortcuts whose sign is gone are gone, and the signs of those that are. */
function withLeaps(drawing: Drawing): Drawing {
  const signs = new Set(drawing.codes.values())
  const leaps = drawing.leaps.filter(({ from, to }) => signs.has(from) && signs.has(to))
  const known = new Set(leaps.flatMap(({ from, to }) => [from, to]))
  const codes = new Map(drawing.codes)
  for (const [at, code] of codes) if (SIGN.test(code) && !known.has(code)) codes.set(at, '..')
  return { ...drawing, codes, leaps }
}

/** Put something on a square; nothing clears it. */
export function put(drawing: Drawing, at: Square, code: string): Drawing {
  if ((drawing.codes.get(id(at)) ?? '') === code) return drawing
  const codes = new Map(drawing.codes)
  if (code) codes.set(id(at), code)
  else codes.delete(id(at))
  return withLines(withLeaps({ ...drawing, codes }))
}

/** Draw a piece of a red line between two squares, or take it away. */
export function rule(drawing: Drawing, name: string, on: boolean): Drawing {
  const [one, other] = sides(name)
  if (drawing.lines.has(name) === on || (on && !(ordinary(drawing, one) && ordinary(drawing, other)))) return drawing
  const lines = new Set(drawing.lines)
  if (on) lines.add(name)
  else lines.delete(name)
  return { ...drawing, lines }
}

/** A shortcut between two squares; another from the same square gives way to it. */
export function leap(drawing: Drawing, from: Square, to: Square, price: { coins: number } | { feet: number }): Drawing {
  if (id(from) === id(to)) return drawing
  const codes = new Map(drawing.codes)
  const taken = new Set(codes.values())
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((one) => !taken.has(`${one}1`) && !taken.has(`${one}2`))
  const sign = (at: Square, number: number) => {
    const code = codes.get(id(at)) ?? ''
    if (SIGN.test(code)) return code
    codes.set(id(at), `${letter}${number}`)
    return `${letter}${number}`
  }
  if (!letter) return drawing
  const ends = { from: sign(from, 1), to: sign(to, 2) }
  return withLines(withLeaps({ ...drawing, codes, leaps: [...drawing.leaps.filter((one) => one.from !== ends.from), { ...ends, ...price }] }))
}

// As a file has it

/** The squares of a text map, from the top row down. */
function cells(text: Json | undefined): Map<string, string> {
  const found = new Map<string, string>()
  const rows = typeof text === 'string' ? text.replace(/\n$/, '').split('\n') : []
  rows.forEach((line, i) => {
    for (const match of line.slice(3).matchAll(/\S+/g)) found.set(id([match.index / 2, rows.length - 1 - i]), match[0])
  })
  return found
}

/** What stands at each square as a text map, its lowest row and its farthest column first. */
function text(drawing: Drawing, at: (name: string) => string): string {
  const box = extent(drawing)
  if (!box) return ''
  const [left, bottom, , top] = box
  const rows: string[] = []
  for (let row = top; row >= bottom; row--) {
    let line = `${row - bottom}`.padStart(2) + ' '
    const here = [...drawing.codes.keys()].map(square).filter((one) => one[1] === row)
    for (const one of here.sort((a, b) => a[0] - b[0])) line = line.padEnd(3 + 2 * (one[0] - left)) + at(id(one))
    rows.push(line)
  }
  return rows.join('\n') + '\n'
}

/** A drawing of what a file says; `loose` are pieces of lines that no file can tell, for they part nothing yet. */
export function read(tree: Tree, loose: readonly string[] = []): Drawing {
  const codes = cells(tree.map)
  const sections = cells(tree.sections)
  const lines = new Set(loose)
  for (const [name, section] of sections)
    for (const way of [0, 1, 2]) {
      const other = sections.get(id(beside(square(name), way)))
      if (/^\d+$/.test(section) && other !== undefined && /^\d+$/.test(other) && section !== other) lines.add(edge(square(name), way))
    }
  const leaps = Array.isArray(tree.shortcut) ? (tree.shortcut as unknown as Leap[]) : []
  return withLines({ codes, lines, leaps })
}

/** A tree with this drawing in it. */
export function write(tree: Tree, drawing: Drawing): Tree {
  const numbers = sections(drawing)
  const marks: Record<string, string> = { ST: 'S', FN: 'F', '##': '#' }
  const { shortcut: _, ...rest } = tree
  return {
    ...rest,
    map: text(drawing, (name) => drawing.codes.get(name)!),
    sections: text(drawing, (name) => marks[drawing.codes.get(name)!] ?? String(numbers.get(name) ?? 0)),
    ...(drawing.leaps.length ? { shortcut: drawing.leaps.map((one) => ({ ...one })) } : {}),
  }
}

/** How many red lines lie between the start and each square, counted over the squares in front of the start. */
export function sections(drawing: Drawing): Map<string, number> {
  const found = new Map<string, number>()
  const all = [...drawing.codes.keys()].map(square).filter((at) => ordinary(drawing, at)).sort((a, b) => a[1] - b[1] || a[0] - b[0])
  /** Squares that no line parts are one region. */
  const regions: { squares: Square[]; start: number; finish: number }[] = []
  const region = new Map<string, number>()
  for (const first of all) {
    if (region.has(id(first))) continue
    const one = { squares: [first], start: 0, finish: 0 }
    region.set(id(first), regions.length)
    for (const at of one.squares)
      AROUND.forEach((_, way) => {
        const next = beside(at, way)
        const code = drawing.codes.get(id(next))
        if (code === 'ST') one.start++
        if (code === 'FN') one.finish++
        if (!ordinary(drawing, next) || region.has(id(next)) || drawing.lines.has(edge(at, way))) return
        region.set(id(next), regions.length)
        one.squares.push(next)
      })
    regions.push(one)
  }
  // The start of a round is left on the side that is away from the finish.
  const touching = regions.filter(({ start }) => start)
  const away = touching.filter(({ finish }) => !finish)
  const most = Math.max(...touching.map(({ start, finish }) => start - finish))
  const first = away.length ? away : touching.filter(({ start, finish }) => start - finish === most)
  const number = new Map(first.map((one) => [regions.indexOf(one), 0]))
  const spread = () => {
    const queue = [...number.keys()]
    for (const here of queue)
      for (const at of regions[here]!.squares)
        AROUND.forEach((_, way) => {
          const next = region.get(id(beside(at, way)))
          if (next === undefined || number.has(next)) return
          number.set(next, number.get(here)! + 1)
          queue.push(next)
        })
  }
  spread()
  regions.forEach((_, i) => {
    if (number.has(i)) return
    number.set(i, 0)
    spread()
  })
  for (const [name, one] of region) found.set(name, number.get(one)!)
  return found
}

/** Pieces of lines with the same section on both sides. */
export function loose(drawing: Drawing): string[] {
  const numbers = sections(drawing)
  return [...drawing.lines].filter((name) => {
    const [one, other] = sides(name)
    return numbers.get(id(one)) === numbers.get(id(other))
  })
}

// As the page draws it

const NONE: Bonus = { credits: 0, fan: 0, lose: 0, gain: -1 }

/** What a code of the map gives. */
export function bonus(code: string): Bonus | null {
  const number = Number(code[1])
  if (code === 'FA') return { ...NONE, fan: 1 }
  if (code === 'LF') return { ...NONE, fan: 1, lose: 1 }
  if (/^C\d$/.test(code)) return { ...NONE, credits: number }
  if (/^L\d$/.test(code)) return { ...NONE, lose: number }
  if (/^G[\d+]$/.test(code)) return { ...NONE, gain: code === 'G+' ? 99 : number }
  return null
}

/** The drawing as a board that has no rules. */
export function board(drawing: Drawing): Board {
  const all = [...drawing.codes].map(([name, code]) => ({ at: square(name), code }))
  const large = all.filter(({ code }) => code === 'ST' || code === 'FN')
  const squares = all.filter(({ code }) => !BOUND.includes(code))
  const offset = large.length ? 1 : 0
  const place = (code: string) => squares.findIndex((one) => one.code === code) + offset
  const plain = { holds: '', section: 0, water: false, jetpack: false, bonus: null, shortcut: null, near: [] }
  const spaces: Space[] = squares.map(({ at, code }) => {
    const one = SIGN.test(code) ? drawing.leaps.find(({ from }) => from === code) : undefined
    return {
      ...plain, place: { say: 'place-row' }, squares: [at], water: code === '~~', jetpack: code === 'JP', bonus: bonus(code),
      shortcut: one ? { target: place(one.to), coins: one.coins ?? 0, feet: one.feet ?? 0 } : null,
    } // prettier-ignore
  })
  if (large.length) spaces.unshift({ ...plain, place: { say: 'place-start' }, squares: large.map(({ at }) => at) })
  return {
    spaces, arrows: [], lines: 0, joined: false, notes: {},
    walls: all.filter(({ code }) => code === '##').map(({ at }) => at),
    finish: large.filter(({ code }) => code === 'FN').map(({ at }) => at),
  } // prettier-ignore
}
