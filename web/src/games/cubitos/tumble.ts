/** A handful of dice thrown on the felt: cubes drawn on one canvas, so that fifteen of them cost a phone next to nothing.
 *  Their ways and their pictures are ready before they fly; a frame makes nothing anew. */
import { icons } from '../../shell/icons'
import './race.icons'
import { fall, shuffled, sizeFor, STEP, WIDE, type Area, type Path, type Point } from './fall'
import { homeOf } from './words'

export interface Thrown {
  kind: string
  /** The face that will be up. */
  face: string
  /** The other five, in any order. */
  sides: string[]
  /** Where it comes from, in pixels of the canvas. */
  from: Point
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

/** A face turned from the light lies in one of so many shades. They are painted once and kept: to lay dusk over every face of
 *  every frame would nearly double the work. */
const SHADES = 7
const DARKEST = 0.46

/** In flight so many pixels of the canvas to one of the page; those that lie are drawn as finely as the screen can. */
const FLYING = 1.5
/** So long may a frame take, in ms. A machine that is late too often among the first draws fewer pixels, in this throw and in those to come. */
const SMOOTH = 22
const TRIED = 12
const LATE = 4
/** A frame that comes later than this does not make the dice jump: they wait for it. */
const LONGEST = 50
let densest = FLYING

/** How steeply the felt is looked at: a cube shows this much of its front. */
const LEAN = 0.2
const FLAT = Math.sqrt(1 - LEAN * LEAN)
/** How far the body reaches towards the corners, which are round. */
const BODY = 0.9
const LIGHT = [-0.34, -0.42, 0.84] as const
/** A face that shows less of itself than this is not worth a stroke. */
const SLIVER = 0.1

interface Flight extends Thrown, Path {
  /** The six faces, top first, as in FACES. */
  strips: ImageBitmap[]
  edge: string
  /** Of its knocks so many were heard. */
  heard: number
  /** How it is now: its middle, its height over the felt, how it is turned (three rows), and how near it is. */
  x: number
  y: number
  z: number
  m: Float64Array
  depth: number
}

/** The six faces by axis (x, y, z) and sense: outward, and the two edges along which its picture is laid. Top first. */
const FACES = [
  [2, 1, 0, 1, 1, 1],
  [2, -1, 0, 1, 1, -1],
  [1, 1, 0, 1, 2, -1],
  [1, -1, 0, -1, 2, -1],
  [0, 1, 1, -1, 2, -1],
  [0, -1, 1, 1, 2, -1],
] as const

interface Paint {
  body: string
  ink: string
  edge: string
}

/** Coins and credits, as in app.css. */
const SIGNS: Record<'coin' | 'credit', Paint> = {
  coin: { body: '#f2b632', ink: '#3f2a02', edge: '#b97d10' },
  credit: { body: '#626d7e', ink: '#fff', edge: '#4b5462' },
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

const PICTURE = 96
/** A pixel of a picture, where half an edge of the cube is one. */
const PIXEL = 2 / PICTURE
/** Scratch: the three axes as they are seen. And the outline of a cube in the senses of them, corner by corner. */
const seen = new Float64Array(6)
const OUTLINE = [
  [1, 1, -1],
  [-1, 1, -1],
  [-1, 1, 1],
  [-1, -1, 1],
  [1, -1, 1],
  [1, -1, -1],
] as const
const strips = new Map<string, ImageBitmap>()

/** One face in every shade, side by side. */
function stripOf(colour: string, face: string): ImageBitmap {
  const key = `${colour} ${face}`
  const known = strips.get(key)
  if (known) return known
  const paper = new OffscreenCanvas(PICTURE * SHADES, PICTURE)
  const c = paper.getContext('2d')!
  lit(c, colour, face)
  for (let shade = 1; shade < SHADES; shade++) c.drawImage(paper, 0, 0, PICTURE, PICTURE, shade * PICTURE, 0, PICTURE, PICTURE)
  c.globalCompositeOperation = 'source-atop'
  c.fillStyle = '#0a0c14'
  for (let shade = 1; shade < SHADES; shade++) {
    c.globalAlpha = (DARKEST * shade) / (SHADES - 1)
    c.fillRect(shade * PICTURE, 0, PICTURE, PICTURE)
  }
  const made = paper.transferToImageBitmap()
  strips.set(key, made)
  return made
}

/** How large a sign on a face is, and where its middle lies: all in shares of the face, as in Die.svelte. */
type Place = readonly [share: number, across: number, down: number]
const MIDDLE: Place = [0.64, 0.5, 0.5]
const ASIDE: Record<'coin' | 'credit' | 'foot', Place> = { coin: [0.58, 0.35, 0.65], credit: [0.5, 0.32, 0.68], foot: [0.55, 0.335, 0.665] }

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
  /** An icon of this share of the face, its middle at these shares of it. */
  const icon = (name: string, share: number, across = 0.5, down = 0.5) => {
    c.save()
    c.translate(size * (across - share / 2), size * (down - share / 2))
    c.scale((size * share) / 512, (size * share) / 512)
    c.fill(new Path2D(icons[name]))
    c.restore()
  }
  const sign = (words: string, what: 'coin' | 'credit', share: number, across: number, down: number) => {
    const { body, ink, edge } = SIGNS[what]
    const radius = what === 'coin' ? share / 2 : 0.1
    c.beginPath()
    c.roundRect(size * (across - share / 2), size * (down - share / 2), size * share, size * share, size * radius)
    c.fillStyle = body
    c.fill()
    c.lineWidth = size * 0.04
    c.strokeStyle = edge
    c.stroke()
    c.fillStyle = ink
    c.font = `850 ${size * 0.4}px 'Nunito Variable', sans-serif`
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    c.fillText(words, size * across, size * (down + 0.03))
  }
  // A coloured die keeps its symbol in the corner, and what it shows lies in the other; the greys have none
  const grey = colour === 'light' || colour === 'dark'
  if (!grey && /^(coin|credit|foot)/.test(face)) icon(colour, 0.41, 0.745, 0.255)
  if (face.startsWith('coin')) sign(face.slice(4) || '1', 'coin', ...(grey ? MIDDLE : ASIDE.coin))
  else if (face === 'credit') sign('1', 'credit', ...(grey ? MIDDLE : ASIDE.credit))
  else if (face === 'foot') icon('foot', ...(grey ? MIDDLE : ASIDE.foot))
  else if (face === 'symbol') icon(colour, 0.66)
  else if (face === 'power') {
    icon(colour, 0.5)
    c.lineWidth = size * 0.05
    c.setLineDash([size * 0.12, size * 0.08])
    c.beginPath()
    c.arc(size / 2, size / 2, size * 0.4, 0, 7)
    c.stroke()
  }
}

/** Shadows are painted for so many heights over the felt, up to this many dice. */
const HEIGHTS = 10
const HIGHEST = 2
const shadowed = new Map<number, ImageBitmap[]>()

/** What lies under a die of so many pixels: small and dark where it stands, wide and faint where it flies. */
function shadowsOf(size: number): ImageBitmap[] {
  const known = shadowed.get(size)
  if (known) return known
  const made = Array.from({ length: HEIGHTS + 1 }, (_, i) => {
    const high = (i / HEIGHTS) * HIGHEST
    const radius = size * (0.8 + high * 0.16)
    const paper = new OffscreenCanvas(Math.ceil(radius * 2), Math.ceil(radius * 2))
    const c = paper.getContext('2d')!
    const soft = c.createRadialGradient(radius, radius, size * 0.3, radius, radius, radius)
    const dark = 60 / (1 + high * 2.4)
    soft.addColorStop(0, `rgb(0 0 0 / ${dark}%)`)
    soft.addColorStop(0.5, `rgb(0 0 0 / ${dark * 0.5}%)`)
    soft.addColorStop(1, 'rgb(0 0 0 / 0%)')
    c.fillStyle = soft
    c.fillRect(0, 0, paper.width, paper.height)
    return paper.transferToImageBitmap()
  })
  shadowed.set(size, made)
  return made
}

const between = (track: Float32Array, a: number, b: number, part: number) => track[a]! + (track[b]! - track[a]!) * part

/** Who listens to a throw: to every blow, how hard it is and whether it fell on another die; and to the moment in which all lie. */
export interface Listener {
  knock: (kind: string, hard: number, die: boolean) => void
  lie: (dice: Landing[]) => void
}

/** Throw dice on a canvas. */
export function tumble(
  canvas: HTMLCanvasElement,
  dice: Thrown[],
  area: Area,
  speed: number,
  { knock, lie }: Listener,
): Throw {
  let dense = 0
  let shadows: ImageBitmap[] = []
  const [wide, high] = [canvas.clientWidth, canvas.clientHeight]
  const size = sizeFor(dice.length, area)
  const half = size / 2
  const sharp = (pixels: number) => {
    dense = pixels
    canvas.width = wide * dense
    canvas.height = high * dense
    shadows = shadowsOf(Math.round(size * dense))
  }
  sharp(Math.min(devicePixelRatio || 1, densest))
  const c = canvas.getContext('2d')!

  /** What comes from where nothing can be drawn comes from the left, where the hand is. */
  const seenFrom = ({ x, y }: Point): Point => (x > 0 && x < wide && y > 0 && y < high ? { x, y } : { x: -size, y: area.y + area.height - size })
  const paths = fall(dice.map((die) => seenFrom(die.from)), area, size) // prettier-ignore
  const flights = dice.map((die, i): Flight => {
    const colour = homeOf(die.kind)[0]
    const [front, ...others] = shuffled(die.sides).sort((a, b) => Number(b === 'miss') - Number(a === 'miss')) // a blank front, as a die has that lies
    const [under, ...sides] = shuffled(others)
    const strips = [die.face, under!, front!, ...sides].map((face) => stripOf(colour, face)) // before they fly, not in mid-air
    return { ...die, ...paths[i]!, strips, edge: paintOf(colour).edge, heard: 0, x: 0, y: 0, z: 0, m: new Float64Array(9), depth: 0 }
  })
  const steps = flights[0]!.track.length / WIDE
  const back = [...flights] // what lies nearer is drawn over what lies behind

  /** Where a die is at this moment, between two steps of its path. */
  function place(die: Flight, step: number, part: number): void {
    const { track, m } = die
    const a = step * WIDE
    const b = Math.min(steps - 1, step + 1) * WIDE
    die.x = between(track, a, b, part)
    die.y = between(track, a + 1, b + 1, part)
    const w = between(track, a + 3, b + 3, part)
    const x = between(track, a + 4, b + 4, part)
    const y = between(track, a + 5, b + 5, part)
    const z = between(track, a + 6, b + 6, part)
    m[0] = 1 - 2 * (y * y + z * z)
    m[1] = 2 * (x * y - w * z)
    m[2] = 2 * (x * z + w * y)
    m[3] = 2 * (x * y + w * z)
    m[4] = 1 - 2 * (x * x + z * z)
    m[5] = 2 * (y * z - w * x)
    m[6] = 2 * (x * z - w * y)
    m[7] = 2 * (y * z + w * x)
    m[8] = 1 - 2 * (x * x + y * y)
    die.z = between(track, a + 2, b + 2, part) + half * (Math.abs(m[6]!) + Math.abs(m[7]!) + Math.abs(m[8]!) - 1) // its lowest corner stands on the felt
    die.depth = die.y + die.z
  }

  /** Its shadow, pixel on pixel: nothing is stretched, so it costs next to nothing. */
  function shade({ x, y, z }: Flight): void {
    const picture = shadows[Math.min(shadows.length - 1, Math.round((z / size) * (HEIGHTS / HIGHEST)))]!
    c.drawImage(picture, Math.round((x + z * 0.2 + size * 0.06) * dense - picture.width / 2), Math.round((y + z * 0.18 + half * 0.2) * dense - picture.height / 2))
  }

  /** Its rounded body, and the faces that look at us. */
  function draw({ x, y, z, m, strips, edge }: Flight): void {
    const big = dense * half * (1 + z / (size * 9))
    const px = x * dense
    const py = (y - z * 0.9) * dense
    // The three axes as they are seen, each in the sense in which it looks at us
    for (let axis = 0; axis < 3; axis++) {
      const sense = m[3 + axis]! * LEAN + m[6 + axis]! * FLAT < 0 ? -big : big
      seen[axis * 2] = m[axis]! * sense
      seen[axis * 2 + 1] = (m[3 + axis]! * FLAT - m[6 + axis]! * LEAN) * sense
    }
    c.setTransform(BODY, 0, 0, BODY, px, py)
    c.fillStyle = edge
    c.beginPath()
    for (const way of OUTLINE) c.lineTo(way[0] * seen[0]! + way[1] * seen[2]! + way[2] * seen[4]!, way[0] * seen[1]! + way[1] * seen[3]! + way[2] * seen[5]!)
    c.fill()
    for (let k = 0; k < 6; k++) {
      const face = FACES[k]!
      const out = m[face[0]]! * face[1]
      const outDown = m[3 + face[0]]! * face[1]
      const outUp = m[6 + face[0]]! * face[1]
      if (outDown * LEAN + outUp * FLAT < SLIVER) continue
      const right = face[3] * big
      const rx = m[face[2]]! * right
      const ry = (m[3 + face[2]]! * FLAT - m[6 + face[2]]! * LEAN) * right
      const down = face[5] * big
      const dx = m[face[4]]! * down
      const dy = (m[3 + face[4]]! * FLAT - m[6 + face[4]]! * LEAN) * down
      const bright = Math.max(0, Math.min(1, (out * LIGHT[0] + outDown * LIGHT[1] + outUp * LIGHT[2]) / LIGHT[2]))
      c.setTransform(rx * PIXEL, ry * PIXEL, dx * PIXEL, dy * PIXEL, px + out * big - rx - dx, py + (outDown * FLAT - outUp * LEAN) * big - ry - dy)
      c.drawImage(strips[k]!, Math.round((1 - bright) * (SHADES - 1)) * PICTURE, 0, PICTURE, PICTURE, 0, 0, PICTURE, PICTURE)
    }
  }

  function picture(clock: number): void {
    const at = Math.min(steps - 1, clock / STEP)
    const step = Math.floor(at)
    for (const die of flights) {
      place(die, step, at - step)
      for (; die.heard < die.knocks.length && die.knocks[die.heard]!.step <= step; die.heard++) knock(die.kind, die.knocks[die.heard]!.hard, die.knocks[die.heard]!.die)
    }
    for (let i = 1; i < back.length; i++) {
      const die = back[i]!
      let j = i - 1
      for (; j >= 0 && back[j]!.depth > die.depth; j--) back[j + 1] = back[j]!
      back[j + 1] = die
    }
    c.setTransform(1, 0, 0, 1, 0, 0)
    c.clearRect(0, 0, canvas.width, canvas.height)
    for (const die of back) if (step >= die.released) shade(die) // in the hand their shadows would be one black spot
    for (const die of back) draw(die)
  }

  /** Round a hit, while it lies for a moment before it is sorted. */
  function halo({ x, y, tilt }: Flight): void {
    c.setTransform(dense, 0, 0, dense, x * dense, (y - size * 0.02) * dense)
    c.rotate(tilt)
    c.strokeStyle = '#ffd95a'
    c.lineWidth = 3
    c.beginPath()
    c.roundRect(-size * 0.6, -size * 0.68, size * 1.2, size * 1.32, size * 0.28)
    c.stroke()
  }

  const last = (steps - 1) * WIDE
  const landings = flights.map(({ kind, face, track, tilt }): Landing => ({ kind, face, x: track[last]!, y: track[last + 1]! - half * LEAN, size, tilt: (tilt * 180) / Math.PI }))
  let raf = 0
  let finish!: () => void // what sits in the promise is called at once
  const landed = new Promise<Landing[]>((done) => {
    finish = () => {
      cancelAnimationFrame(raf)
      done(landings)
    }
    let [drawn, late, before, clock] = [0, 0, Infinity, 0]
    const frame = (now: number) => {
      const took = Math.max(0, now - before)
      if (drawn++ < TRIED && dense > 1 && took > SMOOTH && ++late === LATE) sharp((densest = 1))
      clock += Math.min(took, LONGEST) * speed
      before = now
      if (clock < (steps - 1) * STEP) {
        picture(clock)
        raf = requestAnimationFrame(frame)
        return
      }
      sharp(devicePixelRatio || 1)
      picture(clock)
      flights.filter((die) => die.face !== 'miss').forEach(halo)
      lie(landings)
      setTimeout(finish, 360 / speed)
    }
    raf = requestAnimationFrame(frame)
  })
  return { landed, skip: finish }
}
