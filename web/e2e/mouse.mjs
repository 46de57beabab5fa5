// A whole race against a bot, by mouse alone: from the start page to the places, the replay and the proof of the dice.
import { check, launch, openPage, url } from './browser.mjs'

const shots = process.env.SHOTS

/** Set a table up on the short track. */
export async function setUp(page, seats = 2) {
  await page.goto(url)
  await page.getByRole('link', { name: 'Set up a table' }).click()
  await page.getByRole('button', { name: /^Short/ }).click()
  for (let i = 2; i < seats; i++) await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
}

/** One decision by mouse: the farthest space, a glowing die or card, or the first button that is safe to press. */
async function decide(page) {
  const targets = page.locator('.target')
  if (await targets.count()) {
    const places = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    const own = await page.locator('.runner.me .body').evaluate((one) => one.getBoundingClientRect().right)
    const best = places.indexOf(Math.max(...places))
    if (places[best] > own + 10) {
      await targets.nth(best).click({ force: true })
      return 'moved'
    }
  }
  for (const glow of ['.card.legal', '.active .die.ready', '.faces .die.ready', '.draw .die.ready', '.tray.legal', '.felt .cloth .die.ready']) {
    if (await page.locator(glow).count()) {
      const push = page.locator('[data-do="push"]')
      if (glow.startsWith('.active') && (await push.count())) continue
      await page.locator(glow).first().click()
      return glow
    }
  }
  const push = page.locator('[data-do="push"]')
  if ((await push.count()) && /cannot bust/.test(await push.innerText())) {
    await push.click()
    return 'push'
  }
  for (const what of ['pass', 'take_fan', 'take_credits', 'yes', 'done', 'no', 'push']) {
    const button = page.locator(`[data-do="${what}"]`)
    if (await button.count()) {
      await button.click()
      return what
    }
  }
  const any = page.locator('.answers [data-do]')
  if (await any.count()) {
    await any.first().click()
    return 'any'
  }
  return ''
}

export async function race(page) {
  const over = page.getByRole('button', { name: 'Verify the dice' })
  const seen = {}
  for (let i = 0; i < 3000; i++) {
    if (await over.count()) return seen
    try {
      const did = (await page.locator('.who.now').count()) ? await decide(page) : ''
      if (did) {
        seen[did] = (seen[did] ?? 0) + 1
        if (shots && seen[did] === 1) await page.screenshot({ path: `${shots}/did-${did.replace(/\W+/g, '-')}.png` })
      }
      await page.waitForTimeout(did ? 15 : 40)
    } catch (error) {
      if (!/Timeout|detached|not attached/.test(String(error))) throw error
    }
  }
  throw new Error(`the race did not end: ${JSON.stringify(seen)}`)
}

if (process.argv[1]?.endsWith('mouse.mjs')) {
  const browser = await launch()
  const { page, errors } = await openPage(browser)
  page.setDefaultTimeout(4000)
  await setUp(page)
  const seen = await race(page)
  check(await page.locator('.places li').count(), 'no places are shown')
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  if (shots) await page.waitForTimeout(2000).then(() => page.screenshot({ path: `${shots}/verify.png` }))
  await page.locator('.verdict').waitFor({ timeout: 20000 })
  check(/dice are as sealed/.test(await page.locator('.verdict').innerText()), await page.locator('.verdict').innerText())
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  await page.locator('.replay', { hasText: 'Step 1 of' }).waitFor()
  await page.getByRole('button', { name: 'One step on' }).click()
  await page.locator('.replay', { hasText: 'Step 2 of' }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/over.png` })
  await page.getByRole('button', { name: 'End the replay' }).click()
  check(!errors.length, `errors in the console: ${errors.join('; ')}`)
  await browser.close()
  console.log('mouse: a race played', seen)
}
