import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fall, REACH, sizeFor, STEP, WIDE, type Area } from '../src/games/cubitos/fall'
import { tumble, type Landing } from '../src/games/cubitos/tumble'

/** The same chance in every run. */
function seeded(seed: number): void {
  let s = seed
  vi.spyOn(Math, 'random').mockImplementation(() => (s = (s * 16807) % 2147483647) / 2147483647)
}
beforeEach(() => seeded(7))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const AREAS: Area[] = [
  { x: 0, y: 92, width: 366, height: 112 },
  { x: 108, y: 84, width: 262, height: 105 },
  { x: 8, y: 90, width: 560, height: 180 },
]
const heap = (count: number) => Array.from({ length: count }, (_, i) => ({ x: -20 + (i % 3) * 14, y: 180 + (i % 4) * 9 }))

test.each(AREAS)('dice come to lie on the felt and not in one another: $width × $height', (area) => {
  for (let count = 1; count <= 18; count++) {
    seeded(count)
    const size = sizeFor(count, area)
    const ends = fall(heap(count), area, size).map(({ track }) => [...track.slice(-WIDE)])
    for (const [i, [x, y, z]] of ends.entries()) {
      expect(x).toBeGreaterThan(area.x + size / 2)
      expect(x).toBeLessThan(area.x + area.width - size / 2)
      expect(y).toBeGreaterThan(area.y + size / 2)
      expect(y).toBeLessThan(area.y + area.height - size / 2)
      expect(z).toBe(0)
      for (const [ox, oy] of ends.slice(0, i)) expect(Math.hypot(x! - ox!, y! - oy!)).toBeGreaterThan(size * REACH * 0.96)
    }
  }
})

test('every die ends flat, with the side up that it was to show, within two seconds', () => {
  for (const { track, tilt } of fall(heap(15), AREAS[0]!, 34)) {
    const [w, x, y, z] = [...track.slice(-WIDE + 3)]
    expect(Math.hypot(x!, y!)).toBeLessThan(0.01)
    expect(2 * Math.atan2(z!, w!)).toBeCloseTo(tilt, 2)
    expect((track.length / WIDE) * STEP).toBeLessThan(2000)
  }
})

test('a die rolls the way it goes: what will be up looks back before', () => {
  const { track } = fall([{ x: 0, y: 150 }], AREAS[0]!, 40)[0]!
  const at = (step: number, k: number) => track[step * WIDE + k]!
  let last = track.length / WIDE - 1
  while (at(last, 0) === at(last - 1, 0)) last--
  const back = last - 4 // so shortly before the end it is turned by less than a quarter
  const [w, x, y, z] = [3, 4, 5, 6].map((k) => at(back, k)) as [number, number, number, number]
  const up = [2 * (x * z + w * y), 2 * (y * z - w * x)]
  const way = [at(last, 0) - at(back, 0), at(last, 1) - at(back, 1)]
  expect(up[0]! * way[0]! + up[1]! * way[1]!).toBeLessThan(-0.1)
})

/** A canvas on which strokes are counted, and the frames of a page that come when they are called. */
function counted() {
  const strokes = { drawn: 0, papers: 0 }
  const context = new Proxy({}, {
    get: (_, name) => (name === 'createRadialGradient' ? () => ({ addColorStop: () => {} }) : () => void (['drawImage', 'fill', 'stroke', 'fillRect'].includes(String(name)) && strokes.drawn++)),
    set: () => true,
  }) // prettier-ignore
  class Paper {
    width = 1
    height = 1
    constructor() {
      strokes.papers++
    }
    getContext = () => context
    transferToImageBitmap = () => ({ width: 1, height: 1 })
  }
  vi.stubGlobal('OffscreenCanvas', Paper)
  vi.stubGlobal('Path2D', class {})
  let next: ((now: number) => void) | null = null
  vi.stubGlobal('requestAnimationFrame', (go: (now: number) => void) => (next = go) && 1)
  const canvas = Object.assign(document.createElement('canvas'), { getContext: () => context })
  Object.defineProperties(canvas, { clientWidth: { value: 382 }, clientHeight: { value: 260 } })
  const frame = (now: number) => {
    const go = next
    next = null
    go?.(now)
    return !!go
  }
  return { strokes, canvas, frame }
}

test('a frame takes five strokes a die at most, and paints nothing anew', async () => {
  const { strokes, canvas, frame } = counted()
  let lying: Landing[] = []
  const dice = heap(15).map((from, i) => ({ kind: ['light', 'red', 'blue'][i % 3]!, face: i % 2 ? 'miss' : 'coin', sides: ['miss', 'miss', 'symbol', 'power', 'coin'], from }))
  const { landed, skip } = tumble(canvas, dice, AREAS[0]!, 1, { knock: () => {}, lie: (all) => (lying = all) })
  const { papers } = strokes
  let now = performance.now()
  for (let frames = 0; frames < 40; frames++) {
    strokes.drawn = 0
    expect(frame((now += 1000 / 60))).toBe(true)
    expect(strokes.drawn).toBeLessThanOrEqual(15 * 5)
    expect(strokes.papers).toBe(papers)
    expect(lying).toEqual([])
  }
  while (frame((now += 1000 / 60)));
  expect(lying.map(({ kind, face }) => `${kind} ${face}`)).toEqual(dice.map(({ kind, face }) => `${kind} ${face}`))
  skip()
  expect(await landed).toBe(lying)
})
