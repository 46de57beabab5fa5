/** Where things of a track lie on the paper: half-square columns and rows from the bottom become pixels and paths. */
import type { Square } from './shapes'
import type { Board, SeatView } from './types'

export const WIDE = 50
export const HIGH = 46
const MARGIN = 14

/** As the action table names them. */
export const WAYS: Record<string, Square> = {
  east: [2, 0], 'north-east': [1, 1], 'north-west': [-1, 1], west: [-2, 0], 'south-west': [-1, -1], 'south-east': [1, -1],
} // prettier-ignore

const id = ([column, row]: Square) => `${column},${row}`

const least = (squares: Square[], axis: 0 | 1) => Math.min(...squares.map((square) => square[axis]))

/** Who is alone in front, by laps and red lines; -1 if nobody is. */
export function leader(board: Board | undefined, seats: SeatView[]): number {
  const far = seats.map((seat) => (seat.laps ?? 0) * 100 + (board?.spaces[seat.space ?? 0]?.section ?? 0))
  const most = Math.max(...far)
  return far.filter((one) => one === most).length === 1 ? far.indexOf(most) : -1
}

export interface Point {
  x: number
  y: number
}

export class Paper {
  readonly at = new Map<string, number>()
  readonly large: number[]
  readonly walls: Square[]
  readonly finish: Set<string>
  readonly width: number
  readonly height: number
  private readonly left: number
  private readonly top: number

  constructor(readonly board: Board) {
    this.walls = board.walls
    this.finish = new Set(board.finish.map(id))
    board.spaces.forEach((space, i) => space.squares.forEach((square) => this.at.set(id(square), i)))
    const every = [...board.spaces.flatMap((space) => space.squares), ...board.walls]
    this.left = least(every, 0)
    this.top = Math.max(...every.map(([, row]) => row))
    this.width = (Math.max(...every.map(([column]) => column)) - this.left + 2) * (WIDE / 2) + 2 * MARGIN
    this.height = (this.top - least(every, 1) + 1) * HIGH + 2 * MARGIN
    this.large = board.spaces.flatMap((space, i) => (/^place-(start|finish)/.test(space.place.say) ? [i] : []))
  }

  corner([column, row]: Square): Point {
    return { x: MARGIN + (column - this.left) * (WIDE / 2), y: MARGIN + (this.top - row) * HIGH }
  }

  centre(square: Square): Point {
    const { x, y } = this.corner(square)
    return { x: x + WIDE / 2, y: y + HIGH / 2 }
  }

  isFinish = (square: Square) => this.finish.has(id(square))

  /** The middle of a space; of a large one the middle of its start squares, or else of all. */
  middle(space: number): Point {
    const all = this.board.spaces[space]?.squares ?? []
    const begins = all.filter((square) => !this.isFinish(square))
    return this.mean(begins.length ? begins : all)
  }

