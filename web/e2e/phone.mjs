// On a phone, by touch: an invitation, a race to its end, nothing wider than the screen, the answers under the thumb.
import { check } from './browser.mjs'
import { decide, places, race, ready, setUp, sitDown } from './play.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** A first tap on an end of a move shows the way to it; the second goes it. */
async function tapped(page) {
  const end = page.locator('.target.far:not(.large)').first()
  if (!(await end.count())) return false
  const from = await page.locator('.runner.me').getAttribute('style')
  await end.tap()
  await page.locator('.trail').first().waitFor()
  await page.locator('.tip', { hasText: 'Tap again' }).waitFor()
  check((await page.locator('.runner.me').getAttribute('style')) === from, 'the first tap moved the runner')
  await end.tap()
  await page.waitForFunction((from) => document.querySelector('.runner.me').getAttribute('style') !== from, from)
  return true
}

export default async function phone(world) {
  const host = await world.open()
  await setUp(world, host, async () => {
    await host.getByLabel('Seat 2', { exact: true }).selectOption('open')
    await host.getByLabel('Maximum rounds').fill('4')
  })
  const page = await world.open(PHONE)
  await sitDown(page, await host.getByRole('textbox', { name: 'Link for the open seats' }).inputValue(), 'Cy')
  await Promise.all([ready(host), ready(page)])

  const fits = async (where) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    check(wide <= 390, `${where} is ${wide} wide`)
  }
  await fits('the table')
  const pass = await page.locator('[data-do="pass"]').boundingBox()
  check(pass && pass.y > 600 && pass.y + pass.height <= 844 && pass.height >= 44, `the button is not under the thumb: ${JSON.stringify(pass)}`)
  await world.axe(page, 'phone')
  await world.shot(page, 'roll')

  // A ready phrase reaches the other one
  await page.getByRole('button', { name: 'Chat' }).tap()
  const phrases = page.getByRole('dialog').getByRole('listitem')
  await phrases.first().waitFor()
  check((await phrases.count()) === 12, 'there are not a dozen phrases')
  await fits('the dialog')
  await page.getByRole('button', { name: 'Good luck!' }).tap()
  await host.locator('.said', { hasText: 'Good luck!' }).waitFor()

  const seen = new Set()
  let taps = 0
  const both = [race(host), race(page, async () => {
    const asked = await page.locator('.who').innerText()
    if (!seen.has(asked)) await fits(asked)
    seen.add(asked)
    if (!taps && (await tapped(page))) return `tapped ${++taps}`
    return decide(page)
  })] // prettier-ignore
  await Promise.all(both)
  check(taps, 'nobody tapped an end of a move')
  await fits('the result')
  await world.axe(page, 'phone, result')
  await world.shot(page, 'result')
  check((await places(page)).join() === (await places(host)).join(), 'not the same places')
  await page.goto(world.url)
  await page.getByText('The game is over').waitFor()
  await fits('the start page')
  await world.axe(page, 'phone, start')
  return [...seen]
}
