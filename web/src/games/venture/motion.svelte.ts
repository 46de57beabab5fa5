/** Between the server and the eye: whatever lies on the table goes from where it lay to where it lies, cards come from the deck and go
 *  to the piles, coins travel, and adventurers hop from space to space. What is next waits meanwhile, and a press skips. Nothing but
 *  transforms and opacity moves; without motion all of this takes no time at all. */
import { tick } from 'svelte'
import { MEDIA } from '../../shell/media'
import type { FromServer, Told } from '../../shell/protocol'
import { settings } from '../../shell/settings.svelte'
import type { Still } from './types'

interface Place {
  box: DOMRect
  element: Element
}

const quiet = matchMedia(MEDIA.still)
/** No motion: by the reader's wish, the system's, or because nobody looks. */
export const calm = () => quiet.matches || !settings.motion || !settings.speed || document.hidden
const EASE = 'cubic-bezier(.3,.9,.35,1)'
const [FLIGHT, STEP, APART] = [360, 190, 60]
const MOST_COINS = 6

const places = () => new Map([...document.querySelectorAll('main [data-at]')].map((element) => [(element as HTMLElement | SVGElement).dataset.at!, { element, box: element.getBoundingClientRect() } as Place]))
const moved = (from: DOMRect, to: DOMRect) => `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px)`

export class Motion {
  running = $state(false)
  private waiting: (() => void)[] = []
  private flights: Animation[] = []
  private ghosts: Element[] = []

  constructor(private readonly still: () => Still) {}

  play(message: FromServer, take: () => void): void {
    if (message.t === 'welcome') {
      this.skip()
      this.waiting.splice(0).forEach((go) => go())
    }
    if (this.running) return void this.waiting.push(() => this.play(message, take))
    if (message.t !== 'update' || !message.public.events?.length || calm()) return take()
    const before = places()
    const copies = new Map([...before].filter(([key]) => key.startsWith('card ')).map(([key, { element }]) => [key, element.cloneNode(true) as HTMLElement]))
    const events = message.public.events
    this.running = true
    take()
    void this.show(before, copies, events).finally(() => {
      this.ghosts.splice(0).forEach((ghost) => ghost.remove())
      this.flights = []
      this.running = false
      this.waiting.splice(0).forEach((go) => go())
    })
  }

  skip(): void {
    this.flights.forEach((flight) => flight.finish())
  }

  /** Where many things wait, each has less time. */
  private get pace(): number {
    return settings.speed * (this.waiting.length > 2 ? 2 : 1)
  }

  private fly(element: Element, frames: Keyframe[], length: number, delay = 0): void {
    this.flights.push(element.animate(frames, { duration: length / this.pace, delay: delay / this.pace, easing: EASE, fill: 'backwards' }))
  }

  private async show(before: Map<string, Place>, copies: Map<string, HTMLElement>, events: Told[]): Promise<void> {
    await tick()
    const now = places()
    let fresh = 0
    for (const [key, { element, box }] of now) {
      if (!key.startsWith('card ') || !box.width) continue
      const was = before.get(key)?.box
      if (was?.width) {
        if (Math.abs(was.x - box.x) + Math.abs(was.y - box.y) > 3) this.fly(element, [{ transform: `${moved(was, box)} scale(${was.width / box.width}, ${was.height / box.height})` }, { transform: 'none' }], FLIGHT)
        continue
      }
      const from = this.source(key.slice(5), events, before) ?? before.get('deck')
      if (from) this.fly(element, [{ transform: `${moved(from.box, box)} scale(.25) rotateY(90deg)`, opacity: 0.6 }, { transform: 'none', opacity: 1 }], FLIGHT, fresh++ * APART)
    }
    let gone = 0
    for (const [key, { box }] of before) {
      const to = key.startsWith('card ') && !now.has(key) && box.width ? this.aim(key.slice(5), events, now) : undefined
      if (to) this.ghost(copies.get(key)!, box, to.box, gone++ * APART)
    }
    for (const event of events) this.coins(event, before, now)
    for (const seat of [0, 1]) this.hop(seat, before, now, events)
    if (settings.noise) void import('./noise').then(({ hear }) => hear(events))
    await Promise.allSettled(this.flights.map((flight) => flight.finished))
  }

  /** Where a card comes from that was not to be seen before. */
  private source(card: string, events: Told[], before: Map<string, Place>): Place | undefined {
    const event = events.find(({ kind, fields }) => ['played', 'drew_from_discard'].includes(kind) && (fields as { card?: string }).card === card)
    if (!event) return undefined
    return event.kind === 'played' ? before.get(`hand ${event.seat}`) : before.get('discard')
  }

