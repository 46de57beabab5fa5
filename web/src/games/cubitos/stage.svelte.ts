/** Between the server and the eye. A roll of the seat in view is first thrown on the felt; only when the dice have landed
 *  is the news taken, so nothing is told, counted or offered earlier. Then every die goes from where it lay to where it
 *  lies. Without motion all of this takes no time at all. */
import { tick } from 'svelte'
import { calm } from '../../shell/pace.svelte'
import type { FromServer, Told } from '../../shell/protocol'
import { settings } from '../../shell/settings.svelte'
import type { Landing, Throw } from './tumble'

interface Lying {
  zone: string
  kind: string
  face: string
  x: number
  y: number
  size: number
  /** How it lies, in degrees. */
  tilt: number
  element?: HTMLElement
}

export { calm }

/** How long somebody else's deed is looked at, in milliseconds at speed 1; what only moves dice about takes no time. */
const BEATS: Record<string, number> = { rolled: 450, bust: 300, pass: 150, swords: 300, fan: 250, used: 250, stepped: 110, finished: 400, bought: 300, gained: 250 }
export const beat = (events: Told[] = []) => Math.max(0, ...events.map((event) => BEATS[event.kind] ?? 0))

/** Make a sound, where sounds are wished for. */
export function hear(name: import('./noise').Sound, loud = 1, higher = 1): void {
  if (settings.noise) void import('./noise').then(({ sound }) => sound(name, loud, higher))
}

const PITCH: Record<string, number> = { light: 1, dark: 0.8, white: 1.2, brown: 0.7, red: 0.9, green: 1.1, orange: 0.95, purple: 0.75, yellow: 1.15, blue: 0.85, first: 1.3 } // prettier-ignore

/** Where a die lies. Its box on the page is larger than itself where it lies askew. */
function middle(die: HTMLElement): { x: number; y: number; size: number; tilt: number } {
  const box = die.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: die.offsetWidth, tilt: parseFloat(die.style.rotate) || 0 }
}
const cube = (element: HTMLElement) => element.querySelector<HTMLElement>('.die') ?? element

/** A roll to remember: lost, or with far more hits than one hopes for. */
export type Fate = '' | 'bust' | 'great'
function fateOf(events: Told[], seat: number): Fate {
  if (events.some((event) => event.kind === 'bust' && event.seat === seat)) return 'bust'
  const faces = events.filter((event) => event.kind === 'rolled' && event.seat === seat).flatMap((event) => event.fields.faces as string[])
  const hits = faces.filter((face) => !face.endsWith(' miss')).length
  return hits >= 5 || (hits >= 3 && hits * 3 >= faces.length * 2) ? 'great' : ''
}

/** The first that fits is taken out of the list. */
function take<T>(from: T[], fits: (one: T) => boolean): T | undefined {
  const at = from.findIndex(fits)
  return at < 0 ? undefined : from.splice(at, 1)[0]
}

export class Stage {
  /** Dice are in the air. */
  rolling = $state(false)
  /** Whether the dice that lay on the felt are among them. */
  swept = $state(false)
  /** What is written across the felt for a moment. */
  cry = $state<'' | 'bust'>('')
  /** Where hits of a great roll lie on the felt: each is cheered for a moment. */
  sparks = $state.raw<{ x: number; y: number }[]>([])
  /** How often each seat has rolled before our eyes, and what became of the last roll of it. */
  rolls = $state<Record<number, number>>({})
  fates = $state<Record<number, Fate>>({})
  /** The six sides of each kind, as the catalogue tells them. */
  sides: Record<string, string[]> = {}
  /** Where all of it happens, as the felt hands it over: everything of the seat, the felt itself, the cloth in it, and the air above. */
  mine: HTMLElement | undefined
  felt: HTMLElement | undefined
  cloth: HTMLElement | undefined
  air: HTMLCanvasElement | undefined
  private waiting: (() => void)[] = []
  private flying: Throw | null = null

  private dice(): { element: HTMLElement; zone: string; kind: string; face: string }[] {
    return [...(this.mine?.querySelectorAll<HTMLElement>('[data-die]') ?? [])].map((element) => {
      const [zone = '', kind = '', face = ''] = element.dataset.die!.split('|')
      return { element, zone, kind, face }
    })
  }

  private lying(): Lying[] {
    return this.dice().map((die) => ({ ...die, ...middle(cube(die.element)) }))
  }

  /** News that came in; `take` makes it the present. */
  play(message: FromServer, me: number, take: () => void): void {
    if (message.t === 'welcome') this.skipAll()
    if (this.rolling) return void this.waiting.push(() => this.play(message, me, take))
    if (message.t !== 'update' || calm()) return take()
    const events = message.public.events ?? []
    const thrown = events.filter((event) => event.kind === 'rolled')
    const rolls = thrown.filter((event) => event.seat === me)
    for (const { seat } of thrown) {
      if (seat === me) continue
      this.rolls[seat] = (this.rolls[seat] ?? 0) + 1
      this.fates[seat] = fateOf(events, seat)
    }
    if (!rolls.length || !this.air) {
      const before = this.lying()
      take()
      this.sound(events, me)
      if (events.some((event) => event.seat === me)) void this.settle(before)
      return
    }
    this.rolling = true
    void this.roll(rolls, events, me, take).finally(() => {
      this.rolling = this.swept = false
      this.flying = null
      this.cry = ''
      const next = this.waiting.splice(0)
      next.forEach((go) => go())
    })
  }

  /** Everything at once: the dice lie, the news is taken. */
  skip = (): void => this.flying?.skip()

  /** Nobody looks any more: nothing is drawn then, so nothing must wait for it. */
  private unseen = (): void => void (document.hidden && this.skip())

