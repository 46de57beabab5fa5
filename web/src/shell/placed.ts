/** Where a bubble goes that speaks of something. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8

/** Where on the screen lies what somebody who has to decide needs to see: answers, what can be pressed, and what bears `data-clear`. */
export const needed = (but?: Element | null): Box[] =>
  [...document.querySelectorAll('[data-clear], [data-do], .ready, .legal, .target')].filter((one) => one !== but).map((one) => one.getBoundingClientRect())

/** Where a bubble of that size goes: below what it speaks of, or above, or beside, and always within the window. Where that is one of
 *  many to compare, it goes to the left of them all if it can. What is to be kept clear is never covered, if there is any other place
 *  for it: then it goes to the nearest one. */
export function placed(about: Box, size: { width: number; height: number }, view: { width: number; height: number }, among?: Box, clear: Box[] = []): { left: number; top: number } {
  const within = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP))
  const fits = ({ left, top }: Place) => left >= GAP && top >= GAP && left + size.width + GAP <= view.width && top + size.height + GAP <= view.height
  const [left, top] = [within(about.left + about.width / 2 - size.width / 2, size.width, view.width), within(about.top, size.height, view.height)]
  const usual = [
    ...(among ? [{ left: among.left - size.width - GAP, top }] : []),
    { left, top: about.top + about.height + GAP },
    { left, top: about.top - GAP - size.height },
    { left: about.left + about.width + GAP, top },
    { left: about.left - GAP - size.width, top },
  ].filter(fits)
  const covered = (at: Place) => clear.reduce((sum, box) => sum + common(at.left, size.width, box.left, box.width) * common(at.top, size.height, box.top, box.height), 0)
  const first = usual.find((at) => !covered(at))
  if (first) return first
  const middle = (at: Place) => Math.hypot(at.left + size.width / 2 - about.left - about.width / 2, at.top + size.height / 2 - about.top - about.height / 2)
  const own = (at: Place) => 2 * common(at.left, size.width, about.left, about.width) * common(at.top, size.height, about.top, about.height)
  let [best, least] = [usual[0] ?? { left, top }, Infinity]
  for (const at of [...usual, ...grid(size, view)]) {
    const cost = 1000 * (covered(at) + own(at)) + middle(at)
    if (cost < least) [best, least] = [at, cost]
  }
  return { left: within(best.left, size.width, view.width), top: within(best.top, size.height, view.height) }
}

type Place = { left: number; top: number }

/** How much of two stretches is the same. */
const common = (a: number, long: number, b: number, other: number) => Math.max(0, Math.min(a + long, b + other) - Math.max(a, b))

const STEP = 24

/** Places all over the window. */
function grid(size: { width: number; height: number }, view: { width: number; height: number }): Place[] {
  const along = (length: number, room: number) => Array.from({ length: Math.max(1, Math.ceil((room - length - 2 * GAP) / STEP) + 1) }, (_, i) => Math.max(GAP, Math.min(GAP + i * STEP, room - length - GAP)))
  return along(size.height, view.height).flatMap((top) => along(size.width, view.width).map((left) => ({ left, top })))
}