  /** The square of a large space that bears its word; runners stand on the others. */
  sign(space: number): Square {
    const all = this.board.spaces[space]?.squares ?? []
    const begins = all.filter((square) => !this.isFinish(square))
    return [...(begins.length ? begins : all)].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]!
  }

  /** The squares of a large space in groups that touch. */
  private groups(space: number): Square[][] {
    const left = [...(this.board.spaces[space]?.squares ?? [])]
    const groups: Square[][] = []
    while (left.length) {
      const group = [left.shift()!]
      for (const [column, row] of group) {
        const near = left.filter((other) => Object.values(WAYS).some(([right, up]) => other[0] - column === right && other[1] - row === up))
        near.forEach((square) => left.splice(left.indexOf(square), 1))
        group.push(...near)
      }
      groups.push(group)
    }
    return groups
  }

  /** Finish squares that touch no start: they bear a word of their own if there are enough of them. */
  finishes(space: number): Square[][] {
    return this.groups(space).filter((group) => group.length > 2 && group.every(this.isFinish))
  }

  mean(squares: Square[]): Point {
    const points = squares.map((square) => this.centre(square))
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
    return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) }
  }

  /** Squares as one shape without seams. */
  shape(squares: Square[]): string {
    return squares.map((square) => this.corner(square)).map(({ x, y }) => `M${x} ${y}h${WIDE}v${HIGH}h-${WIDE}z`).join('')
  }

  /** The path of each red line: edges between neighbours of which one is a section farther. */
  redLines(): string[] {
    const { spaces } = this.board
    const edges = new Map<number, string[]>()
    spaces.forEach((space, i) => {
      if (this.large.includes(i)) return
      const [column, row] = space.squares[0]!
      for (const [right, up] of Object.values(WAYS)) {
        const other = this.at.get(id([column + right, row + up]))
        if (other === undefined || this.large.includes(other)) continue
        const section = spaces[other]!.section
        if (section <= space.section) continue
        const { x, y } = this.corner([column, row])
        const edge =
          up === 0
            ? `M${x + (right > 0 ? WIDE : 0)} ${y}v${HIGH}`
            : `M${x + (right > 0 ? WIDE / 2 : 0)} ${y + (up < 0 ? HIGH : 0)}h${WIDE / 2}`
        edges.set(section, [...(edges.get(section) ?? []), edge])
      }
    })
    return [...edges.values()].map((parts) => parts.join(''))
  }

  /** The chequered part of a large space: its finish squares, and between them half a square of each row that has none. */
  goal(space: number): { x: number; y: number; width: number }[] {
    const goal: { x: number; y: number; width: number }[] = []
    for (const group of this.groups(space)) {
      const ends = group.filter(this.isFinish)
      const begins = group.filter((square) => !this.isFinish(square))
      goal.push(...ends.map((square) => ({ ...this.corner(square), width: WIDE })))
      if (!ends.length || !begins.length) continue
      const rows = ends.map(([, row]) => row)
      const leftward = this.mean(ends).x < this.mean(begins).x
      for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
        const there = begins.filter((square) => square[1] === row).sort((a, b) => (leftward ? a[0] - b[0] : b[0] - a[0]))
        if (rows.includes(row) || !there.length) continue
        const { x, y } = this.corner(there[0]!)
        goal.push({ x: leftward ? x : x + WIDE / 2, y, width: WIDE / 2 })
      }
    }
    return goal
  }

  /** Small dark squares of a chequered finish, without a seam from row to row. */
  chequers(goal: { x: number; y: number; width: number }[]): string {
    const [wide, high] = [WIDE / 4, HIGH / 4]
    const path: string[] = []
    for (const { x, y, width } of goal)
      for (let across = 0; across < width / wide; across++)
        for (let down = 0; down < 4; down++)
          if ((Math.round((x - MARGIN) / wide) + across + Math.round((y - MARGIN) / high) + down) % 2)
            path.push(`M${x + across * wide} ${y + down * high}h${wide}v${high}h-${wide}z`)
    return path.join('')
  }

  /** How a word lies over squares: its middle, whether upright, and how large its letters may be. */
  lettering(squares: Square[], length: number): { at: Point; upright: boolean; size: number } {
    const corners = squares.map((square) => this.corner(square))
    const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x)) + WIDE]
    const [top, foot] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y)) + HIGH]
    const [wide, high] = [right - left, foot - top]
    const upright = high > wide
    const size = Math.min(34, (upright ? wide : high) * 0.46, (upright ? high : wide) / (length * 0.86))
    return { at: { x: this.mean(squares).x, y: (top + foot) / 2 }, upright, size }
  }

  /** Squares of the paper on which nothing lies. */
  free(): Square[] {
    const taken = new Set([...this.board.spaces.flatMap((space) => space.squares), ...this.walls].map(id))
    const columns = Math.round((this.width - 2 * MARGIN) / (WIDE / 2))
    const rows = Math.round((this.height - 2 * MARGIN) / HIGH)
    const found: Square[] = []
    for (let up = 0; up < rows; up++)
      for (let right = up % 2; right < columns - 1; right += 2) {
        const square: Square = [this.left + right, this.top - up]
        const near = [-1, 0, 1].some((aside) => taken.has(id([square[0] + aside, square[1]])))
        if (!near) found.push(square)
      }
    return found
  }

  /** Where the little flag of each red line stands: at its upper end. */
  flags(): Point[] {
    return this.redLines().map((line) => {
      const ends = [...line.matchAll(/M([\d.]+) ([\d.]+)([vh])/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
      return ends.sort((a, b) => a.y - b.y || a.x - b.x)[0]!
    })
  }

  /** The spaces on a shortest way between two, for the eye of whoever follows a runner; none where there is no near way. */
  between(from: number, to: number, most = 12): number[] {
    const came = new Map([[from, -1]])
    let edge = [from]
    for (let far = 0; far < most && edge.length && !came.has(to); far++) {
      const next: number[] = []
      for (const here of edge)
        for (const there of this.board.spaces[here]?.near ?? [])
          if (!came.has(there)) came.set(there, here) && next.push(there)
      edge = next
    }
    const way: number[] = []
    for (let here = came.get(to) ?? -1; here >= 0 && here !== from; here = came.get(here) ?? -1) way.unshift(here)
    return way
  }

  /** The structured step from one space towards another: exact for a neighbour, the nearest way for what is farther. */
  stepTowards(from: number, to: number): { do: string; to?: string; number?: number } | null {
    const here = this.board.spaces[from]
    if (!here) return null
    const goal = this.mean(this.board.spaces[to]?.squares ?? [])
    const away = (point: Point) => Math.hypot(point.x - goal.x, point.y - goal.y)
    if (this.large.includes(from)) {
      const exits = here.near.map((space, i) => ({ number: i + 1, far: away(this.middle(space)) }))
      const best = exits.sort((a, b) => a.far - b.far)[0]
      return best ? { do: 'exit', number: best.number } : null
    }
    const [column, row] = here.squares[0]!
    const ways = Object.entries(WAYS).map(([to, [right, up]]) => ({ to, far: away(this.centre([column + right, row + up])) }))
    return { do: 'step', to: ways.sort((a, b) => a.far - b.far)[0]!.to }
  }

  /** Where runners stand: those who share a space side by side, on a large one each on a square. */
  runners(spaces: number[]): (Point & { radius: number })[] {
    return spaces.map((space, seat) => {
      const all = this.board.spaces[space]?.squares ?? []
      const here = spaces.flatMap((other, i) => (other === space ? [i] : []))
      const place = here.indexOf(seat)
      if (this.large.includes(space)) {
        const sign = this.sign(space)
        const room = all.filter((square) => !this.isFinish(square) && square !== sign)
        const free = room.length ? room : all.filter((square) => square !== sign)
        return { ...this.centre(free[place % free.length] ?? all[0]!), radius: 17 }
      }
      const { x, y } = this.centre(all[0]!)
      if (here.length === 1) return { x, y, radius: 17 }
      const [right, down] = [[-12, -10], [12, -10], [-12, 11], [12, 11]][place % 4]! as [number, number]
      return { x: x + right, y: y + (here.length > 2 ? down : 0), radius: here.length === 2 ? 14 : 12 }
    })
  }
}
