// A track that has come nearer is drawn along: by a finger on a phone, by a mouse in a small window, by arrow keys on the button
// beside it. Drawn is not tapped; a tap still is, and what comes by key into a space's focus is brought into view.
import { check } from './browser.mjs'
import { agree, ready } from './play.mjs'

const FAR = 60

const seen = (page) => page.locator('.board svg').getAttribute('viewBox').then((box) => box.split(' ').map(Number))
const unit = (page) => page.locator('.board svg').evaluate((svg) => 1 / svg.getScreenCTM().a)
const near = (a, b) => Math.abs(a - b) < 3

/** What the page has sent: whoever presses a space acts, or asks why not. */
const asked = []

/** A table on a dense track, with nothing to be done on it yet. */
async function sit(world, options) {
  const page = await world.open(options)
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => /"(act|ask)"/.test(payload) && asked.push(payload)))
  await page.goto(world.url)
  const made = await world.make(page, { set: 'race_1', tracks: ['still_waters_run_deep'], seats: [{ kind: 'here', name: 'Ann' }, { kind: 'bot', level: 'random' }] })
  await page.goto(`${world.url}/table/${made.id}`)
  await page.locator('[data-do="push"]').waitFor()
  return page
}

/** The middle of the picture, brought nearer: from there the track can go all ways. */
async function comeNearer(page) {
  const whole = await seen(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const lens = page.getByRole('button', { name: /^Whole track/ })
  await lens.focus()
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft')
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowUp')
  const corner = await seen(page)
  check(corner[0] === 0 && corner[1] === 0 && corner[2] < whole[2] * 0.8, `arrow keys do not lead to the corner of what is nearer: ${corner} of ${whole}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const [x, y, width, height] = await seen(page)
  check(x > 0 && y > 0 && width === corner[2] && height === corner[3], 'arrow keys do not move the track')
  await page.locator('.board').scrollIntoViewIfNeeded()
}

/** The track follows what draws it, as far; and nothing was pressed. */
async function drawn(page, draw, by) {
  const before = await seen(page)
  const far = FAR * (await unit(page))
  asked.length = 0
  const scrolled = await page.evaluate(() => scrollY)
  await draw(-FAR, -FAR)
  const after = await seen(page)
  check(after[2] === before[2], `${by}: it came nearer or went away`)
  check(near(after[0] - before[0], Math.min(far, limit(before, 0))) && near(after[1] - before[1], Math.min(far, limit(before, 1))), `${by}: drawn by ${far}, from ${before} to ${after}`)
  check((await page.evaluate(() => scrollY)) === scrolled, `${by}: the page went along`)
  await draw(FAR, FAR)
  const back = await seen(page)
  check(near(back[0], before[0]) && near(back[1], before[1]), `${by}: not back, ${before} and then ${back}`)
  check(!asked.length, `${by}: to draw was to press: ${asked}`)
  function limit(box, axis) {
    return paper[axis] - box[2 + axis] - box[axis]
  }
}
let paper = [0, 0]

/** A point of the picture on which a space lies that cannot be reached now. */
const space = (page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board').getBoundingClientRect()
    for (const one of document.querySelectorAll('.space')) {
      const { x, y, width, height } = one.getBoundingClientRect()
      const [px, py] = [x + width / 2, y + height / 2]
      if (px > board.x + 70 && px < board.right - 70 && py > board.y + 70 && py < board.bottom - 70 && document.elementFromPoint(px, py)?.closest('.space') === one) return [px, py]
    }
    return null
  })

export default async function drag(world) {
  const page = await sit(world, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  paper = (await seen(page)).slice(2)
  await comeNearer(page)
  const cdp = await page.context().newCDPSession(page)
  // Slow by a clock of its own: after what looks like a flick the browser takes the next tap for a halt
  let time = Date.now() / 1000
  const touch = (type, ...touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, timestamp: (time += 0.2), touchPoints })
  const finger = async (dx, dy) => {
    const { x, y, width, height } = await page.locator('.board svg').boundingBox()
    const at = (far) => ({ x: x + width / 2 + dx * (far - 0.5), y: y + height / 2 + dy * (far - 0.5) })
    await touch('touchStart', at(0))
    for (const far of [0.25, 0.5, 0.75, 1, 1]) await touch('touchMove', at(far))
    await touch('touchEnd')
  }
  await drawn(page, finger, 'finger')
  await world.shot(page, 'finger')
  const [x, y] = await space(page)
  await touch('touchStart', { x, y })
  time -= 0.15 // no long press
  await touch('touchEnd')
  await page.locator('.notice').waitFor()
  await page.context().close()

  const desk = await sit(world, { viewport: { width: 640, height: 480 } })
  paper = (await seen(desk)).slice(2)
  await comeNearer(desk)
  const mouse = async (dx, dy) => {
    const { x, y, width, height } = await desk.locator('.board svg').boundingBox()
    await desk.mouse.move(x + width / 2 - dx / 2, y + height / 2 - dy / 2)
    await desk.mouse.down()
    await desk.mouse.move(x + width / 2 + dx / 2, y + height / 2 + dy / 2, { steps: 4 })
    await desk.mouse.up()
  }
  await drawn(desk, mouse, 'mouse')
  const [px, py] = await space(desk)
  await desk.mouse.move(px, py)
  await desk.mouse.down()
  await desk.mouse.move(px + 3, py + 2) // a hand that trembles
  await desk.mouse.up()
  await desk.locator('.notice').waitFor()
  await byKey(desk)
}

/** In a move: the track is drawn away from the space one has come to by key; the next one brings it back. */
async function byKey(page) {
  for (let i = 0; i < 60 && !(await page.locator('.target').count()); i++) {
    await ready(page)
    if (await page.locator('.target').count()) break
    await page.locator('[data-do="pass"], [data-do="done"], .draw .die.ready, .answers [data-do]').first().click()
    if (await page.getByRole('button', { name: 'Do it' }).count()) await agree(page)
  }
  await ready(page)
  await page.getByRole('button', { name: /^Whole track/ }).focus()
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft')
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('t')
  const inside = await page.evaluate(() => {
    const [own, board] = [document.activeElement.getBoundingClientRect(), document.querySelector('.board').getBoundingClientRect()]
    return document.activeElement.matches('.target') && own.right > board.left && own.left < board.right && own.bottom > board.top && own.top < board.bottom
  })
  check(inside, 'the space in focus is not in view')
}
