/** How a handful of dice moves over the felt: gathered in a hand, thrown, knocking against the felt, its edge and one another.
 *  All of it is reckoned before the first picture is drawn. What the dice show is known already, so each is turned
 *  backwards from the face that will be up. */

export interface Point {
  x: number
  y: number
}
export interface Area extends Point {
  width: number
  height: number
}
export interface Path {
  /** For every step: x, y, height over the felt, and how the die is turned (a quaternion: w, x, y, z). */
  track: Float32Array
  /** How it lies in the end, in radians. */
  tilt: number
  /** The step in which the hand lets it go. */
  released: number
  /** What is heard: in which step, how hard, and whether another die was hit. */
  knocks: { step: number; hard: number; die: boolean }[]
}

/** Ms between two steps, and numbers that each step holds. */
export const STEP = 1000 / 120
export const WIDE = 7
/** So far dice keep from one another, measured in dice: enough for two that lie askew. */
export const REACH = 1.24

const SECONDS = STEP / 1000
const LONGEST = 240
const GATHER = 17
const APART = 1.3
const SETTLE = 22
/** Lengths from here on are measured in dice, times in seconds. */
const GRAVITY = 62
const BOUNCE = 0.54
const FAINTEST = 2.2
/** A die that is slower than this falls on a face and lies. */
const SLOWEST = 3.6
const FRICTION = 30
const HAND = 0.9
const SPRING = 0.45
const SHOVE = 0.07
const RADIUS = 0.56
/** So little is no matter. */
const TOUCH = 0.015

/** Places on the felt that do not touch: a loose grid, shaken a little. */
function places(count: number, width: number, height: number, size: number): Point[] {
  const room = size * 1.28
  const across = Math.max(1, Math.floor((width - 8) / room))
  const rows = Math.max(1, Math.min(Math.floor((height - 4) / room), Math.ceil(count / Math.max(1, Math.round(Math.sqrt((count * width) / height))))))
  const perRow = Math.min(across, Math.ceil(count / rows))
  const found: Point[] = []
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const high = height / Math.ceil(count / perRow)
    const wide = width / inRow
    const loose = { x: Math.max(0, wide - room), y: Math.max(0, high - room) }
    found.push({
      x: (i - row * perRow + 0.5) * wide + (Math.random() - 0.5) * Math.min(loose.x, size),
      y: (row + 0.5) * high + (Math.random() - 0.5) * Math.min(loose.y, size * 0.7),
    })
  }
  return found
}

export const shuffled = <T>(all: T[]): T[] => all.map((one) => [Math.random(), one] as const).sort((a, b) => a[0] - b[0]).map(([, one]) => one)

/** As large as leaves every die room to lie. */
export const sizeFor = (count: number, area: Area): number => Math.max(22, Math.min(44, Math.sqrt((area.width * area.height) / (count * 2.3))))

interface Body extends Path {
  from: Point
  hand: Point
  x: number
  y: number
  z: number
  vx: number
  vy: number
  vz: number
  /** Lost speed for each second on the way. */
  slower: number
  /** The step in which it came to lie; after it, it slides where it is pushed. */
  rest: number
}

/** The ways of so many dice, from where they lie now. */
export function fall(from: Point[], area: Area, size: number): Path[] {
  const middle = from.reduce((sum, one) => sum + one.x, 0) / from.length
  const left = middle < area.x + area.width / 2
  const hand = { x: left ? area.x + size * 0.4 : area.x + area.width - size * 0.4, y: area.y + area.height - size }
  const aims = shuffled(places(from.length, area.width, area.height, size))
  const order = shuffled([...from.keys()])
  const bodies = from.map((start, i) => thrown(start, hand, { x: area.x + aims[i]!.x, y: area.y + aims[i]!.y }, order[i]!, size))
  const edge = size * 0.62
  const inner = { left: area.x + edge, right: area.x + area.width - edge, top: area.y + edge, bottom: area.y + area.height - edge }
  let step = 0
  for (let moving = true; moving && step < LONGEST; step++) {
    moving = false
    for (const body of bodies) if (advance(body, step, size, inner)) moving = true
    if (collide(bodies, step, size)) moving = true
    for (const body of bodies) body.track.set([body.x, body.y, body.z], step * WIDE)
  }
  const steps = step + SETTLE
  for (const body of bodies) {
    body.rest = Math.min(body.rest, step) // who has not come to rest in time is stopped
    for (let s = step; s < steps; s++) body.track.set([body.x, body.y, 0], s * WIDE)
    turn(body, steps, size)
    body.track = body.track.slice(0, steps * WIDE)
    body.knocks.sort((a, b) => a.step - b.step)
  }
  return bodies
}

