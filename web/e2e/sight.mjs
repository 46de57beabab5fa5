// Nothing is said by colour alone. The browser shows a table in play as four kinds of colour-blind eyes see it: what is drawn on a
// die, a mark or a space stands out from its ground in that picture. And whatever differs in meaning (dice and their faces, seats,
// runners, spaces, zones, what can be pressed) differs in shape, figure or word, without asking for its colour.
import { check } from './browser.mjs'
import { decide, press, race, ready } from './play.mjs'

const EYES = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']
const TRACKS = ['nothing_goes_right', 'ahead_of_the_curve', 'still_waters_run_deep', 'testing_the_waters']
/** WCAG 2.2: figures (1.4.3) and pictures (1.4.11) against what they lie on. */
const FIGURE = 4.5
const PICTURE = 3

/** In the page: each element by what it means, and what is drawn on it besides colour; those that mean another thing and look the same. */
const alike = (spaces) => {
  const found = []
  /** `[meaning, looks]` of each: two meanings with one look are told, but for pairs that `other` tells apart. */
  const apart = (what, all, other = () => false) => {
    const seen = new Map()
    for (const [meaning, looks] of all) {
      if (!seen.has(looks)) seen.set(looks, meaning)
      else if (seen.get(looks) !== meaning && !other(seen.get(looks), meaning)) found.push(`${what}: ${seen.get(looks)} and ${meaning} look the same`)
    }
  }
  const some = (query, within = document) => [...within.querySelectorAll(query)]
  const drawn = (within) => some('path, rect, circle, text', within).map((one) => one.getAttribute('d') ?? (one.textContent || one.tagName))
  const face = (die) => [...drawn(die), ...some('[data-n]:not(.count)', die).map((one) => `${getComputedStyle(one).borderRadius} ${one.dataset.n}`), ...some('.ring', die).map(() => 'ring'), ...some('.seal, .tab', die).map((one) => one.classList[0])].join()
  const grey = (name) => name.replace('light', 'dark').replace(' miss', '')
  const greys = (a, b) => grey(a) === grey(b) // told apart by brightness, measured in the picture, and blank from the beginning
  apart('cards', some('[data-card]').map((card) => [card.dataset.card, drawn(card.querySelector('.die')).join()]))
  apart('dice', some('[data-explain^="die "]').map((die) => [die.dataset.explain.slice(4).trim(), face(die)]), greys)
  const mark = (dot) => getComputedStyle(dot, '::after').content
  apart('marks of seats', some('main .dot').map((dot) => [/seat-\d/.exec(dot.closest('[class*="seat-"]')?.getAttribute('class') ?? '')?.[0], mark(dot)]))
  apart('runners', some('.runner').map((one) => [one.querySelector('title').textContent, some('.hat', one).map((hat) => hat.getAttribute('d') ?? 'ball').join()]))
  apart('numbers of runners', some('.runner').map((one) => [one.querySelector('title').textContent, one.querySelector('text').textContent]))
  apart('zones', some('.zone').map((zone) => [zone.className, zone.querySelector('h2')?.textContent]))

  // A space: all that is drawn within it, each thing by its size
  const things = some('.board svg :is(path, rect, circle, text, image)').filter((one) => !one.closest('.runner, .target, .flag, .scenery') && !one.matches('.bed, .thick, .shore-line, .under-water, .red, .bow, .hedge, .trail'))
  const boxes = things.map((one) => ({ one, ...one.getBoundingClientRect().toJSON() }))
  const looks = some('.board .space').map((space) => {
    const { left, right, top, bottom } = space.querySelector('rect').getBoundingClientRect()
    const inside = boxes.filter((box) => (box.left + box.right) / 2 > left && (box.left + box.right) / 2 < right && (box.top + box.bottom) / 2 > top && (box.top + box.bottom) / 2 < bottom)
    const look = inside.filter((box) => box.one !== space.querySelector('rect')).map((box) => `${box.one.tagName}${Math.round(box.width)}×${Math.round(box.height)}${box.one.tagName === 'text' ? box.one.textContent : ''}`)
    const i = Number(space.dataset.explain.split(' ')[1])
    const { water, jetpack, bonus, shortcut } = spaces[i]
    const arrival = spaces.findIndex((other) => other.shortcut?.target === i)
    return [JSON.stringify({ water, jetpack, bonus, shortcut, arrival }), look.join(' ')]
  })
  apart('spaces', looks)
  if (new Set(looks.map(([meaning]) => meaning)).size < 5) found.push('no spaces to tell apart')

  // A card is never cut, whatever else becomes of it in a race
  for (const card of some('.market .card')) {
    const shown = card.querySelector(card.dataset.fit === 'signs' ? '.gist' : '.text')
    if (shown.scrollHeight > shown.clientHeight) found.push(`${card.dataset.explain} is cut`)
  }

  // What can be pressed has a frame that its like have not
  const framed = (one) => parseFloat(getComputedStyle(one).outlineWidth) >= 2 && getComputedStyle(one).outlineStyle !== 'none'
  for (const one of some('.ready, .legal')) if (!framed(one)) found.push(`${one.className} can be pressed, and only its colour says so`)
  return found
}

