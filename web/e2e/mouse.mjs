// A whole race against a bot by mouse: from the start page to the places, the replay and the proof of the dice. On the way: the
// end of a move that is pointed at shows its way, and whoever has finished stands on the finish as the podium has it; and it is
// measured how soon a press is answered on the screen.
import { check } from './browser.mjs'
import { decide, places, race } from './play.mjs'

/** Before a move: pointed at, the farthest end shows the way to it and what it brings; away from it nothing is shown. */
async function pointed(page) {
  const far = page.locator('.target.far:not(.large)').first()
  if (!(await far.count())) return false
  check(!(await page.locator('.trail').count()), 'a way is drawn to an end that nobody points at')
  await far.hover()
  await page.locator('.trail').first().waitFor()
  await page.locator('.tip', { hasText: /nearer the finish/ }).waitFor()
  await page.mouse.move(2, 2)
  await page.locator('.trail').first().waitFor({ state: 'detached' })
  return true
}

/** In the page: by seat the place that is shown beside the track, and whether its runner stands on the chequers. */
const standing = () => {
  const inside = (box, { left, right, top, bottom }) => box.left + box.width / 2 > left && box.left + box.width / 2 < right && box.top + box.height / 2 > top && box.top + box.height / 2 < bottom
  const goal = document.querySelector('.chequers').getBoundingClientRect()
  return [...document.querySelectorAll('.standings li')].map((seat, i) => ({
    place: parseInt(seat.querySelector('.place').textContent),
    past: seat.querySelector('.feet').textContent.startsWith('+'),
    parked: inside(document.querySelector(`.runner.seat-${i} .body`).getBoundingClientRect(), goal),
  }))
}

/** Milliseconds from a press to the picture that answers it, at most, for the half of all presses. */
const PAINT = 50

export default async function mouse(world) {
  const page = await world.open()
  await page.addInitScript(() => {
    window.painted = []
    new PerformanceObserver((list) => list.getEntries().forEach((one) => one.name === 'click' && window.painted.push(one.duration))).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  await page.goto(world.url)
  await page.getByRole('link', { name: 'Set up a table' }).first().click()
  await page.getByRole('button', { name: /^Short/ }).click()
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  let ways = 0
  const seen = await race(page, async (page) => {
    if (!ways && (await pointed(page))) ways++
    return decide(page)
  })
  check(ways, 'no end of a move was hinted at')
  check(seen.moved && seen['.card.legal'], `nothing was moved or bought: ${JSON.stringify(seen)}`)
  const painted = (await page.evaluate(() => window.painted)).sort((a, b) => a - b)
  const median = painted[painted.length >> 1]
  check(painted.length > 9 && median < PAINT, `a press is painted after ${median} ms, the half of ${painted.length}`)
  const podium = await places(page)
  check(podium.length === 2, 'no places are shown')
  const stand = await page.evaluate(standing)
  check(stand.some(({ past }) => past) && stand.every(({ past, parked }) => past === parked), `runners do not stand where they have come to: ${JSON.stringify(stand)}`)
  const winner = await page.locator('.places .place-1').first().getAttribute('class')
  check(stand[Number(/seat-(\d)/.exec(winner)[1])].place === 1, `podium and track do not agree: ${winner}, ${JSON.stringify(stand)}`)
  await page.getByRole('button', { name: 'Verify dice and cards' }).click()
  await page.locator('.verdict', { hasText: /^All \d+ dice and cards match the seal/ }).waitFor()
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  await page.locator('.replay', { hasText: 'Step 1 of' }).waitFor()
  await page.getByRole('button', { name: 'One step forward' }).click()
  await page.locator('.replay', { hasText: 'Step 2 of' }).waitFor()
  await world.shot(page, 'replay')
  await page.getByRole('button', { name: 'Leave the replay' }).click()
  await page.getByRole('button', { name: 'Replay', exact: true }).waitFor()
  return `${JSON.stringify(seen)}, painted after ${median} ms (${painted.length} presses)`
}
