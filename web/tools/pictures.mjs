// The pictures of the page in docs/pictures, taken from a server of their own: moments of real
// races, found by playing on at random until they come. Where there is a pngquant the files become small.
import { spawnSync } from 'node:child_process'
import { launch, serve, World } from '../e2e/browser.mjs'

const folder = new URL('../../docs/pictures/', import.meta.url).pathname
const browser = await launch()
const { url, stop } = await serve()
const world = new World('pictures', browser, url)
async function shot(page, name) {
  const path = `${folder}${name}.png`
  await page.screenshot({ path })
  spawnSync('pngquant', ['--force', '--skip-if-larger', '--strip', '--speed', '1', '--ext', '.png', '--quality', '80-98', path])
}

async function table(page, wish = {}) {
  const bots = ['random', 'random'].map((level) => ({ kind: 'bot', level }))
  const order = { set: 'race_1', help: 'odds', seats: [{ kind: 'here', name: 'Ann' }, ...bots], ...wish }
  await page.goto(url)
  const made = await world.make(page, order)
  await page.goto(`${url}/table/${made.id}`)
  await page.locator('.who').waitFor()
}

/** Go on at random until the page is as wished. */
async function until(page, wished, most = 2500) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate(wished)) return
    await page.evaluate(() => {
      if (!document.querySelector('.who.now')) return
      const some = (query) => [...document.querySelectorAll(query)]
      const pick = (list) => list[Math.floor(Math.random() * list.length)]
      const push = document.querySelector('[data-do="push"]')
      const dare = push && Math.random() < 0.5 ? [push] : []
      const lists = [some('.target').slice(-1), some('.card.legal'), dare, some('[data-do="pass"], [data-do="done"]'), some('.die.ready, .tray.legal, .bar [data-do]')]
      pick(lists.find((list) => list.length) ?? [document.body]).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    await page.waitForTimeout(50)
  }
  throw new Error(`never came: ${wished}`)
}
const round = (n) => `Number(/\\d+/.exec(document.querySelector('header').textContent.replace(/Race 1/, '').match(/Round \\d+/)?.[0] ?? '0')[0]) >= ${n}`
const PUSH = `!!document.querySelector('.who.now') && !!document.querySelector('[data-do="push"] .risk') && document.querySelectorAll('.active .die').length > 2 && document.querySelectorAll('.cloth .die').length > 4 && ${round(5)}`

/** Some colour before the player. */
const LIVELY = `new Set([...document.querySelectorAll('.mine .die')].map((die) => die.classList[1])).size > 4`

const start = await world.open()
await start.goto(url)
await start.locator('.learn').waitFor()
await shot(start, 'start')

const one = await world.open()
await table(one)
await until(one, `${PUSH} && ${LIVELY}`)
await shot(one, 'table')
await until(one, `document.querySelectorAll('.target').length > 8`)
await one.locator('.target').last().hover({ force: true })
await one.waitForTimeout(200)
await shot(one, 'moving')
await until(one, `document.querySelectorAll('.card.legal').length > 2`)
await one.locator('.card.legal').last().hover({ force: true })
await one.locator('#explanation').waitFor()
await one.waitForTimeout(300)
await shot(one, 'market')

const air = await world.open({ reducedMotion: 'no-preference' })
await table(air, { tracks: ['still_waters_run_deep'] })
await until(air, `!!document.querySelector('[data-do="push"]') && document.querySelectorAll('.cloth .die').length > 6 && ${LIVELY}`)
await air.locator('[data-do="push"]').click()
await air.locator('canvas.air.on').waitFor()
await air.waitForTimeout(700)
await shot(air, 'rolling')

const dark = await world.open({ colorScheme: 'dark' })
await table(dark, { tracks: ['ahead_of_the_curve'] })
await until(dark, `${PUSH} && ${LIVELY}`)
await shot(dark, 'dark')

const phone = await world.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
await table(phone, { tracks: ['testing_the_waters'] })
await until(phone, `document.querySelectorAll('.target').length > 3`)
await phone.waitForTimeout(200)
await shot(phone, 'phone')

const film = await world.open()
await table(film, { tracks: ['ahead_of_the_curve'], seats: [{ kind: 'here', name: 'Ann' }, { kind: 'bot', level: 'plain' }, { kind: 'bot', level: 'plain' }] })
await until(film, `!!document.querySelector('table caption')`)
await shot(film, 'finish')
await film.getByRole('button', { name: 'Replay', exact: true }).click()
await film.locator('.replay').waitFor()
await film.locator('.replay input[type="range"]').fill('150')
await film.waitForTimeout(300)
await shot(film, 'replay')

const rules = await world.open()
await rules.goto(`${url}/rules/card/bob`)
await rules.locator('#card-bob article').first().waitFor()
await rules.waitForTimeout(300)
await shot(rules, 'rules')

const lesson = await world.open()
await lesson.goto(`${url}/learn`)
for (const step of ['welcome', 'misses']) {
  await lesson.locator(`[data-step="${step}"]`).waitFor()
  await lesson.waitForTimeout(400)
  if (step === 'welcome') await lesson.locator('[data-step] .primary').click()
}
await shot(lesson, 'lesson')
await browser.close()
await stop()
process.exit()
