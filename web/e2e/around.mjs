// What lies around a race: the pages before it, watching, reload in mid-roll, why not, another language in mid-game, a
// line that breaks, the seats at one screen, and waiting for the others; and that nothing moves while it comes in. axe looks at all of it.
import { check } from './browser.mjs'
import { ready, race, setUp, told, twoHere } from './play.mjs'

const button = (page, name) => page.getByRole('button', { name })

export default async function around(world) {
  const page = await world.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await before(world, page)
  await setUp(world, page)
  await ready(page)
  await world.axe(page, 'roll')
  await watch(world, page)
  await reload(page)
  await whyNot(page)
  await theme(page)
  await language(world, page)
  await phases(world, page)
  await broken(world)
  await oneScreen(world)
  await skips(world)
  return steady(world)
}

/** Nothing moves while start page and table come in: Chromium's own measure of it, on a desk and a phone. */
async function steady(world) {
  const MOST = 0.02
  const told = []
  for (const [width, height] of [[1280, 720], [390, 844]]) {
    const page = await world.open({ viewport: { width, height }, reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifted += one.hadRecentInput ? 0 : one.value))).observe({ type: 'layout-shift', buffered: true })
    })
    const shifted = async (what) => {
      await page.waitForLoadState('networkidle')
      const by = await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => told(window.shifted)))))
      check(by < MOST, `${what} shifts by ${by.toFixed(3)} at ${width}×${height}`)
      told.push(by.toFixed(4))
    }
    await page.goto(world.url)
    await button(page, 'Against one bot').first().waitFor()
    await shifted('the start page')
    const { id } = await world.make(page, { set: 'race_1', help: 'odds', seats: [{ kind: 'here' }, { kind: 'bot', level: 'plain' }] })
    await page.goto(`${world.url}/table/${id}`)
    await ready(page)
    await page.locator('[data-explain="odds"]').first().waitFor({ state: 'attached' })
    await shifted('the table')
  }
  return `layout shifts ${told.join(' ')}`
}

/** Start, and a new table with all that can be chosen. */
async function before(world, page) {
  await page.goto(world.url)
  await button(page, 'Against one bot').first().waitFor()
  await world.axe(page, 'start')
  await page.goto(`${world.url}/new`)
  await button(page, 'Create table').waitFor()
  await world.axe(page, 'new table')
  const sets = page.getByRole('group', { name: 'Printed sets' }).getByRole('button')
  check((await sets.count()) === 11, 'not ten printed sets and a random one')
  const card = page.getByLabel('Card for the red dice')
  const printed = await card.inputValue()
  await button(page, 'Random set').click()
  await page.locator('[aria-pressed="true"]', { hasText: 'Random set' }).waitFor()
  await sets.first().click()
  check((await card.inputValue()) === printed, 'the printed set does not come back')
  const coin = page.locator('li.card.red .coin')
  const usual = await coin.innerText()
  await page.getByLabel('Costs').selectOption({ label: 'Balanced' })
  check((await coin.innerText()) !== usual && !(await coin.evaluate((one) => one.classList.contains('guess'))), 'balanced costs are not shown')
  await page.getByLabel('Costs').selectOption({ index: 0 })
  check((await coin.innerText()) === usual, 'the usual costs do not come back')
  const others = await card.locator('option').evaluateAll((all) => all.map((one) => one.value))
  await card.selectOption(others.find((name) => name !== printed))
  await page.locator('li.card.red p').filter({ hasText: /\w/ }).waitFor()
  check(!(await sets.first().getAttribute('aria-pressed').then((on) => on === 'true')), 'a set of one’s own is shown as the printed one')
}

/** Somebody watches: sees the same, cannot act, and is told so. */
async function watch(world, page) {
  await button(page, 'Menu').click()
  const link = await page.getByRole('textbox', { name: 'Link for spectators' }).inputValue()
  await world.axe(page, 'menu')
  await button(page, 'QR').first().click()
  await page.getByRole('img', { name: /QR code/ }).first().waitFor()
  await button(page, 'Copy').first().click()
  await button(page, 'Copied').first().waitFor()
  check((await page.evaluate(() => navigator.clipboard.readText())) === link, 'another link was copied')
  await page.keyboard.press('Escape')
  const watcher = await world.open()
  await watcher.goto(link)
  await watcher.getByText('Watching').first().waitFor()
  await watcher.locator('.board svg').waitFor()
  check(!(await watcher.locator('[data-do], .target, .ready, .legal').count()), 'a watcher is offered something to do')
  check(!(await button(watcher, /^(Undo|Chat|Type a move)$/).count()), 'a watcher is offered a tool of players')
  await watcher.locator('.tray').first().click()
  await watcher.locator('.notice', { hasText: 'only players can act' }).waitFor()
  await page.locator('[data-do="pass"]').click()
  await told(watcher, 'Player 1 passes')
  await world.axe(watcher, 'watching')
  await ready(page)
}