  /** Where a card goes that is not to be seen any more. */
  private aim(card: string, events: Told[], now: Map<string, Place>): Place | undefined {
    const named = events.find(({ fields }) => (fields as { card?: string }).card === card || ((fields as { cards?: string[] }).cards ?? []).includes(card))
    const kind = named?.kind ?? events.find((event) => ['tucked', 'put_back', 'discarded'].includes(event.kind))?.kind
    const seat = named?.seat ?? events.find((event) => event.kind === 'tucked')?.seat ?? 0
    return now.get(kind === 'tucked' ? `tucked ${seat}` : kind === 'discarded' ? 'discard' : 'deck')
  }

  private ghost(copy: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    copy.removeAttribute('data-at')
    copy.removeAttribute('data-deed')
    copy.removeAttribute('data-read')
    copy.setAttribute('aria-hidden', 'true')
    copy.inert = true
    Object.assign(copy.style, { position: 'fixed', zIndex: '30', left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0', maxWidth: 'none', opacity: '0', pointerEvents: 'none' })
    document.querySelector('main')?.append(copy)
    this.ghosts.push(copy)
    this.fly(copy, [{ transform: 'none', opacity: 1 }, { transform: `${moved(to, from)} scale(.2) rotate(8deg)`, opacity: 0.7 }], FLIGHT, delay)
  }

  /** Coins go to whoever gets them and away from whoever pays. */
  private coins({ kind, seat, fields }: Told, before: Map<string, Place>, now: Map<string, Place>): void {
    const { card, coins, number } = fields as { card?: string; coins?: number; number?: number }
    const [purse, chip] = [now.get(`coins ${seat}`), card ? (now.get(`card ${card}`) ?? before.get(`card ${card}`)) : undefined]
    const WAYS: Record<string, [Place | undefined, Place | undefined]> = {
      gained: [now.get(`pawn ${seat}`), purse],
      handed_over: [chip, purse],
      took_supply: [chip, purse],
      paid: [purse, chip ?? now.get('deck')],
      invested: [purse, chip],
      supplied: [purse, chip],
    }
    const [from, to] = WAYS[kind] ?? []
    if (!from || !to) return
    for (let i = 0; i < Math.min(MOST_COINS, coins ?? number ?? 1); i++) {
      const coin = document.createElement('i')
      Object.assign(coin.style, { position: 'fixed', zIndex: '31', left: `${from.box.x + from.box.width / 2 - 9}px`, top: `${from.box.y + from.box.height / 2 - 9}px`, width: '18px', height: '18px', borderRadius: '50%', border: '2px solid #a8740a', background: '#f7ce4d', opacity: '0', pointerEvents: 'none' })
      document.querySelector('main')?.append(coin)
      this.ghosts.push(coin)
      const way = moved(to.box, from.box)
      this.fly(coin, [{ transform: 'none', opacity: 1 }, { transform: `${way} translateY(-26px) scale(1.2)`, opacity: 1, offset: 0.75 }, { transform: way, opacity: 0.4 }], FLIGHT + 60, i * 70)
    }
  }

  /** From space to space, and Home in one leap. */
  private hop(seat: number, before: Map<string, Place>, now: Map<string, Place>, events: Told[]): void {
    const [was, is] = [before.get(`pawn ${seat}`), now.get(`pawn ${seat}`)]
    if (!was || !is || !events.some((event) => event.seat === seat && ['travelled', 'went_home'].includes(event.kind))) return
    const [space] = events.flatMap((event) => (event.kind === 'travelled' && event.seat === seat ? [(event.fields as { space: string }).space] : []))
    const { spaces, home } = this.still()
    const svg = (is.element as SVGElement).ownerSVGElement!
    const inverse = svg.getScreenCTM()!.inverse()
    const [from, to] = [was, is].map(({ box }) => new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(inverse)) as [DOMPoint, DOMPoint]
    const points: [number, number][] = []
    for (let at = space; at && at !== 'home' && points.length < 9; at = spaces[at]!.before) {
      const [x, y] = spaces[at]!.at as [number, number]
      points.unshift([x - home[0]!, y - home[1]!])
      if (Math.hypot(x - from.x, y - from.y) < 60) break
    }
    // From the middle of what it was to the middle of what it is, in the picture's own units
    const shift = [from.x - to.x, from.y - to.y]
    const last = points.at(-1)
    const stops = last && points.length > 1 ? points.slice(1).map(([x, y]) => [x - last[0], y - last[1]]) : [[0, 0]]
    const own = getComputedStyle(is.element).transform
    const frames: Keyframe[] = [{ transform: `translate(${shift[0]}px, ${shift[1]}px) ${own}` }]
    let [px, py] = shift as [number, number]
    for (const [x, y] of stops as [number, number][]) {
      frames.push({ transform: `translate(${(px + x) / 2}px, ${(py + y) / 2 - 34}px) ${own}` }, { transform: `translate(${x}px, ${y}px) ${own}` })
      ;[px, py] = [x, y]
    }
    this.flights.push(is.element.animate(frames, { duration: (STEP * stops.length + 80) / this.pace, easing: 'linear' }))
  }
}
