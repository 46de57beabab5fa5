/** Where things lie in a plot, in pixels, and the same figures as a table. Pictures are drawn by Lines, Bars and Strip in a Plot. */

/** Somebody's values, one after the other. Colour, dash and mark go by seat. */
export interface Series {
  name: string
  seat: number
  values: number[]
}

/** So many figures of somebody, or of something, put together in one bar. */
export interface Stack {
  name: string
  seat?: number | undefined
  values: number[]
}

/** A mark on somebody's line: where, in what shape, and what it says when it is pointed at. */
export interface Mark {
  at: number
  shape: 'disc' | 'ring' | 'diamond' | 'cross'
  says: string
}

export interface Strand {
  name: string
  seat: number
  /** What is to be said of all its marks. */
  says: string
  marks: Mark[]
  /** From where to where nothing is unusual. */
  band?: [number, number]
}

/** The first column names its row. */
export interface Figured {
  head: string[]
  rows: (string | number)[][]
}

/** From one range to another. */
export const scale = (from: number, to: number, start: number, end: number) => (value: number) => (to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start))

/** Round numbers from `from` to `to`, at most `most` of them: steps of 1, 2 or 5 and tenfold of it. */
export function ticks(from: number, to: number, most: number, least = 1): number[] {
  const rough = Math.max((to - from) / Math.max(1, most - 1), least)
  const ten = 10 ** Math.floor(Math.log10(rough) + 1e-9)
  const step = [1, 2, 5, 10].map((times) => times * ten).find((one) => one >= rough - 1e-9)!
  const first = Math.ceil(from / step - 1e-9)
  return Array.from({ length: Math.max(1, Math.floor(to / step + 1e-9) - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(9)))
}

/** Round numbers from 0 until nothing up to `to` lies beyond them. */
export function covering(to: number, most: number, least = 1): number[] {
  const found = ticks(0, to, most, least)
  const step = found.length > 1 ? found[1]! : Math.max(least, to)
  return found.at(-1)! < to ? [...found, Number((found.at(-1)! + step).toFixed(9))] : found
}

/** The line through the points. */
export const path = (points: [number, number][]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** Lines that would lie on one another lie beside one another: by how much each is moved. */
export const beside = (count: number, gap = 3) => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap)

/** Heights near the wanted ones, in their order and at least `gap` apart, none beyond `most`. */
export function apart(wanted: number[], gap: number, most: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i)
  order.forEach((one, i) => i && (one.at = Math.max(one.at, order[i - 1]!.at + gap)))
  order.reduceRight((limit, one) => ((one.at = Math.min(one.at, limit)), one.at - gap), most)
  const found: number[] = []
  for (const { at, i } of order) found[i] = at
  return found
}

/** Where the parts of a bar begin and how wide they are, with `most` as wide as the room. */
export function parts(values: number[], most: number, room: number): { x: number; width: number }[] {
  let so = 0
  return values.map((value) => {
    const x = (so / most) * room
    so += value
    return { x, width: (value / most) * room }
  })
}

/** Marks that would cover each other are piled up: on which level each lies. `xs` in pixels. */
export function piled(xs: number[], size: number): number[] {
  const ends: number[] = []
  const levels: number[] = []
  for (const i of xs.map((_, i) => i).sort((a, b) => xs[a]! - xs[b]! || a - b)) {
    let level = ends.findIndex((end) => xs[i]! - end >= size - 1e-9)
    if (level < 0) level = ends.length
    ends[level] = xs[i]!
    levels[i] = level
  }
  return levels
}

/** Values by step, a column for each series; the steps are named by what comes first. */
export const columns = (across: string, steps: (string | number)[], series: Series[]): Figured => ({
  head: [across, ...series.map((one) => one.name)],
  rows: steps.map((step, i) => [step, ...series.map((one) => one.values[i] ?? '–')]),
})

const DASHES = ['', '7 4', '2 4', '10 4 2 4']
/** How a seat's line is dashed, for whoever cannot see its colour. */
export const dash = (seat: number) => DASHES[seat % DASHES.length]!

/** A seat's mark around the origin: round, square, a triangle, a diamond. */
export const SHAPES = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', 'M-3.6 -3.6h7.2v7.2h-7.2z', 'M0 -4.6l4.5 8h-9z', 'M0 -5l5 5l-5 5l-5 -5z']
export const shape = (seat: number) => SHAPES[seat % SHAPES.length]!
