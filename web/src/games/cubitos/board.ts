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

export interface Legend extends Point {
  what: 'start' | 'finish'
}
/** About as wide as such a word is. */
const LEGEND = 96

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
    for (const i of this.large) {
      const begins = this.groups(i).map((group) => group.filter((square) => !this.isFinish(square))).find((group) => group.length)
      const ends = this.groups(i).map((group) => group.filter(this.isFinish)).filter((group) => group.length)
      if (begins) this.legend('start', begins)
      if (ends.length) this.legend('finish', ends.sort((a, b) => b.length - a.length)[0]!)
    }
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

  /** The squares by which a space is entered: of a large one its finish, where it has one. */
  entrance(space: number): Square[] {
    const all = this.board.spaces[space]?.squares ?? []
    const ends = all.filter(this.isFinish)
    return ends.length ? ends : all
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

  mean(squares: Square[]): Point {
    const points = squares.map((square) => this.centre(square))
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
    return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) }
  }

  /** Squares as one shape without seams. */
  shape(squares: Square[]): string {
    return squares.map((square) => this.corner(square)).map(({ x, y }) => `M${x} ${y}h${WIDE}v${HIGH}h-${WIDE}z`).join('')
  }

  /** Each red line by the section behind it: edges between neighbours of which one is a section farther. */
  redLines(): { section: number; path: string }[] {
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
    return [...edges].map(([section, parts]) => ({ section, path: parts.join('') })).sort((a, b) => a.section - b.section)
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

  /** Where the words Start and Finish stand: on the upper or lower edge of their squares, where they cover fewest spaces. */
  readonly legends: Legend[] = []

  private legend(what: Legend['what'], squares: Square[]): void {
    const rows = squares.map(([, row]) => row)
    const edges = [Math.max(...rows), Math.min(...rows)].map((row, i) => {
      const there = squares.filter((square) => square[1] === row)
      const x = Math.max(LEGEND / 2, Math.min(this.width - LEGEND / 2, this.mean(there).x))
      return { what, x, y: this.corner(there[0]!).y + i * HIGH }
    })
    const crowd = ({ x, y }: Point) => {
      const near = (other: Point, wide: number) => Math.abs(other.x - x) < wide && Math.abs(other.y - y) < HIGH / 2 + 9
      const spaces = this.board.spaces.filter((_, i) => !this.large.includes(i)).map((space) => this.centre(space.squares[0]!))
      return spaces.filter((other) => near(other, WIDE / 2 + LEGEND / 2 - 8)).length + 9 * this.legends.filter((other) => near(other, LEGEND)).length
    }
    this.legends.push(edges.reduce((a, b) => (crowd(b) < crowd(a) ? b : a)))
  }

  /** How many squares lie in the lower corner at that side of the paper. */
  cornered(side: number): number {
    const all = this.board.spaces.flatMap((space) => space.squares).map((square) => this.centre(square))
    return all.filter(({ x, y }) => Math.abs(x - side) < 2 * WIDE && y > this.height - 2 * HIGH).length
  }

  /** Squares on which nothing lies: of the paper, and of so much around it as is in view. */
  free(aside = 0, above = 0): Square[] {
    const taken = new Set([...this.board.spaces.flatMap((space) => space.squares), ...this.walls].map(id))
    const columns = Math.round((this.width - 2 * MARGIN) / (WIDE / 2))
    const rows = Math.round((this.height - 2 * MARGIN) / HIGH)
    const [wide, high] = [2 * Math.ceil(aside / WIDE), Math.ceil(above / HIGH)]
    const found: Square[] = []
    for (let up = -high; up < rows + high; up++)
      for (let right = Math.abs(up % 2) - wide; right < columns - 1 + wide; right += 2) {
        const square: Square = [this.left + right, this.top - up]
        const near = [-1, 0, 1].some((by) => taken.has(id([square[0] + by, square[1]])))
        if (!near) found.push(square)
      }
    return found
  }

  /** Where the little flag of each red line stands: at its upper end. */
  flags(): (Point & { section: number })[] {
    return this.redLines().map(({ section, path }) => {
      const ends = [...path.matchAll(/M([\d.]+) ([\d.]+)([vh])/g)].map(([, x, y]) => ({ section, x: Number(x), y: Number(y) }))
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

  /** Where runners stand: those who share a space side by side, on a large one each on a square; whoever has finished stands
   *  on the finish and nowhere else. */
  runners(spaces: number[], past: (number | null)[] = []): (Point & { radius: number })[] {
    const running = spaces.map((space, seat) => ((past[seat] ?? null) === null ? space : -1))
    const done = running.flatMap((space, seat) => (space < 0 ? [seat] : []))
    return running.map((space, seat) => {
      if (space < 0) return this.stalls()[done.indexOf(seat) % this.stalls().length]!
      const all = this.board.spaces[space]?.squares ?? []
      const here = running.flatMap((other, i) => (other === space ? [i] : []))
      const place = here.indexOf(seat)
      if (this.large.includes(space)) {
        const begins = all.filter((square) => !this.isFinish(square))
        const room = this.roomy(begins.length ? begins.map((square) => this.green(space, square)) : all.map((square) => ({ ...this.corner(square), width: WIDE })))
        return room[place % room.length]!
      }
      const { x, y } = this.centre(all[0]!)
      if (here.length === 1) return { x, y, radius: 17 }
      const [right, down] = [[-12, -10], [12, -10], [-12, 11], [12, 11]][place % 4]! as [number, number]
      return { x: x + right, y: y + (here.length > 2 ? down : 0), radius: here.length === 2 ? 14 : 12 }
    })
  }

  /** Where on parts of a large space runners stand: first on whole squares, and far from its word. */
  private roomy(parts: { x: number; y: number; width: number }[]): (Point & { radius: number })[] {
    const away = ({ x, y }: Point) => Math.min(...this.legends.map((word) => Math.hypot((word.x - x) / 2, word.y - y)))
    const points = parts.map(({ x, y, width }) => ({ x: x + width / 2, y: y + HIGH / 2, radius: Math.min(17, width / 2) }))
    return points.sort((a, b) => b.radius - a.radius || away(b) - away(a))
  }

  /** What the chequers leave of a square of the start. */
  private green(space: number, square: Square): { x: number; y: number; width: number } {
    const { x, y } = this.corner(square)
    const half = this.goal(space).find((part) => part.width < WIDE && part.y === y && part.x >= x && part.x < x + WIDE)
    return half ? { x: half.x === x ? x + half.width : x, y, width: WIDE - half.width } : { x, y, width: WIDE }
  }

  /** Where finishers stand: on the chequers of the last finish. */
  private stalls(): (Point & { radius: number })[] {
    return this.roomy(this.goal(0))
  }
}
