/** A handful of dice thrown on the felt: cubes drawn on one canvas, so that fifteen of them cost a phone next to nothing.
 *  What they show is known before they fly; the way they roll is for the eye alone. */
import icons from 'virtual:icons'
import { homeOf } from './words'

export interface Thrown {
  kind: string
  /** The face that will be up. */
  face: string
  /** The other five, in any order. */
  sides: string[]
  /** Where it comes from, in pixels of the canvas. */
  from: { x: number; y: number }
}

export interface Landing {
  kind: string
  face: string
  x: number
  y: number
  size: number
  tilt: number
}

export interface Throw {
  landed: Promise<Landing[]>
  skip: () => void
}

/** A face turned from the light lies in one of so many shades. Each is painted once and kept: to lay dusk over every face of
 *  every frame would nearly double the work. */
const SHADES = 6
const DARKEST = 0.46

/** So long may the first frames take, in ms: a machine that is slower draws fewer pixels, in this throw and in those to come. */
const SMOOTH = 22
const TRIED = 4
let densest = 2

/** How steeply the felt is looked at: a cube shows this much of its front. */
const LEAN = 0.22
const FLAT = Math.sqrt(1 - LEAN * LEAN)
/** How far the body reaches towards the corners, which are round. */
const BODY = 0.9
const LIGHT = [-0.34, -0.42, 0.84] as const

type Vector = [number, number, number]
type Matrix = [Vector, Vector, Vector]

interface Flight extends Thrown {
  colour: string
  to: { x: number; y: number }
  tilt: number
  turns: number
  spin: number
  axis: Vector
  delay: number
  time: number
  hop: number
  knocked: number
}

