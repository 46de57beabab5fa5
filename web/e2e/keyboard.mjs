// A whole race against a bot by keyboard alone: single keys, arrows on the track, Tab, Enter and typed commands.
import { check, launch, openPage, url } from './browser.mjs'

const browser = await launch()
const { page, errors } = await openPage(browser)
page.setDefaultTimeout(4000)
const key = (name) => page.keyboard.press(name)
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Go on with Tab until something with these words has the focus. */
async function tabTo(words) {
  for (let i = 0; i < 120; i++) {
    if (words.test(await focused())) return
    await key('Tab')
  }
  throw new Error(`no way by Tab to ${words}`)
}

await page.goto(url)
await page.getByRole('link', { name: 'Set up a table' }).waitFor()
await tabTo(/^Set up a table$/)
await key('Enter')
await page.getByRole('button', { name: /^Short/ }).waitFor()
await tabTo(/^Short/)
await key('Enter')
await tabTo(/^Make the table$/)
await key('Enter')
await page.getByRole('button', { name: 'Menu' }).waitFor()

const live = () => page.locator('[data-live]').innerText()
const has = (selector) => page.locator(selector).count()
let typed = 0
let before = ''
for (let i = 0; i < 3000; i++) {
  if (await has('.places')) break
  if (!(await has('.who.now')) || (await has('.sending'))) {
    await page.waitForTimeout(40)
    continue
  }
  const now = await page.locator('.who').innerText()
  if (await has('[data-do="push"]')) {
    await key(/cannot bust/.test(await page.locator('[data-do="push"]').innerText()) ? 'p' : 's')
  } else if (/move, or done/.test(now) && (await has('.target')) && before !== now) {
    await key('t')
    for (let step = 0; step < 9; step++) await key('ArrowRight')
    await key('Enter')
  } else if (await has('[data-do="done"]')) {
    await key('d')
  } else {
    await key('/')
    await page.getByRole('textbox').waitFor()
    await page.keyboard.type('1')
    await key('Enter')
    typed++
  }
  before = now
  await page.waitForTimeout(40)
}
check(await has('.places'), `the race did not end; last told: ${await live()}`)
check(/race is over/.test(await live()), 'the live region does not tell that the race is over')
await tabTo(/^Verify the dice$/)
await key('Enter')
await page.locator('.verdict').waitFor({ timeout: 20000 })
check(!errors.length, `errors in the console: ${errors.join('; ')}`)
await browser.close()
console.log('keyboard: a race played, typed commands:', typed)