/** In the page: do coloured dice of two kinds show the same coin or foot in the active zone? */
const twinned = () => {
  const kinds = {}
  for (const die of document.querySelectorAll('.mine [data-die^="active"]:has(.mark)')) {
    const [, kind, face] = die.dataset.die.split('|')
    ;(kinds[face] ??= new Set()).add(kind)
  }
  return Object.values(kinds).some((found) => found.size > 1)
}

/** In the page: the picture that was taken, and in it the contrast between the lightest and the darkest of each place. */
const contrasts = async ({ picture, places, scale }) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  canvas.drawImage(image, 0, 0)
  const linear = (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return places.map(({ x, y, width, height, edge = 0.03 }) => {
    const { data } = canvas.getImageData(x * scale, y * scale, width * scale, height * scale)
    const light = []
    for (let i = 0; i < data.length; i += 4) light.push(0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]))
    light.sort((a, b) => a - b)
    const at = (part) => light[Math.floor((light.length - 1) * part)]
    return { contrast: (at(1 - edge) + 0.05) / (at(edge) + 0.05), ground: at(0.5) }
  })
}

/** In the page: what must stand out, with the middle of its place. */
const outstanding = () => {
  const places = []
  const add = (query, least, name, part = 0.62, edge = 0.03) => {
    for (const one of document.querySelectorAll(query)) {
      const { x, y, width, height } = one.getBoundingClientRect()
      const [px, py] = [x + width / 2, y + height / 2]
      const over = document.elementFromPoint(px, py)
      if (!width || px < 0 || py < 0 || px > innerWidth || py > innerHeight || (over && !one.contains(over) && !over.contains(one) && !over.closest('.space, .large, .target'))) continue
      places.push({ what: `${name} ${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 12)}`.replace(/svelte-\w+/g, '').replace(/\s+/g, ' ').trim(), least, x: x + (width * (1 - part)) / 2, y: y + (height * (1 - part)) / 2, width: width * part, height: height * part, edge })
    }
  }
  const [FIGURE, PICTURE] = [4.5, 3]
  add('[data-card] .die, .mine .die:has(.top > :not(.tab))', PICTURE, 'die')
  add('.mine .die :is(.mark, .tab)', PICTURE, 'mark of a die', 0.9, 0.005) // so small that few of its pixels are all ink; the others' are too small for any
  add('.mine .die .coin, .mine .die .credit, .nums .credit, .head .coin', FIGURE, 'figure', 0.7)
  add('main .dot:not(.talk .dot, ol .dot)', FIGURE, 'mark', 0.6, 0.01)
  add('.board svg .credits text', FIGURE, 'bonus', 1)
  add('.board svg .lose, .board svg .gain, .board svg .fan', PICTURE, 'bonus', 0.9)
  add('.runner .badge', FIGURE, 'runner', 0.8)
  add('.space.water', 1.2, 'water', 0.7)
  return places
}

/** What must stand out, with its contrast in a picture: with no explanation lying over it, and taken again if something moved meanwhile,
 *  for the others play on. */