function thrown(from: Point, hand: Point, aim: Point, turn: number, size: number): Body {
  const at = { x: hand.x + (Math.random() - 0.5) * size, y: hand.y + (Math.random() - 0.5) * size }
  const [dx, dy] = [aim.x - at.x, aim.y - at.y]
  const far = Math.hypot(dx, dy) || 1
  const stop = SLOWEST * size
  const time = Math.min(0.72 + Math.random() * 0.26, far / stop)
  const fast = Math.max(stop, (2 * far) / time - stop)
  return {
    from, hand: at, x: from.x, y: from.y, z: 0,
    vx: (dx / far) * fast, vy: (dy / far) * fast, vz: size * (6 + Math.random() * 5),
    slower: Math.max(size * 6, (fast - stop) / time), released: GATHER + Math.round(turn * APART), rest: Infinity,
    track: new Float32Array((LONGEST + SETTLE) * WIDE), tilt: (Math.random() - 0.5) * 0.56, knocks: [],
  } // prettier-ignore
}

/** One die one step on: is it on its way? */
function advance(body: Body, step: number, size: number, inner: { left: number; right: number; top: number; bottom: number }): boolean {
  if (step < body.released) {
    const t = Math.min(1, step / GATHER)
    const eased = t * t * (3 - 2 * t)
    body.x = body.from.x + (body.hand.x - body.from.x) * eased
    body.y = body.from.y + (body.hand.y - body.from.y) * eased
    body.z = size * HAND * Math.sin((eased * Math.PI) / 2)
    return true
  }
  const speed = Math.hypot(body.vx, body.vy)
  const lies = body.rest < step
  let slower = speed - (lies ? FRICTION * size : body.slower) * SECONDS
  if (!lies && body.z <= 0 && body.vz <= 0 && slower < SLOWEST * size) {
    body.rest = step
    body.knocks.push({ step, hard: 0.2, die: false })
    slower = 0
  }
  const share = speed ? Math.max(0, slower) / speed : 0
  body.vx *= share
  body.vy *= share
  body.x += body.vx * SECONDS
  body.y += body.vy * SECONDS
  if (body.z > 0 || body.vz > 0) {
    body.vz -= GRAVITY * size * SECONDS
    body.z += body.vz * SECONDS
    if (body.z <= 0) {
      const hit = -body.vz / size
      body.z = 0
      body.vz = hit * BOUNCE < FAINTEST ? 0 : hit * BOUNCE * size
      body.knocks.push({ step, hard: Math.min(1.1, hit / 11), die: false })
    }
  }
  if ((body.x < inner.left && body.vx < 0) || (body.x > inner.right && body.vx > 0)) body.vx *= -SPRING
  if ((body.y < inner.top && body.vy < 0) || (body.y > inner.bottom && body.vy > 0)) body.vy *= -SPRING
  const [x, y] = [body.x, body.y]
  body.x += Math.max(-SHOVE * size, Math.min(SHOVE * size, Math.max(inner.left, Math.min(inner.right, x)) - x))
  body.y += Math.max(-SHOVE * size, Math.min(SHOVE * size, Math.max(inner.top, Math.min(inner.bottom, y)) - y))
  return body.z > 0 || body.rest >= step || body.vx !== 0 || body.vy !== 0 || Math.abs(body.x - x) + Math.abs(body.y - y) > TOUCH * size
}

