// The first lesson, played to its end by doing as told, in four languages; skipped; and things at the table that explain themselves.
import { check } from './browser.mjs'
import { DESK, PHONE, whole } from './rules.mjs'

const MUST = ['welcome', 'misses', 'hits', 'push', 'risk', 'move', 'bonus', 'buy', 'round', 'limit', 'draw', 'dare', 'bust', 'lines', 'alone']
const MOST = 200
/** How long a pupil takes, in seconds: 200 words a minute, two for each thing to find and press, and two for
 *  what it moves on the table (the longest, a throw and the sorting of it, takes 1.9). */
const [WORD, DEED, MOTION, LONGEST] = [60 / 200, 2, 2, 300]

/** What a pupil does when the guide is silent. */
const ALONE = ['.draw .die.ready', '[data-do="yes"]', '.active .die.ready', '.answers [data-do^="take"]', '.card.legal', '[data-do="done"]']

async function farthest(page) {
  const places = await page.locator('.target').evaluateAll((every) => every.map((one) => one.getBoundingClientRect().right))
  const own = await page.locator('.runner.me .body').evaluate((one) => one.getBoundingClientRect().right)
  const best = places.indexOf(Math.max(...places))
  if (best < 0 || places[best] < own + 8) return false
  await tap(page.locator('.target').nth(best))
  return true
}

/** Into the middle first, as a person scrolls. The middle of a large space may be no part of it: its corner at the right is. */
async function tap(one) {
  const large = await one.evaluate((element) => {
    if (!element.closest('.bar')) element.scrollIntoView({ block: 'center' })
    return element.matches('.target.large') ? element.getBoundingClientRect().width : 0
  })
  await one.click({ force: true, position: large ? { x: large - 20, y: 20 } : undefined })
}

async function press(page, selector) {
  const one = page.locator(selector).first()
  if (!(await one.count())) return false
  await tap(one)
  return true
}

/** Until the pupil is to act, or the lesson is over: what the guide says, where it points, and whether that is only to be read. */
const guide = (page) =>
  page
    .waitForFunction(() => {
      const { step = '', at = '' } = document.querySelector('[data-step]')?.dataset ?? {}
      if (step === 'over') return { step }
      if (!document.querySelector('.who.now') || !document.querySelector('[data-busy="false"]')) return null
      return { step, at, read: !!document.querySelector('[data-step] .primary') }
    }, null, { timeout: 30_000 })
    .then((found) => found.jsonValue())

/** The bubble is whole and in the window, and what it speaks of is not under it. */
async function seen(world, page, where, step) {
  const bubble = page.locator('[data-step]')
  check(!/⟨/.test(await bubble.innerText()), `${where}: a text is missing at ${step}`)
  await whole(page, `${where} ${step}`, '[data-step], [data-step] *')
  await page.waitForFunction(() => {
    const box = document.querySelector('[data-step]').getBoundingClientRect()
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  })
  await free(page, `${where} ${step}`)
  await world.shot(page, `${where.replace(' ', '-')}-${step}`)
}

/** Once the page has stopped moving: nothing that is spoken of, or asked, is covered. */
async function free(page, where) {
  const covers = () => {
    const bubble = document.querySelector('[data-step]')
    const box = bubble?.getBoundingClientRect()
    const spoken = bubble?.dataset.at ? document.querySelector(bubble.dataset.at) : null
    const over = (one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      return width && right > box.left + 1 && left < box.right - 1 && bottom > box.top + 1 && top < box.bottom - 1
    }
    return box ? [spoken, ...document.querySelectorAll('.card.legal, .answers [data-do], .target')].filter((one) => one && over(one)).map((one) => one.getAttribute('class')) : []
  }
  await page.waitForFunction(`!(${covers})().length`, null, { timeout: 5000 }).catch(async () => {
    throw new Error(`${where}: the guide covers ${await page.evaluate(covers)}`)
  })
}

async function alone(page) {
  const push = page.locator('[data-do="push"]')
  if (await push.count()) return press(page, (await push.locator('.risk', { hasText: '%' }).count()) ? '[data-do="pass"]' : '[data-do="push"]')
  if (await farthest(page)) return true
  for (const selector of ALONE) if (await press(page, selector)) return true
  return false
}

async function lesson(world, page, where) {
  const told = []
  let [words, presses] = [0, 0]
  for (let i = 0; i < MOST; i++) {
    const { step, at, read } = await guide(page)
    if (step && told.at(-1) !== step) words += (await page.locator('[data-step] p:not(.row)').allInnerTexts()).join(' ').split(/\s+/).length
    if (step === 'over') return { told, words, deeds: i, presses }
    if (step && told.at(-1) !== step) {
      told.push(step)
      await seen(world, page, where, step)
    }
    if (!read) presses++
    if (read) await page.locator('[data-step] .primary').click()
    else check(await (step ? press(page, at) : alone(page)), `${where}: nothing to press at ${step || 'silence'}`)
  }
  throw new Error(`${where}: the lesson did not end: ${told.join(' ')}`)
}