  private skipAll(): void {
    this.skip()
    this.waiting.splice(0).forEach((go) => go())
  }

  private async roll(rolls: Told[], events: Told[], me: number, news: () => void): Promise<void> {
    const before = this.lying()
    const swept = rolls[0]!.fields.why !== 'ability'
    this.swept = swept
    const landings: Landing[] = []
    const lifted: HTMLElement[] = []
    const fate = fateOf(events, me)
    document.addEventListener('visibilitychange', this.unseen)
    try {
      const { tumble } = await import('./tumble')
      await tick()
      const { air: canvas, cloth } = this
      if (canvas && cloth) {
        const frame = canvas.getBoundingClientRect()
        const area = cloth.getBoundingClientRect()
        const sources = [...before].sort((a, b) => Number(b.zone === 'roll') - Number(a.zone === 'roll'))
        for (const event of rolls) {
          const thrown = (event.fields.faces as string[]).map((code) => {
            const at = code.lastIndexOf(' ')
            const [kind, face] = [code.slice(0, at), code.slice(at + 1)]
            const from = take(sources, (one) => one.kind === kind && (one.zone === 'roll' || one.zone === 'draw'))
            if (from?.element) lifted.push(from.element)
            const sides = [...(this.sides[kind.split(' ').at(-1)!] ?? Array(6).fill('miss'))]
            take(sides, (side) => side === face)
            return { kind, face, sides, from: { x: (from?.x ?? frame.x) - frame.x, y: (from?.y ?? frame.bottom) - frame.y } }
          })
          const place = { x: area.x - frame.x, y: area.y - frame.y, width: area.width, height: area.height }
          this.flying = tumble(canvas, thrown, place, settings.speed, {
            knock: (kind, hard, die) => {
              if (!die) hear('felt', hard * 0.8)
              hear('plastic', hard * (die ? 1 : 0.5), PITCH[kind] ?? 1)
            },
            lie: (all) => void (fate === 'great' && this.cheer(all, canvas)),
          })
          for (const die of lifted) die.style.visibility = 'hidden' // it is in the air now
          for (const one of await this.flying.landed) landings.push({ ...one, x: one.x + frame.x, y: one.y + frame.y })
        }
      }
      if (fate === 'bust') {
        this.cry = 'bust'
        hear('bust')
        await new Promise((done) => setTimeout(done, 800 / settings.speed))
      }
    } catch {
      // a picture that cannot be drawn must not keep the news from anybody
    }
    document.removeEventListener('visibilitychange', this.unseen)
    for (const die of lifted) die.style.visibility = ''
    this.rolling = this.swept = false
    news()
    this.sound(events, me)
    const rest = before.filter((one) => !swept || one.zone !== 'roll')
    void this.settle([...landings.map((one) => ({ ...one, zone: 'air' })), ...rest])
  }

  private cheer(dice: Landing[], canvas: HTMLCanvasElement): void {
    const hits = dice.filter((die) => die.face !== 'miss')
    this.sparks = hits.map(({ x, y }) => ({ x: x + canvas.offsetLeft, y: y + canvas.offsetTop }))
    for (let i = 0; i < 3; i++) setTimeout(() => hear('metal', 0.35, 0.8 + i * 0.2), i * 90)
    setTimeout(() => (this.sparks = []), 900 / settings.speed)
  }

  /** Every die goes from where it lay to where it lies now. */
  private async settle(before: Lying[]): Promise<void> {
    await tick()
    const found = this.dice().map((die) => ({ ...die, from: undefined as Lying | undefined }))
    const left = [...before]
    for (const die of found) die.from = take(left, (one) => one.zone === die.zone && one.kind === die.kind && one.face === die.face)
    for (const die of found) die.from ??= take(left, (one) => one.zone === 'air' && one.kind === die.kind && (one.face === die.face || (die.zone === 'roll' && one.face === 'miss')))
    for (const die of found) die.from ??= take(left, (one) => one.kind === die.kind && one.zone !== die.zone)
    const moves = found.flatMap(({ element, kind, zone, from }) => {
      const to = middle(cube(element))
      const card = !from && zone === 'discard' ? document.querySelector<HTMLElement>(`[data-card="${kind}"] .die`) : null
      const start = from ?? (card ? { ...middle(card), zone: 'tray' } : null)
      if (!start) return [{ element, frames: [{ scale: 0.2, opacity: 0 }, { scale: 1, opacity: 1 }] as Keyframe[] }]
      const [dx, dy] = [start.x - to.x, start.y - to.y]
      if (Math.abs(dx) + Math.abs(dy) < 2) return []
      return [{ element, frames: [{ translate: `${dx}px ${dy}px`, scale: start.size / to.size, rotate: `${start.tilt - to.tilt}deg` }, { translate: '0 0', scale: 1, rotate: '0deg' }] as Keyframe[] }]
    })
    if (!moves.length) return
    const { mine } = this
    mine?.classList.add('flying')
    const runs = moves.map(({ element, frames }, i) => element.animate(frames, { duration: 340 / settings.speed, delay: Math.min(i * 14, 160) / settings.speed, easing: 'cubic-bezier(.3,.9,.35,1)', fill: 'backwards' }).finished)
    await Promise.allSettled(runs)
    mine?.classList.remove('flying')
  }

  private sound(events: Told[], me: number): void {
    for (const event of events) {
      if (event.kind === 'stepped') hear('stone', 0.5, 0.9 + Math.random() * 0.2)
      else if (event.kind === 'fan') hear('crowd', 0.5)
      else if (event.seat === me && (event.kind === 'bought' || event.kind === 'counted')) hear('metal', 0.5)
    }
  }
}
