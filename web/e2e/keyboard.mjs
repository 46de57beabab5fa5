// A whole race against a bot by keyboard alone: single keys, arrows on the track, Tab, Enter and typed commands.
import { check } from './browser.mjs'
import { live, race } from './play.mjs'

export default async function keyboard(world) {
  const page = await world.open()
  const key = (name) => page.keyboard.press(name)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const has = (selector) => page.locator(selector).count()

  /** Go on with Tab until something with these words has the focus. */
  async function tabTo(words) {
    for (let i = 0; i < 150; i++) {
      if (words.test(await focused())) return
      await key('Tab')
    }
    throw new Error(`no way by Tab to ${words}`)
  }
  /** Type a command: by its words, or by its number. */
  async function type(text) {
    await key('/')
    await page.getByRole('textbox', { name: 'Type a move or its number' }).waitFor()
    await page.keyboard.type(text)
    await key('Enter')
    return 'typed'
  }

  await page.goto(world.url)
  await page.getByRole('link', { name: 'Set up a table' }).first().waitFor()
  await tabTo(/^Set up a table/)
  await key('Enter')
  await page.getByRole('button', { name: /^Short/ }).waitFor()
  await tabTo(/^Short/)
  await key('Enter')
  await tabTo(/^Create table$/)
  await key('Enter')
  await page.getByRole('button', { name: 'Menu' }).waitFor()

  let before = ''
  const seen = await race(page, async () => {
    const asked = await page.locator('.who').innerText()
    const again = asked === before
    before = asked
    if (await has('[data-do="push"]')) {
      const safe = /cannot bust/.test(await page.locator('[data-do="push"]').innerText())
      return key(safe ? 'p' : 's').then(() => (safe ? 'p' : 's'))
    }
    if (/move, or stop here/.test(asked) && (await has('.target')) && !again) {
      await key('t')
      for (let step = 0; step < 9; step++) await key('ArrowRight')
      await key('Enter')
      return 'arrows'
    }
    if (/buy dice, or finish/.test(asked) && !again && (await has('.card.legal'))) return type('buy')
    if (await has('[data-do="done"]')) return key('d').then(() => 'd')
    return type('1')
  })
  for (const way of ['p', 's', 'd', 'arrows', 'typed']) check(seen[way], `the race was run without ${way}: ${JSON.stringify(seen)}`)
  check(/race is over/.test(await live(page)), 'the live region does not tell that the race is over')
  await tabTo(/^Verify dice and cards$/)
  await key('Enter')
  await page.locator('.verdict').waitFor()

  // Up in the log, and back to that moment
  for (let i = 0; i < 150 && (await page.evaluate(() => document.activeElement.ariaLabel)) !== 'Game log'; i++) await key('Tab')
  for (const name of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await key(name)
  await page.getByRole('dialog').or(page.locator('.replay')).first().waitFor()
  return seen
}