/** Dice that touch knock each other away; dice that lie in one another are shoved apart. Is anything still to be shoved? */
function collide(bodies: Body[], step: number, size: number): boolean {
  let shoved = false
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i]!
    if (step < a.released) continue
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j]!
      if (step < b.released || Math.abs(a.z - b.z) > size * 0.8) continue
      let [dx, dy] = [b.x - a.x, b.y - a.y]
      const far = Math.hypot(dx, dy) || 0.01
      const deep = size * REACH - far
      if (deep <= 0) continue
      if (deep > TOUCH * size) shoved = true
      dx /= far
      dy /= far
      const push = Math.min(deep / 2, SHOVE * size)
      a.x -= dx * push
      a.y -= dy * push
      b.x += dx * push
      b.y += dy * push
      const closing = (a.vx - b.vx) * dx + (a.vy - b.vy) * dy
      if (closing <= 0) continue
      const blow = (closing * (1 + SPRING)) / 2
      a.vx -= dx * blow
      a.vy -= dy * blow
      b.vx += dx * blow
      b.vy += dy * blow
      if (closing > size * 5) a.knocks.push({ step, hard: Math.min(1, closing / (size * 22)), die: true })
    }
  }
  return shoved
}

/** How a die is turned in every step, backwards from how it lies: it rolls over the felt as far as it goes, and a little faster in the air. */
function turn(body: Body, steps: number, size: number): void {
  const { track, tilt } = body
  const { rest } = body
  let [w, x, y, z] = [Math.cos(tilt / 2), 0, 0, Math.sin(tilt / 2)]
  let [ax, ay] = [0, 1]
  const yaw = (Math.random() - 0.5) * 0.03
  const put = (step: number) => track.set([w, x, y, z], step * WIDE + 3)
  for (let s = rest; s > 0; s--) {
    put(s)
    const at = s * WIDE
    const [dx, dy] = [track[at]! - track[at - WIDE]!, track[at + 1]! - track[at - WIDE + 1]!]
    const far = Math.hypot(dx, dy)
    if (far > 0.05) [ax, ay] = [-dy / far, dx / far]
    const angle = -Math.min(0.34, Math.max(far / (size * RADIUS), track[at + 2]! > 0 ? 0.09 : 0)) / 2
    ;[w, x, y, z] = multiplied(Math.cos(angle), ax * Math.sin(angle), ay * Math.sin(angle), yaw / 2, w, x, y, z)
  }
  put(0)
  const [lw, lz] = [Math.cos(tilt / 2), Math.sin(tilt / 2)]
  const last = rest * WIDE
  const [rx, ry] = [track[last]! - track[last - WIDE]!, track[last + 1]! - track[last - WIDE + 1]!]
  const far = Math.hypot(rx, ry) || 1
  for (let s = rest + 1; s < steps; s++) {
    const ms = (s - rest) * STEP
    const angle = (Math.exp(-ms / 60) * Math.sin(ms / 26) * 0.08) / 2
    ;[w, x, y, z] = multiplied(Math.cos(angle), (-ry / far) * Math.sin(angle), (rx / far) * Math.sin(angle), 0, lw, 0, 0, lz)
    put(s)
  }
}

function multiplied(aw: number, ax: number, ay: number, az: number, bw: number, bx: number, by: number, bz: number): [number, number, number, number] {
  const w = aw * bw - ax * bx - ay * by - az * bz
  const x = aw * bx + ax * bw + ay * bz - az * by
  const y = aw * by - ax * bz + ay * bw + az * bx
  const z = aw * bz + ax * by - ay * bx + az * bw
  const long = Math.hypot(w, x, y, z)
  return [w / long, x / long, y / long, z / long]
}