async function still(page, scale) {
  for (let times = 0; times < 20; times++) {
    await ready(page)
    await page.mouse.move(2, 2)
    await page.evaluate(() => document.activeElement?.blur())
    await page.waitForFunction(() => !document.querySelector('[role="tooltip"], .tip'))
    const places = await page.evaluate(outstanding)
    const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
    if (await page.locator('[role="tooltip"], .tip').count()) continue
    if (JSON.stringify(await page.evaluate(outstanding)) !== JSON.stringify(places)) continue
    return { places, picture, seen: await page.evaluate(contrasts, { picture, places, scale }) }
  }
  throw new Error('the table never stood still')
}

/** Decide, but buy dice that have feet. */
async function footed(page) {
  const card = page.locator('.card.legal:is(.white, .green)').first()
  if (!(await card.count())) return decide(page)
  await press(card)
  return 'bought'
}

async function sit(world, page, track, seats) {
  const data = page.waitForResponse(/\/api\/frames\//)
  const made = await world.make(page, { set: 'race_1', tracks: [track], laps: 5, seats })
  await page.goto(`${world.url}/table/${made.id}`)
  await page.locator('[data-do="push"]').waitFor()
  return (await (await data).json()).still.spaces
}

export default async function sight(world) {
  const failures = []
  const scale = 2
  const page = await world.open({ deviceScaleFactor: scale, bypassCSP: true })
  const cdp = await page.context().newCDPSession(page)
  const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'here', name: 'Bo' }, { kind: 'bot', level: 'plain' }, { kind: 'bot', level: 'random' }]
  await page.goto(world.url)
  for (const track of TRACKS.slice(1)) {
    const spaces = await sit(world, page, track, seats)
    failures.push(...(await page.evaluate(alike, spaces)).map((words) => `${track}: ${words}`))
  }
  const spaces = await sit(world, page, TRACKS[0], seats)
  let moments = 0
  // Somebody buys, moves and rolls, until coloured dice lie there that show the same coin or foot and have nothing but their marks
  // to tell them apart: after some eighty moments of the six hundred that a race may have.
  let twins = false
  const seen = await race(page, footed, async (page) => {
    const asked = await page.evaluate(() => (document.querySelector('.target') ? 'move' : document.querySelector('.card.legal') ? 'buy' : 'roll'))
    const told = (await page.evaluate(alike, spaces)).map((words) => `${asked}: ${words}`)
    failures.push(...told.filter((one) => !failures.includes(one)))
    moments++
    twins = asked === 'roll' && (await page.evaluate(twinned))
    return twins
  })
  check(twins, 'no two coloured dice ever showed the same coin or foot')
  await ready(page)
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme })
    for (const type of EYES) {
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type })
      const { places, picture, seen } = await still(page, scale)
      check(places.filter((one) => one.what.startsWith('die')).length > 8, 'hardly any dice to look at')
      check(places.filter((one) => one.what.startsWith('mark of a die')).length > 1, 'hardly any marks to look at')
      await world.shot(page, `${type}-${colorScheme}`)
      seen.forEach(({ contrast }, i) => {
        if (contrast < places[i].least) failures.push(`${colorScheme}, ${type}: ${places[i].what} has a contrast of ${contrast.toFixed(2)}, not ${places[i].least}`)
      })
      const trays = await page.evaluate(() => [...document.querySelectorAll('.tray .die')].map((die) => die.getBoundingClientRect().toJSON()))
      const [light, dark] = await page.evaluate(contrasts, { picture, places: trays, scale })
      const greys = (light.ground + 0.05) / (dark.ground + 0.05)
      if (greys < PICTURE) failures.push(`${colorScheme}, ${type}: light and dark dice differ by ${greys.toFixed(2)}, not ${PICTURE}`)
    }
    await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await world.shot(page, 'forced')
  const frames = await page.locator('[data-explain^="fan"]').evaluateAll((all) => all.map((one) => `${one.matches('.on')} ${getComputedStyle(one).borderTopWidth}`))
  if (frames.filter((one) => one === 'true 4px').length !== 1 || frames.some((one) => one === 'false 4px')) failures.push(`forced colours: one’s own stand has no frame of its own: ${frames}`)
  check(!failures.length, `${failures.length} that a colour-blind player would miss:\n${[...new Set(failures)].slice(0, 60).join('\n')}`)
  return `${moments} moments ${JSON.stringify(seen)}`
}
