// How the tests set up tables and race. Nothing here sleeps: it waits until the page says that nothing is on its way.
import { check } from './browser.mjs'

const MOST = 600
/** How often in a race another may be quicker. */
const QUICKER = 20

/** Set up a table on a short track by the form; `more` fills in the rest of it. */
export async function setUp(world, page, more = async () => {}, track = 'Short') {
  await page.goto(`${world.url}/new`)
  await page.getByRole('button', { name: new RegExp(`^${track}`) }).click()
  await more(page)
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
}

/** Two people at this screen, and a race of so many rounds. */
export const twoHere = (rounds) => async (page) => {
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here')
  await page.getByLabel('Name for seat 1').fill('Ann')
  await page.getByLabel('Name for seat 2').fill('Bo')
  if (rounds) await page.getByLabel('Maximum rounds').fill(String(rounds))
}

/** Until this page owes a decision and all of it is shown, or the race is over: which of the two? */
export async function ready(page) {
  const state = await page.waitForFunction(() => {
    if (document.querySelector('.places')) return 'over'
    return document.querySelector('.who.now') && document.querySelector('[data-busy="false"]') ? 'owed' : null
  }, null, { timeout: 60_000 })
  return state.jsonValue()
}

/** A click. Somebody else may be quicker (whoever calls for the order takes the turn from those behind): then the button goes, and the
 *  race looks again at what is asked. */
export const press = (element, options) => element.click({ timeout: 10_000, ...options })

/** One decision by mouse: the farthest space, something that glows, or the first button that is safe to press. */
export async function decide(page) {
  const [what, selector, nth, large] = await page.evaluate(chosen)
  const element = page.locator(selector).nth(nth)
  if (what !== 'moved') await press(element)
  else {
    // The middle of a large space may be no part of it: its corner at the right is
    const { width } = await element.boundingBox()
    await press(element, { force: true, position: large ? { x: width - 20, y: 20 } : undefined })
  }
  return what
}

/** In the page: what to click on, as [name, selector, which of them, is it a large space]. */
function chosen() {
  const ANSWERS = ['pass', 'take_fan', 'take_credits', 'yes', 'done', 'no', 'push']
  const GLOWING = ['.card.legal', '.faces .die.ready', '.draw .die.ready', '.tray.legal', '.felt .cloth .die.ready', '.discard .die.ready']
  const has = (selector) => document.querySelector(selector)
  const right = (element) => element.getBoundingClientRect().right
  const targets = [...document.querySelectorAll('.target')]
  if (targets.length) {
    const best = targets.reduce((a, b) => (right(b) > right(a) ? b : a))
    if (right(best) > right(has('.runner.me .body')) + 10) return ['moved', '.target', targets.indexOf(best), best.classList.contains('large')]
  }
  if (has('[data-lot]')) return ['lot', '[data-lot]', 0] // the usual dice are chosen already
  const push = has('[data-do="push"]')
  if (!push && has('.active .die.ready')) return ['ability', '.active .die.ready', 0]
  const glow = GLOWING.find(has)
  if (glow) return [glow, glow, 0]
  if (push && /cannot bust/.test(push.textContent)) return ['push', '[data-do="push"]', 0]
  const answer = ANSWERS.find((one) => has(`[data-do="${one}"]`))
  return answer ? [answer, `[data-do="${answer}"]`, 0] : ['any', '.answers [data-do]', 0]
}

/** Race to the end; what was done how often. `until` stops earlier. */
export async function race(page, choose = decide, until = async () => false) {
  const seen = {}
  for (let i = 0; i < MOST; i++) {
    if ((await ready(page)) === 'over' || (await until(page, seen))) return seen
    const did = await choose(page).catch((error) => {
      if (error.name !== 'TimeoutError' || seen.quicker >= QUICKER) throw error
      return 'quicker'
    })
    seen[did] = (seen[did] ?? 0) + 1
  }
  throw new Error(`the race did not end: ${JSON.stringify(seen)}`)
}

export const places = async (page) => (await page.locator('.places li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

export async function menu(page, button) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
}

/** What is asked back in a dialog. */
export const agree = (page) => page.getByRole('button', { name: 'Do it' }).click()

export const live = (page) => page.locator('[data-live]').innerText()

/** The live region tells it. */
export const told = (page, words) => page.locator('[data-live]').getByText(words).first().waitFor({ state: 'attached' })

/** An invitation is accepted. */
export async function sitDown(page, url, name) {
  await page.goto(url)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
}

export { check }