/** Turned by an angle about an axis of length one. */
function turned([x, y, z]: Vector, angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const d = 1 - c
  return [
    [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
    [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
    [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
  ]
}
const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => [0, 1, 2].map((j) => row[0] * b[0][j]! + row[1] * b[1][j]! + row[2] * b[2][j]!)) as Matrix
const column = (m: Matrix, j: number): Vector => [m[0][j]!, m[1][j]!, m[2][j]!]

/** The six faces: outward, and the two edges along which its picture is laid. Top first. */
const FACES: { out: [number, 1 | -1]; right: [number, 1 | -1]; down: [number, 1 | -1] }[] = [
  { out: [2, 1], right: [0, 1], down: [1, 1] },
  { out: [2, -1], right: [0, 1], down: [1, -1] },
  { out: [1, 1], right: [0, 1], down: [2, -1] },
  { out: [1, -1], right: [0, -1], down: [2, -1] },
  { out: [0, 1], right: [1, -1], down: [2, -1] },
  { out: [0, -1], right: [1, 1], down: [2, -1] },
]

interface Paint {
  body: string
  ink: string
  edge: string
}

const paints = new Map<string, Paint>()

/** The colours of a die, as the style sheet has them. */
function paintOf(colour: string): Paint {
  const known = paints.get(colour)
  if (known) return known
  const probe = document.createElement('i')
  probe.className = colour
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const [body, ink] = [style.getPropertyValue('--k').trim() || '#999', style.getPropertyValue('--f').trim() || '#222']
  probe.style.color = `color-mix(in srgb, ${body} 62%, #000)`
  const paint = { body, ink, edge: getComputedStyle(probe).color }
  probe.remove()
  paints.set(colour, paint)
  return paint
}

function rounded(c: OffscreenCanvasRenderingContext2D, inset: number, size: number, radius: number): void {
  c.beginPath()
  c.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, radius)
}

const PICTURE = 88
const pictures = new Map<string, ImageBitmap>()

/** One face in one shade. */
function pictureOf(colour: string, face: string, shade: number): ImageBitmap {
  const key = `${colour} ${face} ${shade}`
  const known = pictures.get(key)
  if (known) return known
  const paper = new OffscreenCanvas(PICTURE, PICTURE)
  const c = paper.getContext('2d')!
  if (!shade) lit(c, colour, face)
  else {
    c.drawImage(pictureOf(colour, face, 0), 0, 0)
    c.globalCompositeOperation = 'source-atop'
    c.globalAlpha = (DARKEST * shade) / (SHADES - 1)
    c.fillStyle = '#0a0c14'
    c.fillRect(0, 0, PICTURE, PICTURE)
  }
  const made = paper.transferToImageBitmap()
  pictures.set(key, made)
  return made
}

/** A face in full light. */
function lit(c: OffscreenCanvasRenderingContext2D, colour: string, face: string): void {
  const [size, paint] = [PICTURE, paintOf(colour)]
  const shine = c.createRadialGradient(size * 0.3, size * 0.22, 0, size * 0.5, size * 0.5, size * 0.8)
  shine.addColorStop(0, `color-mix(in srgb, ${paint.body} 76%, #fff)`)
  shine.addColorStop(0.6, paint.body)
  shine.addColorStop(1, `color-mix(in srgb, ${paint.body} 90%, #000)`)
  c.fillStyle = shine
  rounded(c, size * 0.02, size, size * 0.2)
  c.fill()
  const gleam = c.createRadialGradient(size * 0.32, size * 0.22, 0, size * 0.32, size * 0.22, size * 0.5)
  gleam.addColorStop(0, 'rgb(255 255 255 / 42%)')
  gleam.addColorStop(1, 'rgb(255 255 255 / 0%)')
  c.fillStyle = gleam
  c.fill()
  c.fillStyle = c.strokeStyle = paint.ink
  const middle = size / 2
  const icon = (name: string, share: number) => {
    const path = icons[name]
    if (!path) return
    c.save()
    c.translate(middle - (size * share) / 2, middle - (size * share) / 2)
    c.scale((size * share) / 512, (size * share) / 512)
    c.fill(new Path2D(path))
    c.restore()
  }
  const disc = (words: string, square: boolean) => {
    c.beginPath()
    if (square) c.roundRect(size * 0.2, size * 0.2, size * 0.6, size * 0.6, size * 0.12)
    else c.arc(middle, middle, size * 0.33, 0, 7)
    c.fillStyle = square ? '#6f7a8b' : '#f2b632'
    c.fill()
    c.lineWidth = size * 0.04
    c.strokeStyle = square ? '#4c5564' : '#b97d10'
    c.stroke()
    c.fillStyle = square ? '#fff' : '#3f2a02'
    c.font = `850 ${size * 0.4}px 'Nunito Variable', sans-serif`
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    c.fillText(words, middle, middle + size * 0.03)
  }
  if (face.startsWith('coin')) disc(face.slice(4) || '1', false)
  else if (face === 'credit') disc('1', true)
  else if (face === 'foot') icon('foot', 0.64)
  else if (face === 'symbol') icon(colour, 0.66)
  else if (face === 'power') {
    icon(colour, 0.5)
    c.lineWidth = size * 0.05
    c.setLineDash([size * 0.12, size * 0.08])
    c.beginPath()
    c.arc(middle, middle, size * 0.4, 0, 7)
    c.stroke()
  }
}

let shadow: ImageBitmap | null = null

/** What lies under a die: soft at its edge. */
function shadowOf(): ImageBitmap {
  if (shadow) return shadow
  const paper = new OffscreenCanvas(64, 64)
  const c = paper.getContext('2d')!
  const soft = c.createRadialGradient(32, 32, 8, 32, 32, 32)
  soft.addColorStop(0, 'rgb(0 0 0 / 55%)')
  soft.addColorStop(0.55, 'rgb(0 0 0 / 30%)')
  soft.addColorStop(1, 'rgb(0 0 0 / 0%)')
  c.fillStyle = soft
  c.fillRect(0, 0, 64, 64)
  return (shadow = paper.transferToImageBitmap())
}

/** Places on the felt that do not touch: a loose grid, shaken a little. */
function places(count: number, width: number, height: number, size: number): { x: number; y: number }[] {
  const room = size * 1.28
  const across = Math.max(1, Math.floor((width - 8) / room))
  const rows = Math.max(1, Math.min(Math.floor((height - 4) / room), Math.ceil(count / Math.max(1, Math.round(Math.sqrt((count * width) / height))))))
  const perRow = Math.min(across, Math.ceil(count / rows))
  const found: { x: number; y: number }[] = []
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

const shuffled = <T>(all: T[]): T[] => all.map((one) => [Math.random(), one] as const).sort((a, b) => a[0] - b[0]).map(([, one]) => one)

/** Throw dice on a canvas. `knock` is told of every landing, with how hard it is, for the ear. */
export function tumble(
  canvas: HTMLCanvasElement,
  dice: Thrown[],
  area: { x: number; y: number; width: number; height: number },
  speed: number,
  knock: (kind: string, hard: number) => void = () => {},
): Throw {
  let dense = 0
  const [wide, high] = [canvas.clientWidth, canvas.clientHeight]
  const sharp = (pixels: number) => {
    dense = pixels
    canvas.width = wide * dense
    canvas.height = high * dense
  }
  sharp(Math.min(devicePixelRatio || 1, densest))
  const c = canvas.getContext('2d')!
  const size = Math.max(22, Math.min(44, Math.sqrt((area.width * area.height) / (dice.length * 2.1))))

  const ends = shuffled(places(dice.length, area.width, area.height, size))
  const flights: Flight[] = dice.map((die, i) => {
    const to = { x: area.x + ends[i]!.x, y: area.y + ends[i]!.y }
    const [dx, dy] = [to.x - die.from.x, to.y - die.from.y]
    const far = Math.hypot(dx, dy) || 1
    return {
      ...die,
      colour: homeOf(die.kind)[0],
      sides: shuffled(die.sides),
      to,
      tilt: (Math.random() - 0.5) * 0.56,
      turns: (Math.PI / 2) * (4 + Math.floor(Math.random() * 3) + Math.min(3, far / (size * 3))),
      spin: (Math.random() - 0.5) * 5,
      axis: [-dy / far, dx / far, 0],
      delay: Math.random() * 150 + i * 10,
      time: 720 + Math.random() * 280,
      hop: Math.min(size * (0.9 + Math.random() * 0.8), Math.max(12, to.y - size * 0.7)),
      knocked: 0,
    }
  })

  for (const die of flights) for (const face of [die.face, ...die.sides]) pictureOf(die.colour, face, 0) // before they fly, not in mid-air
  flights.sort((a, b) => a.to.y - b.to.y) // what lies nearer is drawn over what lies behind

  /** A cube at rest or in the air: its shadow, its rounded body, and the faces that look at us. */
  function draw(die: Flight, clock: number): boolean {
    const t = Math.max(0, Math.min(1, (clock - die.delay) / die.time))
    const gone = 1.68 * t - 0.68 * t * t
    const left = 1 - gone
    const settle = t < 1 ? 0 : Math.exp(-(clock - die.delay - die.time) / 60) * Math.sin((clock - die.delay - die.time) / 26) * 0.07
    const m = times(turned([0, 0, 1], die.tilt + die.spin * left * left), turned(die.axis, die.turns * left + settle))
    const swing = Math.cos(2.5 * Math.PI * t)
    const bounce = t < 1 ? die.hop * (1 - t) * (1 - t) * Math.abs(swing) : 0
    const half = size / 2
    const lowest = half * [0, 1, 2].reduce((sum, j) => sum + Math.abs(m[2][j]!), 0)
    const lift = bounce + lowest - half
    const beats = t < 1 ? Math.floor(2.5 * t + 0.5) : 3
    if (beats > die.knocked) {
      die.knocked = beats
      knock(die.kind, left + 0.15)
    }
    const x = die.from.x + (die.to.x - die.from.x) * gone
    const y = die.from.y + (die.to.y - die.from.y) * gone
    const big = 1 + bounce / (size * 9)
    const at = (v: Vector): [number, number] => [x + v[0] * half * big, y - lift * 0.9 + (v[1] * FLAT - v[2] * LEAN) * half * big]

    c.setTransform(dense, 0, 0, dense, 0, 0)
    const blur = size * (1.5 + bounce / size / 3)
    c.globalAlpha = 1 / (1 + bounce / size)
    c.drawImage(shadowOf(), x - blur / 2 + lift * 0.25, y - blur / 2 + half * 0.32 + lift * 0.3, blur, blur)
    c.globalAlpha = 1

    const seen = FACES.map((face, i) => ({ face, i, out: column(m, face.out[0]).map((n) => n * face.out[1]) as Vector })).filter(
      ({ out }) => out[1] * LEAN + out[2] * FLAT > 0.01,
    )
    // The body: everything between the faces
    c.fillStyle = paintOf(die.colour).edge
    c.beginPath()
    for (const { face } of seen) {
      const out = column(m, face.out[0]).map((n) => n * face.out[1] * BODY) as Vector
      const [right, down] = [column(m, face.right[0]), column(m, face.down[0])]
      for (const [k, [a, b]] of [[-1, -1], [1, -1], [1, 1], [-1, 1]].entries()) {
        const [px, py] = at([0, 1, 2].map((j) => out[j]! + BODY * (a! * right[j]! + b! * down[j]!)) as Vector)
        if (k) c.lineTo(px, py)
        else c.moveTo(px, py)
      }
      c.closePath()
    }
    c.fill()
    for (const { face, i, out } of seen) {
      const right = column(m, face.right[0]).map((n) => n * face.right[1]) as Vector
      const down = column(m, face.down[0]).map((n) => n * face.down[1]) as Vector
      const corner = at([0, 1, 2].map((j) => out[j]! - right[j]! - down[j]!) as Vector)
      const flat = (v: Vector) => [v[0] * big, (v[1] * FLAT - v[2] * LEAN) * big] as const
      const [rx, ry] = flat(right)
      const [dx, dy] = flat(down)
      c.setTransform(rx * dense, ry * dense, dx * dense, dy * dense, corner[0] * dense, corner[1] * dense)
      const bright = Math.max(0, out[0] * LIGHT[0] + out[1] * LIGHT[1] + out[2] * LIGHT[2])
      c.drawImage(pictureOf(die.colour, i ? die.sides[i - 1]! : die.face, Math.round((1 - bright) * (SHADES - 1))), 0, 0, size, size)
    }
    return t >= 1 && Math.abs(settle) < 0.002
  }

  /** Round a hit, while it lies for a moment before it is sorted. */
  function halo({ to, tilt }: Flight): void {
    c.setTransform(dense, 0, 0, dense, to.x * dense, (to.y - size * 0.06) * dense)
    c.rotate(tilt)
    c.strokeStyle = '#ffd95a'
    c.lineWidth = 3
    c.beginPath()
    c.roundRect(-size * 0.6, -size * 0.6, size * 1.2, size * 1.24, size * 0.28)
    c.stroke()
  }

  let raf = 0
  let finish!: () => void // what sits in the promise is called at once
  const landed = new Promise<Landing[]>((done) => {
    finish = () => {
      cancelAnimationFrame(raf)
      done(flights.map(({ kind, face, to, tilt }) => ({ kind, face, x: to.x, y: to.y, size, tilt: (tilt * 180) / Math.PI })))
    }
    const begun = performance.now()
    let drawn = 0
    const frame = (now: number) => {
      if (++drawn === TRIED && dense > 1 && (now - begun) / TRIED > SMOOTH) sharp((densest = 1))
      c.setTransform(1, 0, 0, 1, 0, 0)
      c.clearRect(0, 0, canvas.width, canvas.height)
      const clock = (now - begun) * speed
      const rest = flights.map((die) => draw(die, clock))
      if (!rest.every(Boolean)) raf = requestAnimationFrame(frame)
      else {
        flights.filter((die) => die.face !== 'miss').forEach(halo)
        setTimeout(finish, 360 / speed)
      }
    }
    raf = requestAnimationFrame(frame)
  })
  return { landed, skip: finish }
}
