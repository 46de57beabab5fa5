/** Where a bubble goes that speaks of something. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8

/** Where a bubble of that size goes: below what it speaks of, or above, or beside, and always within the window. Where that is one of
 *  many to compare, it goes to the left of them all if it can. */
export function placed(about: Box, size: { width: number; height: number }, view: { width: number; height: number }, among?: Box): { left: number; top: number } {
  const within = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP))
  if (among && among.left - size.width >= 2 * GAP) return { left: among.left - size.width - GAP, top: within(about.top, size.height, view.height) }
  const below = about.top + about.height + GAP
  const above = about.top - GAP - size.height
  const left = within(about.left + about.width / 2 - size.width / 2, size.width, view.width)
  if (below >= GAP && below + size.height + GAP <= view.height) return { left, top: below }
  if (above >= GAP) return { left, top: within(above, size.height, view.height) }
  const right = about.left + about.width + GAP
  const top = within(about.top, size.height, view.height)
  if (right + size.width + GAP <= view.width) return { left: Math.max(GAP, right), top }
  const before = about.left - GAP - size.width
  return { left: before >= GAP ? within(before, size.width, view.width) : left, top }
}
