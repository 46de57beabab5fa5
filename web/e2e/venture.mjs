// A Wild Venture at its own table: a whole game by mouse against a bot, every kind of decision pressed; in four languages; by keyboard; by
// thumb; at one screen with the curtain; by a link in two browsers, neither of which holds the other's hand; and the film of a game.
import { check, scrolling } from './browser.mjs'
import { spilt } from './looks.mjs'
import { chance, looks } from './plain.mjs'
import { sitDown } from './play.mjs'

const MOST = 900
const bot = { kind: 'bot', level: 'random' }
const DEEDS = ':is([data-act], [data-deed])'
/** What every game asks sooner or later; the rest is asked by some cards. */
const KINDS = ['drafting', 'turn', 'picking-discard', 'picking-tuck', 'picking-look_draw', 'pointing', 'options', 'investing', 'travelling', 'starting']
/** VENTURE=keyboard,link narrows it. */
const PARTS = { mouse: byMouse, keyboard: byKeyboard, thumb: byThumb, screen: oneScreen, link: byLink, film: asFilm }

export default async function venture(world) {
  const told = []
  for (const [name, part] of Object.entries(PARTS)) if (!process.env.VENTURE || process.env.VENTURE.split(',').includes(name)) told.push(await part(world))
  return told.join(', ')
}

const asked = (page) =>
  page
    .waitForFunction((deeds) => {
      if (document.querySelector('.places')) return 'over'
      if (document.querySelector('[data-lift]')) return 'curtain'
      const table = document.querySelector('[data-busy="false"]')
      return table?.querySelector(deeds) ? (table.dataset.asked ?? '?') : null
    }, DEEDS)
    .then((found) => found.jsonValue())

async function open(world, { seats = [{ kind: 'here' }, bot], options = {}, ...context } = {}) {
  const page = await world.open(context)
  const made = await world.make(page, { game: 'venture', seats, nickname: 'Ann', ...options })
  await page.goto(`${world.url}/table/${made.id}`)
  await asked(page)
  return page
}

/** One of the things that can be pressed, whichever comes: the end of a turn only where nothing else is left. */
async function press(page, pick, how = (one) => one.click()) {
  const all = page.locator(DEEDS)
  const ends = await all.evaluateAll((those) => those.map((one) => one.dataset.act === 'end'))
  const other = ends.flatMap((end, i) => (end ? [] : [i]))
  const at = other.length && pick(8) ? other[pick(other.length)] : pick(ends.length)
  await how(all.nth(at))
  const bad = await page.locator('.notice.bad').allInnerTexts()
  check(!bad.length, `what is offered is refused: ${bad}`)
}

async function byMouse(world) {
  const page = await open(world)
  const [pick, met] = [chance(11), new Map()]
  let presses = 0
  for (; ; presses++) {
    const kind = await asked(page)
    if (kind === 'over') break
    check(presses < MOST, 'the game did not end')
    met.set(kind, (met.get(kind) ?? 0) + 1)
    if (presses === 40) await looks(world, page, `press-${presses}`)
    if (presses === 24) await inEveryLanguage(world, page)
    if (presses === 30) await reads(page)
    if (presses === 34) await explains(world, page)
    await press(page, pick)
  }
  const missing = KINDS.filter((kind) => !met.has(kind))
  check(!missing.length, `never asked: ${missing}; but ${[...met.keys()]}`)
  const totals = (await page.locator('.places .total').allInnerTexts()).map(Number)
  check(totals.length === 2 && totals[0] >= totals[1], `the winner has fewer points: ${totals}`)
  await looks(world, page, 'over')
  const row = await page.getByRole('button', { name: 'Rematch' }).boundingBox()
  check(row.y + row.height < 720, 'what can be done next is out of sight')
  return `${presses} presses, ${met.size} kinds`
}

async function inEveryLanguage(world, page) {
  for (const language of ['uk', 'pl', 'ru', 'en']) {
    await page.evaluate((language) => localStorage.setItem('kubok-settings', JSON.stringify({ language })), language)
    await page.reload()
    await asked(page)
    await fits(world, page, language)
  }
}

