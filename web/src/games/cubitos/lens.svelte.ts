/** Which part of the track is shown. On a small screen the track comes nearer while one may step, so that a thumb can hit a space.
 *  Where the way leads farther than fits, or nothing is to be done, a tap brings the place that was tapped nearer: the next one hits a
 *  space of it. What has come nearer is drawn along by mouse or finger, and by arrow keys on the button that brought it. */
import { untrack } from 'svelte'
import { MEDIA } from '../../shell/media'
import { HIGH, WIDE, type Paper, type Point } from './board'
import { calm } from './stage.svelte'

/** Left, top, width and height, in units of the paper. */
export type Part = [number, number, number, number]

export interface Subject {
  paper: Paper | null
  /** Where one may go, and where one stands. */
  targets: Point[]
  me: Point | undefined
  /** The number of what is being decided. */
  decision: number | undefined
}

const [THUMB, MOUSE] = [44, 24]
/** So many pixels are still a tap. */
const SLIP = 6
const GLIDE = 380
export const ALONG: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

const centre = ([x, y, width, height]: Part): Point => ({ x: x + width / 2, y: y + height / 2 })

export class Lens {
  /** The room there is for the track, and its picture. */
  wide = $state(0)
  high = $state(0)
  picture = $state<SVGSVGElement>()
  /** What is shown at this moment, on its way to what is wanted. */
  shown = $state.raw<Part | null>(null)
  private whole = $state(false)
  private tapped = $state.raw<(Point & { width?: number }) | null>(null)
  private held: { from: PointerEvent; middle: Point } | null = null
  /** Was the last press a pull? Then the click that ends it hits nothing. */
  private slid = false
  private readonly coarse = matchMedia(MEDIA.touch)
  private readonly paper = $derived.by(() => this.subject().paper)

  /** All of the track, and around it as much as there is room for. */
  readonly all = $derived.by((): Part | null => {
    const { paper, wide, high } = this
    if (!paper) return null
    const scale = Math.min(wide / paper.width, high / paper.height) || 1
    const [aside, above] = [(wide || paper.width) / scale - paper.width, (high || paper.height) / scale - paper.height].map((more) => Math.max(0, Math.round(more / 2)))
    return [-aside!, -above!, paper.width + 2 * aside!, paper.height + 2 * above!]
  })
  /** So wide is what the paper shows when its spaces are as large as a thumb; null where they are so anyway. */
  readonly thumbed = $derived.by(() => {
    const { paper, wide, high } = this
    if (!paper || !wide || !high) return null
    const scale = Math.min(wide / paper.width, high / paper.height)
    const size = scale * (HIGH - 5.5)
    return size < (this.coarse.matches ? THUMB : MOUSE) ? (paper.width * size) / THUMB : null
  })
  /** The part that has come nearer; null while the whole track is shown. */
  readonly near = $derived.by(() => {
    const { paper, thumbed, tapped } = this
    if (!paper || !thumbed || this.whole) return null
    if (tapped) return this.part(tapped, tapped.width ?? thumbed)
    const { targets, me } = this.subject()
    if (!targets.length) return null
    const points = [...targets, me ?? paper.middle(0)]
    const [left, right] = [Math.min(...points.map(({ x }) => x)) - WIDE, Math.max(...points.map(({ x }) => x)) + WIDE]
    const [top, foot] = [Math.min(...points.map(({ y }) => y)) - HIGH, Math.max(...points.map(({ y }) => y)) + HIGH]
    const width = Math.min(paper.width, Math.max(thumbed, right - left, ((foot - top) * paper.width) / paper.height))
    return this.part({ x: (left + right) / 2, y: (top + foot) / 2 }, width)
  })
  /** Are the spaces too small for a thumb? */
  readonly far = $derived(this.coarse.matches && this.thumbed !== null && (this.near?.[2] ?? this.paper!.width) > this.thumbed + 1)
  /** Are the spaces to choose from on the right, or else more of the track? Then the button keeps out of their way. */
  readonly rightward = $derived.by(() => {
    const [x = 0, , width = 1] = this.near ?? []
    const { paper, targets } = this.subject()
    if (paper && !targets.length && !this.near) return paper.cornered(paper.width) > paper.cornered(0)
    return targets.reduce((sum, target) => sum + target.x, 0) / (targets.length || 1) > x + width / 2
  })

