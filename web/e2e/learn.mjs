// The rules page in four languages, explanations at the table, and the first lesson played to its end by doing as told.
import { readFileSync } from 'node:fs'
import { check, launch, openPage, url } from './browser.mjs'

const shots = process.env.SHOTS
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf-8')
const shot = (page, name) => (shots ? page.screenshot({ path: `${shots}/${name}.png` }) : null)
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 720 } }

async function violations(page, where, rules = {}) {
  await page.evaluate(axe)
  const found = await page.evaluate((rules) => window.axe.run(document, { resultTypes: ['violations'], rules }).then((all) => all.violations), rules)
  check(!found.length, `${where}: ${found.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)} (${one.nodes.length})`).join('; ')}`)
}

/** Nothing is wider than the window, and no text is cut off in these boxes. */
async function whole(page, where, boxes) {
  const cut = await page.evaluate((selector) => {
    const wide = document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : []
    const bad = [...document.querySelectorAll(selector)].filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
    return [...wide, ...bad.map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)]
  }, boxes)
  check(!cut.length, `${where}: cut off: ${cut.join(' | ')}`)
}

// The rules page

const BUST = { en: 'bust', uk: 'невдача', pl: 'porażka', ru: 'потеря' }
const browser = await launch()
const all = []

for (const language of Object.keys(BUST)) {
  for (const [name, device] of [['desk', DESK], ['phone', PHONE]]) {
    const { page, errors, context } = await openPage(browser, { ...device, locale: language, bypassCSP: true, colorScheme: language === 'uk' ? 'dark' : 'light' })
    const where = `${language} ${name}`
    page.setDefaultTimeout(8000)
    await page.goto(`${url}/rules/card/bob`)
    await page.locator('#card-bob article').first().waitFor()
    const box = await page.locator('#card-bob').boundingBox()
    check(box.y >= 0 && box.y < 200, `${where}: the card is not in view: ${box.y}`)
    check(!/⟨/.test(await page.locator('main').innerText()), `${where}: a text is missing`)
    await whole(page, where, 'main .rule, main article, main li, nav a')
    await shot(page, `rules-card-${language}-${name}`)
    if (name === 'desk' || language === 'pl') await violations(page, `${where}: rules`)

    await page.getByRole('searchbox').fill(BUST[language])
    await page.locator('.found mark').first().waitFor()
    check((await page.locator('.found li').count()) > 3, `${where}: little is found`)
    await shot(page, `rules-found-${language}-${name}`)
    await page.getByRole('searchbox').fill('c3.4')
    await page.locator('.found a[href="/rules/C-3.4"]').click()
    await page.locator('[id="C-3.4"].here article').first().waitFor()
    check(page.url().endsWith('/rules/C-3.4'), `${where}: ${page.url()}`)

    await page.goto(`${url}/rules/track/nothing_goes_right`)
    const picture = page.locator('#track-nothing_goes_right img')
    await picture.waitFor()
    await page.waitForFunction((one) => one.complete && one.naturalWidth > 0, await picture.elementHandle())
    check(!errors.length, `${where}: errors in the console: ${errors.join('; ')}`)
    await context.close()
  }
}

// Printed it is the rules alone

{
  const { page, context } = await openPage(browser)
  await page.goto(`${url}/rules`)
  await page.locator('.rule').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  check(!(await page.locator('aside').isVisible()), 'the contents are printed')
  check(await page.locator('[id="C-3.4"]').isVisible(), 'a rule is not printed')
  await context.close()
}

// The lesson: whoever does as told wins

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

/** Into the middle first, as a person scrolls; spaces lie under runners. */
async function tap(one) {
  await one.evaluate((element) => element.closest('.bar') || element.scrollIntoView({ block: 'center' }))
  await one.click({ force: true })
}

async function press(page, selector) {
  const one = page.locator(selector).first()
  if (!(await one.count())) return false
  await tap(one)
  return true
}

async function lesson(page, where) {
  const told = []
  let silent = 0
  const begun = Date.now()
  while (Date.now() - begun < 100_000) {
    const bubble = page.locator('[data-step]')
    const step = (await bubble.count()) ? await bubble.getAttribute('data-step') : ''
    if (step === 'over') return told
    const acting = (await page.locator('.who.now').count()) && !(await page.locator('.sending').count())
    silent = step || !acting ? 0 : silent + 1 // between two steps there is a moment without one
    try {
      if (step && told.at(-1) !== step) {
        told.push(step)
        await page.waitForTimeout(260) // the ring has settled
        check(!/⟨/.test(await bubble.innerText()), `${where}: a text is missing at ${step}`)
        await whole(page, `${where} ${step}`, '[data-step], [data-step] *')
        const box = await bubble.boundingBox()
        const view = page.viewportSize()
        check(box.x >= 0 && box.y >= 0 && box.x + box.width <= view.width + 1 && box.y + box.height <= view.height + 1, `${where}: the bubble of ${step} is not in the window: ${JSON.stringify(box)}`)
        await shot(page, `lesson-${where.replace(' ', '-')}-${step}`)
      }
      if (step && (await bubble.locator('.primary').count())) await bubble.locator('.primary').click()
      else if (step) await press(page, await bubble.getAttribute('data-at'))
      else if (silent > 4 && (await page.locator('[data-do="push"]').count())) await press(page, (await page.locator('[data-do="push"] .risk', { hasText: '%' }).count()) ? '[data-do="pass"]' : '[data-do="push"]')
      else if (silent > 4 && !(await farthest(page))) for (const selector of ALONE) if (await press(page, selector)) break
    } catch (error) {
      if (!/Timeout|detached|not attached/.test(String(error))) throw error
    }
    await page.waitForTimeout(40)
  }
  await shot(page, `lesson-${where.replace(' ', '-')}-stuck`)
  throw new Error(`${where}: the lesson did not end: ${told.join(' ')}`)
}

const MUST = ['welcome', 'misses', 'hits', 'push', 'risk', 'move', 'bonus', 'buy', 'round', 'draw', 'dare', 'bust', 'alone']
for (const [language, device, name] of [['en', DESK, 'desk'], ['uk', PHONE, 'phone'], ['pl', DESK, 'desk'], ['ru', PHONE, 'phone']]) {
  const { page, errors, context } = await openPage(browser, { ...device, locale: language, bypassCSP: true })
  const where = `${language} ${name}`
  page.setDefaultTimeout(3000)
  await page.goto(url)
  await page.locator('a[href="/learn"]').click()
  await page.locator('[data-step="welcome"]').waitFor()
  if (name === 'desk') await violations(page, `${where}: lesson`)
  const told = await lesson(page, where)
  const missing = MUST.filter((step) => !told.includes(step))
  check(!missing.length, `${where}: the lesson never spoke of ${missing.join(', ')}; it told ${told.join(' ')}`)
  await shot(page, `lesson-${language}-over`)
  all.push(`${language}: ${told.length} steps`)
  await page.locator('[data-step="over"] a.primary').click()
  await page.locator('.hero').waitFor()
  check(!(await page.locator('.learn').count()), `${where}: the lesson is still offered first`)
  check(!errors.length, `${where}: errors in the console: ${errors.join('; ')}`)
  await context.close()
}

// Skipped, the race goes on without the guide; and things explain themselves

{
  const { page, errors, context } = await openPage(browser, { bypassCSP: true })
  page.setDefaultTimeout(5000)
  await page.goto(`${url}/learn`)
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
  }
  await explained('[data-explain="zone roll"]', /Roll zone[\s\S]*C-3\.3/)
  await explained('[data-card="blue"]', /Bob[\s\S]*bonus space/)
  await explained('[data-explain="fan 4"]', /Fan 4[\s\S]*C-8\.1/)
  await explained('[data-do="pass"]', /Keep what you have[\s\S]*C-3\.6/)
  await explained('.felt li[data-explain]', /light|dark|first/i)
  await violations(page, 'explanation', { region: { enabled: false } }) // a hint that comes and goes is no part of the page
  await page.keyboard.press('Escape')
  await page.locator('#explanation').waitFor({ state: 'detached' })
  // by key: the rule, and the way to the rules page
  await page.locator('[data-card="red"]').focus()
  await page.keyboard.press('?')
  await page.locator('#explanation.pinned').waitFor()
  await page.locator('#explanation .chip').first().click()
  check(/A die works by the face on top/.test(await page.locator('#explanation').innerText()), 'the rule does not open')
  check((await page.locator('#explanation a').getAttribute('href')) === '/rules/C-4.1', 'no way to the rules page')
  await violations(page, 'pinned explanation')
  await page.keyboard.press('Escape')
  check(await page.locator('[data-card="red"]').evaluate((one) => one === document.activeElement), 'the focus is lost')
  // a refusal names its rule, and the rule opens
  await page.locator('[data-card="red"]').click()
  await page.locator('.notice [data-rule]').click()
  await page.locator('#explanation.pinned', { hasText: 'push' }).waitFor()
  check(!errors.length, `errors in the console: ${errors.join('; ')}`)
  await context.close()
}

await browser.close()
console.log('learn: all held;', all.join(', '))
