// The pictures of the page in docs/pictures, taken from a running server (KUBOK_URL, best `e2e/server.py PORT`): moments of real
// races, found by playing on at random until they come.
import { launch, openPage, url } from '../e2e/browser.mjs'

const folder = new URL('../../docs/pictures/', import.meta.url).pathname
const browser = await launch()
const shot = (page, name) => page.screenshot({ path: `${folder}${name}.png` })

async function table(page, wish = {}) {
  const bots = ['random', 'random'].map((level) => ({ kind: 'bot', level }))
  const order = { set: 'race_1', help: 'odds', seats: [{ kind: 'here', name: 'Ann' }, ...bots], ...wish }
  await page.goto(url)
  const made = await page.evaluate(async (body) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(), order)
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

const start = await openPage(browser)
await start.page.goto(url)
await start.page.locator('.hero .button').first().waitFor()
await shot(start.page, 'start')

const one = await openPage(browser)
await table(one.page)
await until(one.page, PUSH)
await shot(one.page, 'table')
await until(one.page, `document.querySelectorAll('.target').length > 4`)
await one.page.locator('.target').last().hover({ force: true })
await one.page.waitForTimeout(200)
await shot(one.page, 'moving')
await until(one.page, `document.querySelectorAll('.card.legal').length > 2`)
await one.page.locator('.card.legal').last().hover({ force: true })
await one.page.waitForTimeout(400)
await shot(one.page, 'market')

const air = await openPage(browser, { reducedMotion: 'no-preference' })
await table(air.page, { tracks: ['still_waters_run_deep'] })
await until(air.page, `!!document.querySelector('[data-do="push"]') && document.querySelectorAll('.cloth .die').length > 5`)
await air.page.locator('[data-do="push"]').click()
await air.page.locator('canvas.air.on').waitFor()
await air.page.waitForTimeout(420)
await shot(air.page, 'rolling')

const dark = await openPage(browser, { colorScheme: 'dark' })
await table(dark.page, { tracks: ['ahead_of_the_curve'] })
await until(dark.page, PUSH.replace('>= 5', '>= 3'))
await shot(dark.page, 'dark')

const phone = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
await table(phone.page, { tracks: ['testing_the_waters'] })
await until(phone.page, `document.querySelectorAll('.target').length > 3`)
await phone.page.waitForTimeout(200)
await shot(phone.page, 'phone')

const film = await openPage(browser)
await table(film.page, { tracks: ['short'], laps: 2, seats: [{ kind: 'here', name: 'Ann' }, { kind: 'bot', level: 'plain' }, { kind: 'bot', level: 'random' }] })
await until(film.page, `!!document.querySelector('table caption')`)
await shot(film.page, 'finish')
await film.page.getByRole('button', { name: 'Replay', exact: true }).click()
await film.page.locator('.replay').waitFor()
await film.page.locator('.replay input[type="range"]').fill('30')
await film.page.waitForTimeout(300)
await shot(film.page, 'replay')
await browser.close()