/** From the start page through the lesson and back. */
async function learn(world, language, name, device) {
  const page = await world.open({ ...device, locale: language, bypassCSP: true })
  const where = `${language} ${name}`
  await page.goto(world.url)
  await page.locator('a[href="/learn"]').click()
  await page.locator('[data-step="welcome"]').waitFor()
  const { told, words, deeds, presses } = await lesson(world, page, where)
  const seconds = Math.round(words * WORD + deeds * DEED + presses * MOTION)
  check(seconds <= LONGEST, `${where}: the lesson takes ${seconds} s: ${words} words, ${deeds} deeds`)
  const missing = MUST.filter((step) => !told.includes(step))
  check(!missing.length, `${where}: the lesson never spoke of ${missing.join(', ')}; it told ${told.join(' ')}`)
  await world.shot(page, `${language}-over`)
  await free(page, `${where} over`)
  await page.locator('[data-step="over"] .primary').click()
  await page.locator('[data-do="push"]').waitFor()
  check(!(await page.locator('[data-step]').count()), `${where}: the guide goes on in a real race`)
  await page.goto(world.url)
  await page.locator('.hero').waitFor()
  check(!(await page.locator('.learn').count()), `${where}: the lesson is still offered first`)
  await page.context().close()
  return `${language}: ${told.length} steps, ${words} words, ${deeds} deeds, ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Skipped, the race goes on without the guide; and what is pointed at is explained. */
async function explain(world) {
  const page = await world.open({ bypassCSP: true })
  await page.goto(`${world.url}/learn`)
  await page.locator('[data-step="welcome"] .skip').click()
  check(!(await page.locator('[data-step]').count()), 'the guide is still there')
  const explained = async (selector, words) => {
    await page.mouse.move(2, 2)
    await page.locator(selector).first().hover()
    const box = page.locator('#explanation')
    await box.waitFor()
    check(words.test(await box.innerText()), `${selector} is explained as ${await box.innerText()}`)
    const { x, y, width, height } = await box.boundingBox()
    check(x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 720, `the explanation of ${selector} is not in the window`)
    const covered = await page.locator('.cloth .die, .active .die, [data-do]').evaluateAll((all, box) => all.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.height
    }).length, { x, y, width, height })
    check(!covered, `the explanation of ${selector} covers ${covered} dice or answers`)
  }
  await explained('[data-explain="zone roll"]', /Roll zone[\s\S]*C-3\.3/)
  await explained('[data-card="blue"]', /Bob[\s\S]*bonus space/)
  await explained('[data-explain="fan 4"]', /Fan 4[\s\S]*C-8\.1/)
  await explained('[data-do="pass"]', /Keep what you have[\s\S]*C-3\.6/)
  await explained('.felt li[data-explain]', /light|dark|first/i)
  await world.axe(page, 'explanation')
  await page.keyboard.press('Escape')
  await page.locator('#explanation').waitFor({ state: 'detached' })
  // by key: the rule, and the way to the rules page
  await page.locator('[data-card="red"]').focus()
  await page.keyboard.press('?')
  await page.locator('#explanation.pinned').waitFor()
  await page.locator('#explanation .chip').first().click()
  check(/A die works by the face on top/.test(await page.locator('#explanation').innerText()), 'the rule does not open')
  check((await page.locator('#explanation a').getAttribute('href')) === '/rules/C-4.1', 'no way to the rules page')
  await world.axe(page, 'pinned explanation')
  await page.keyboard.press('Escape')
  check(await page.locator('[data-card="red"]').evaluate((one) => one === document.activeElement), 'the focus is lost')
  // a refusal names its rule, and the rule opens
  await page.locator('.tray').first().click()
  await page.locator('.notice [data-rule]').click()
  await page.locator('#explanation.pinned', { hasText: 'push' }).waitFor()
  // before a table: sets, cards and wishes
  await page.goto(`${world.url}/new`)
  await page.locator('[data-explain="set race_2"]').waitFor()
  await explained('[data-explain="set race_2"]', /Race 2[\s\S]*Captain Bark[\s\S]*one lap/)
  await explained('li.card.red', /Mr\. Soldier[\s\S]*C-4\.1/)
  await explained('[data-explain="wish costs"]', /Costs[\s\S]*between bots[\s\S]*C-7\.1/)
}

export default async function lessons(world) {
  const told = []
  for (const [language, name, device] of [['en', 'desk', DESK], ['uk', 'phone', PHONE], ['pl', 'desk', DESK], ['ru', 'phone', PHONE]]) told.push(await learn(world, language, name, device))
  await explain(world)
  return told.join(', ')
}