  constructor(private readonly subject: () => Subject) {
    const decision = $derived(subject().decision)
    $effect(() => {
      if (decision !== undefined) this.tapped = null // another one; what others do meanwhile moves nothing
    })
    $effect(() => this.glide(this.near ?? this.all))
  }

  private glide(to: Part | null): (() => void) | undefined {
    const from = untrack(() => this.shown)
    if (!to || !from || calm() || this.held || to.every((value, i) => value === from[i])) return void (this.shown = to)
    const begun = performance.now()
    const move = (now: number) => {
      const left = (1 - Math.min(1, (now - begun) / GLIDE)) ** 3
      this.shown = to.map((value, i) => value + (from[i]! - value) * left) as Part
      if (left) raf = requestAnimationFrame(move)
    }
    let raf = requestAnimationFrame(move)
    return () => cancelAnimationFrame(raf)
  }

  /** The part of the paper, as wide as asked and in its proportions, with that in its middle. */
  private part(middle: Point, width: number): Part {
    const paper = this.paper!
    const height = (width * paper.height) / paper.width
    const within = (at: number, length: number, all: number) => Math.max(0, Math.min(all - length, at - length / 2))
    return [within(middle.x, width, paper.width), within(middle.y, height, paper.height), width, height]
  }

  private shift({ x, y }: Point, right: number, down: number): void {
    const [left, top, width, height] = this.part({ x: x + right, y: y + down }, this.near![2])
    this.tapped = { x: left + width / 2, y: top + height / 2, width }
  }

  tap = (event: MouseEvent): void => {
    if (this.slid) return event.stopPropagation()
    if (!this.far || (event as PointerEvent).pointerType !== 'touch' || !this.picture) return
    if (!(event.target as Element).closest('.target')) event.stopPropagation() // an end that is tapped shows its way
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.picture.getScreenCTM()!.inverse())
    this.whole = false
    this.tapped = { x: at.x, y: at.y }
  }

  /** Nearer, or the whole of it again. */
  zoom = (): void => {
    const { targets, me } = this.subject()
    this.whole = this.near !== null
    this.tapped = this.whole || targets.length ? null : (me ?? null)
  }

  hold = (event: PointerEvent): void => {
    this.slid = false
    if (this.near && event.isPrimary && !event.button) this.held = { from: event, middle: centre(this.near) }
  }

  pull = (event: PointerEvent): void => {
    if (!this.held || !this.near || !this.picture) return
    const { from, middle } = this.held
    const [right, down] = [event.clientX - from.clientX, event.clientY - from.clientY]
    if (!this.slid && Math.hypot(right, down) < SLIP) return
    if (!this.slid) this.picture.setPointerCapture(event.pointerId)
    this.slid = true
    const unit = 1 / this.picture.getScreenCTM()!.a
    this.shift(middle, -right * unit, -down * unit)
  }

  release = (): void => void (this.held = null)

  pan = (event: KeyboardEvent): void => {
    const way = ALONG[event.key]
    if (!way || !this.near) return
    event.preventDefault()
    this.shift(centre(this.near), (way[0] * this.near[2]) / 3, (way[1] * this.near[3]) / 3)
  }

  /** Whoever comes by key to a place that lies outside what is shown takes the track along. */
  follow({ x, y }: Point): void {
    if (!this.near) return
    const [left, top, width, height] = this.near
    if (x < left || y < top || x > left + width || y > top + height) this.tapped = { x, y, width }
  }
}