/** Nothing spills, at a desk and on a phone. */
async function fits(world, page, where) {
  for (const [width, height] of [[390, 844], [820, 1180], [1280, 720]]) {
    await page.setViewportSize({ width, height })
    const bad = [...(await page.evaluate(spilt, 'body')), ...(await page.evaluate(scrolling))]
    check(!bad.length, `${where} at ${width}: ${bad.join('; ')}`)
    const missing = /⟨[^⟩]*⟩/.exec(await page.locator('body').innerText())
    check(!missing, `${where}: a text is missing: ${missing}`)
    await world.shot(page, `${where}-${width}`)
  }
}

/** Whoever points at a card reads all of it; the reader covers nothing that can be pressed. */
async function reads(page) {
  const card = page.locator('.mine .chip').first()
  await card.hover()
  await page.locator('.reader', { hasText: await card.locator('.name').innerText() }).waitFor()
  const covered = await page.evaluate((deeds) => {
    const box = document.querySelector('.reader').getBoundingClientRect()
    return [...document.querySelectorAll(deeds)].filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const [across, down] = [x + width / 2, y + height / 2]
      return across > box.left && across < box.right && down > box.top && down < box.bottom
    }).length
  }, DEEDS)
  check(!covered, `the reader covers ${covered} of what can be pressed`)
}