/** A reload brings the same decision back, and the log. In mid-roll: some dice lie active, push or pass is asked. */
async function reload(page) {
  const rolling = () => page.locator('.who', { hasText: 'push or pass' }).count()
  await race(page, undefined, async () => (await rolling()) > 0)
  if (/cannot bust/.test(await page.locator('[data-do="push"]').innerText())) await page.locator('[data-do="push"]').click()
  await ready(page)
  const shown = async () => [await page.locator('.who').innerText(), await page.locator('.mine .die').evaluateAll((all) => all.map((die) => die.ariaLabel).join())].join(' / ')
  const question = await shown()
  await page.reload()
  await ready(page)
  check((await shown()) === question, `another decision after a reload: ${question} / ${await shown()}`)
  await page.getByText(/ go(es)? first/).first().waitFor()
}

/** A card that nobody could buy now is opened to be read; whatever else cannot be had says why not. */
async function whyNot(page) {
  await page.locator('[data-card="red"]').click()
  await page.locator('#explanation.pinned', { hasText: 'Most swords' }).waitFor()
  check(!(await page.locator('.notice').count()), 'a card that is opened is refused as well')
  await page.keyboard.press('Escape')
  await page.locator('.tray').first().click()
  const notice = page.locator('.notice.bad')
  await notice.waitFor()
  check(/\(C-\d+\.\d+\)/.test(await notice.innerText()), `the reason has no rule: ${await notice.innerText()}`)
  await told(page, /\(C-\d+\.\d+\)/)
}

/** By day and by night, whatever the system says, for what is there and what is fetched later. */
async function theme(page) {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const set = async (theme) => {
    await button(page, 'Menu').click()
    await page.getByLabel('Theme').selectOption(theme)
    await page.keyboard.press('Escape')
  }
  const light = await ground()
  await set('dark')
  const dark = await ground()
  check(dark !== light, 'it is not dark')
  check((await page.evaluate(() => getComputedStyle(document.querySelector('.board')).getPropertyValue('--tile'))) === '#4a4a45', 'the track is not dark')
  await page.reload()
  await ready(page)
  check((await ground()) === dark, 'it is not dark after a reload')
  await page.emulateMedia({ colorScheme: 'dark' })
  await set('light')
  check((await ground()) === light, 'it is not light again')
  await set('system')
  check((await ground()) === dark, 'the system is not asked')
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Every language, in mid-game: the log, the question and the buttons follow. */
async function language(world, page) {
  const words = new Set()
  for (const tag of ['uk', 'pl', 'ru', 'en']) {
    await page.locator('[aria-haspopup="dialog"]').click()
    await page.getByRole('dialog').locator('select').first().selectOption(tag)
    await page.keyboard.press('Escape')
    await page.waitForFunction((tag) => document.documentElement.lang === tag, tag)
    words.add(`${await page.locator('.who').innerText()} ${await page.locator('[data-do="pass"]').innerText()} ${await page.locator('.talk ol li').first().innerText()}`)
    check(!(await page.getByText('⟨').count()), `a text is missing in ${tag}`)
  }
  check(words.size === 4, `some languages are alike: ${[...words].join(' | ')}`)
  await world.axe(page, 'why not')
}

/** axe at each phase of a round that this race comes to. */
async function phases(world, page) {
  const seen = new Set()
  await race(page, undefined, async () => {
    const asked = (await page.locator('.who').innerText()).replace(/\d+/g, 'n')
    if (!seen.has(asked)) {
      seen.add(asked)
      await world.axe(page, asked)
    }
    return seen.size > 3
  })
  check(seen.size > 3, `only these phases were met: ${[...seen].join(', ')}`)
}

/** The line breaks and comes back: the action that was lost on the way is sent again, and counts once. What the matter is with the
 *  server is said for as long as it is so. */
async function broken(world) {
  const page = await world.open({ quiet: true }) // a server that is not well stands in the console
  const lines = []
  let deaf = false
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => deaf || server.send(message))
    lines.push({ socket, server })
  })
  await setUp(world, page)
  await ready(page)
  deaf = true // what is sent now is lost on the way
  await page.locator('[data-do="pass"]').click()
  await page.locator('.sending').waitFor()
  await page.route('**/api/health', (route) => route.fulfill({ status: 503, json: { ok: false, problem: 'disk' } }))
  await lines.at(-1).server.close()
  await lines.at(-1).socket.close({ code: 1012, reason: 'not stored' })
  await page.locator('.banner', { hasText: 'disk is full: nothing can be saved right now. Your move is kept' }).waitFor()
  deaf = false
  await world.axe(page, 'a full disk')
  await page.unroute('**/api/health')
  await page.locator('.banner').waitFor({ state: 'detached' })
  const passed = page.getByLabel('Game log').getByText('You passed')
  await passed.first().waitFor()
  check((await passed.count()) === 1, 'one pass counted twice')
  check(lines.length > 1, 'the page did not connect again')
}