/** A line of the log tells its rule; R tells what the other did meanwhile. */
async function explains(world, page) {
  await page.locator('.talk [data-rule^="V-"]').last().click()
  await page.locator('#explanation', { hasText: 'V-' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  const recap = page.getByRole('region', { name: 'Recap' })
  await recap.getByRole('heading', { name: 'While you waited' }).waitFor()
  await world.axe(page, 'recap')
  await recap.getByRole('button', { name: 'Close' }).click()
}

/** Tab to something that can be done, Enter does it; arrows go from card to card. */
async function byKeyboard(world) {
  const page = await open(world)
  for (let i = 0; i < 24; i++) {
    await asked(page)
    const before = await page.locator('main').getAttribute('data-decision')
    await page.keyboard.press(['h', 'v', 'b', 'v'][i % 4])
    for (let tab = 0; !(await page.evaluate((deeds) => document.activeElement?.matches(deeds), DEEDS)); tab++) {
      check(tab < 60, 'Tab leads to nothing that can be done')
      await page.keyboard.press('Tab')
    }
    if (i === 6) {
      const from = await page.evaluate(() => document.activeElement.dataset.read)
      await page.keyboard.press('ArrowRight')
      check(from !== (await page.evaluate(() => document.activeElement.dataset.read)) || !from, 'an arrow leads nowhere')
      await page.keyboard.press('ArrowLeft')
    }
    await page.keyboard.press('Enter')
    await page.waitForFunction((before) => document.querySelector('main').dataset.decision !== before || document.querySelector('.felt .bar .plain'), before)
  }
  return 'by keyboard'
}

/** A tap shows, the felt's button does. */
async function byThumb(world) {
  const page = await open(world, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const pick = chance(3)
  for (let i = 0; i < 16; i++) {
    if ((await asked(page)) === 'over') break
    await press(page, pick, (one) => one.tap())
    const confirm = page.locator('.felt .bar .primary[data-act]')
    if (await confirm.count()) await confirm.first().tap().catch(() => null)
  }
  await asked(page)
  await world.axe(page, 'thumb')
  await world.shot(page, 'thumb')
  return 'by thumb'
}

const handOf = (page) => page.locator('.hand [data-read]').evaluateAll((all) => all.map((one) => one.dataset.read))

/** Two people at one screen: no hand is on the page until the one whose it is lifts the curtain. */
async function oneScreen(world) {
  const page = await open(world, { seats: [{ kind: 'here' }, { kind: 'here', name: 'Bo' }] })
  const pick = chance(5)
  let lifts = 0
  for (let i = 0; i < 30; i++) {
    if ((await asked(page)) !== 'curtain') {
      await press(page, pick)
      await page.waitForFunction(() => document.querySelector('[data-busy="false"]'))
      continue
    }
    check(!(await handOf(page)).length && !(await page.locator(DEEDS).count()), 'a hand lies open behind the curtain')
    if (!lifts++) await world.axe(page, 'curtain')
    await page.locator('[data-lift]').click()
    await page.locator(DEEDS).first().waitFor()
  }
  check(lifts > 2, `the curtain was lifted ${lifts} times`)
  return `${lifts} curtains`
}

/** By a link: each sees a hand of their own, and nothing of it is in the other's page. */
async function byLink(world) {
  const host = await world.open()
  await host.goto(`${world.url}/new/venture#friends`)
  await host.getByLabel('Name for seat 1').fill('Ann')
  await host.getByRole('button', { name: 'News' }).click()
  await host.getByRole('button', { name: 'Create table' }).click()
  const link = await host.getByRole('textbox', { name: /link/i }).first().inputValue()
  const guest = await world.open({ locale: 'uk' })
  await guest.addInitScript(() => localStorage.setItem('kubok-settings', '{"language":"en"}'))
  await sitDown(guest, link, 'Bo')
  const pages = [host, guest]
  const pick = chance(7)
  let held = 0
  for (let turn = 0; turn < 14; turn++) {
    const acting = await Promise.any(pages.map((page) => page.locator(`[data-busy="false"] ${DEEDS}`).first().waitFor().then(() => page)))
    for (const [mine, other] of [pages, [...pages].reverse()]) {
      const [hand, there] = [await handOf(mine), await other.locator('[data-read]').evaluateAll((all) => all.map((one) => one.dataset.read))]
      const leaks = hand.filter((card) => there.includes(card))
      check(!leaks.length, `in the other’s page: ${leaks}`)
      held += hand.length
    }
    const number = await acting.locator('.talk .line').count()
    await press(acting, pick)
    await acting.waitForFunction(([number, deeds]) => document.querySelectorAll('.talk .line').length !== number || document.querySelector(`[data-busy="false"] ${deeds}`), [number, DEEDS])
  }
  check(held > 60, `too few cards were held to prove anything: ${held}`)
  return 'by link'
}

/** A game of two bots that is over, looked at by whoever made it. */
async function ended(world, context) {
  const page = await world.open(context)
  const made = await world.make(page, { game: 'venture', seats: [bot, bot], nickname: 'Ann' })
  await page.goto(`${world.url}/table/${made.id}`)
  await page.locator('main .button.big.primary').click()
  await page.locator('.places .total').first().waitFor()
  return page
}

/** The film of a game: it begins with an empty village and without a word of the end, a line of the log leads to its moment, and it ends as the game did. */
async function asFilm(world) {
  const page = await ended(world)
  const coins = () => page.locator('[data-at^="coins "], [data-at^="tucked "]').evaluateAll((all) => all.map((one) => `${one.dataset.at}: ${one.querySelector('b').textContent}`).sort().join(', '))
  const end = await coins()
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  const step = page.locator('.replay input[type="range"]')
  await step.waitFor()
  await page.locator('.land').waitFor()
  check(!(await page.locator('.rows .chip').count()), 'the film does not begin at the beginning')
  check(!(await page.locator('.places').count()) && !/is over/.test(await page.locator('main').innerText()), 'the film tells its end at the beginning')
  await step.fill('120')
  await page.locator('.rows .chip').first().waitFor()
  await world.axe(page, 'film')
  await world.shot(page, 'film')
  check(!(await page.evaluate(scrolling)).length, `the film: ${await page.evaluate(scrolling)}`)
  await page.locator('.talk button').first().click()
  await page.waitForFunction(() => document.querySelector('.replay input[type="range"]').value !== '120')
  await page.keyboard.press('End')
  await page.locator('.places').waitFor()
  check((await coins()) === end, `the film does not end as the game did: ${await coins()} / ${end}`)
  await page.getByRole('button', { name: 'Leave the replay' }).click()
  await page.locator('.land').waitFor({ state: 'detached' })
  return 'film'
}