/** Two at one screen: both may roll, and the first player is asked first. Who waits for the others is not asked (C-3.8); whoever is
 *  first has nobody to wait for, and cannot stop the other by it. */
async function oneScreen(world) {
  const page = await world.open()
  await setUp(world, page, twoHere())
  await ready(page)
  const first = (await page.getByText('goes first').first().innerText()).split(' ')[0]
  const asked = () => page.locator('.who').innerText()
  const other = page.getByText('is playing')
  check((await asked()).startsWith(`${first}:`), `the first player, ${first}, is not asked first: ${await asked()}`)
  check((await other.count()) === 1, 'the other may not roll as well')
  check(!(await page.locator('[data-do="call_order"]').count()), 'who has to act first is offered to wait')
  await page.locator('[data-seat]').click()
  await page.locator('[data-do="call_order"]').click()
  await told(page, new RegExp(`^${first === 'Ann' ? 'Bo' : 'Ann'} .*order`))
  await ready(page)
  check((await asked()).startsWith(`${first}:`), `order is kept, and ${first} is not asked: ${await asked()}`)
  check(!(await other.count()), 'order is kept, and yet both may roll')
  check(!(await page.locator('[data-do="call_order"]').count()), 'order is kept, and yet it can be asked for') // the log speaks of it too
  await page.locator('[data-do="pass"]').click()
  await ready(page)
  check(!(await other.count()) && (await page.locator('[data-do="pass"]').count()) === 1, `then the other is asked, alone: ${await asked()}`)
  await remembered(world, page)
}

/** What was chosen for the last table is the beginning of the next, and the bots stay as strong as they were wished for. */
async function remembered(world, page) {
  await page.goto(`${world.url}/new`)
  await page.locator('.track[aria-pressed="true"]', { hasText: 'Short' }).waitFor()
  check((await page.getByLabel('Seat 2', { exact: true }).inputValue()) === 'here' && (await page.getByLabel('Name for seat 2').inputValue()) === 'Bo', 'who sat there is forgotten')
  const level = page.locator('section.game').first().getByRole('combobox')
  await page.goto(world.url)
  await level.waitFor()
  const levels = await level.locator('option').evaluateAll((all) => all.map((one) => one.value))
  const other = levels.find((one) => one !== levels[0])
  for (const wished of [levels[0], other]) {
    await level.selectOption(wished)
    await page.reload()
    await level.waitFor()
    check((await level.inputValue()) === wished, `the level of bots is forgotten: ${wished}`)
  }
}

/** At a snail's pace all that is shown would take minutes: Space, or a press on the felt, goes on to the next question. */
async function skips(world) {
  const page = await world.open({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('kubok-settings', JSON.stringify({ speed: 0.005, taught: true })))
  const { id } = await world.make(page, { seats: [{ kind: 'here' }, { kind: 'bot', level: 'fair' }], nickname: 'Ann', max_rounds: 2 })
  await page.goto(`${world.url}/table/${id}`)
  const asked = () => page.waitForFunction(() => document.querySelector('.places') || (document.querySelector('.who.now') && document.querySelector('[data-busy="false"]')), null, { timeout: 700 }).then(() => true, () => false)
  const felt = () => page.locator('[data-felt]').click({ position: { x: 8, y: 60 }, force: true })
  let skipped = 0
  for (const skip of [() => page.keyboard.press(' '), felt]) {
    for (let i = 0; i < 60 && !(await asked()); i++) await skip().then(() => skipped++)
    check(await asked(), 'the next question does not come')
    if (await page.locator('.places').count()) break
    await page.locator('[data-do="pass"]').click()
  }
  check(skipped > 0, 'there was nothing to skip')
  await page.context().close()
}
