// The rules page: found by address, contents and search, in four languages, on a desk and on a phone; printed it is the rules alone.
import { check } from './browser.mjs'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK = { viewport: { width: 1280, height: 720 } }
const BUST = { en: 'bust', uk: 'невдача', pl: 'porażka', ru: 'потеря' }

/** Nothing is wider than the window, and no text is cut off in these boxes. */
export async function whole(page, where, boxes) {
  const cut = await page.evaluate((selector) => {
    const wide = document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : []
    const bad = [...document.querySelectorAll(selector)].filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
    return [...wide, ...bad.map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)]
  }, boxes)
  check(!cut.length, `${where}: cut off: ${cut.join(' | ')}`)
}

async function look(world, language, name, device) {
  const page = await world.open({ ...device, locale: language, bypassCSP: true, colorScheme: language === 'uk' ? 'dark' : 'light' })
  const where = `${language} ${name}`
  await page.goto(`${world.url}/rules/card/bob`)
  await page.locator('#card-bob article').first().waitFor()
  const box = await page.locator('#card-bob').boundingBox()
  check(box.y >= 0 && box.y < 200, `${where}: the card is not in view: ${box.y}`)
  check(!/⟨/.test(await page.locator('main').innerText()), `${where}: a text is missing`)
  check(!(await page.locator('#card-bob .title[lang]').count()), `${where}: an example that is shown first has no title in this language`)
  await whole(page, where, 'main .rule, main article, main li, nav a')
  await world.shot(page, `card-${language}-${name}`)
  const first = await page.locator('#card-bob details article').count()
  await page.locator('#card-bob details button').click()
  check((await page.locator('#card-bob details article').count()) > first, `${where}: there are no more examples`)

  await page.getByRole('searchbox').fill(BUST[language])
  await page.locator('.found mark').first().waitFor()
  check((await page.locator('.found li').count()) > 3, `${where}: little is found`)
  await world.shot(page, `found-${language}-${name}`)
  await page.getByRole('searchbox').fill('c3.4')
  await page.locator('.found a[href="/rules/C-3.4"]').click()
  await page.locator('[id="C-3.4"].here article').first().waitFor()
  check(page.url().endsWith('/rules/C-3.4'), `${where}: ${page.url()}`)

  await page.goto(`${world.url}/rules/track/nothing_goes_right`)
  const picture = page.locator('#track-nothing_goes_right img')
  await picture.waitFor()
  await page.waitForFunction((one) => one.complete && one.naturalWidth > 0, await picture.elementHandle())
  await page.context().close()
}

/** The other game: its cards with pictures and examples, its boards, its rules; and from either book the other is found. */
async function lookAtVillage(world, language, name, device) {
  const page = await world.open({ ...device, locale: language, bypassCSP: true, colorScheme: language === 'uk' ? 'dark' : 'light' })
  const where = `venture ${language} ${name}`
  await page.goto(`${world.url}/rules/venture/card/frog_wizard`)
  await page.locator('#card-frog_wizard article').first().waitFor()
  const box = await page.locator('#card-frog_wizard').boundingBox()
  check(box.y >= 0 && box.y < 200, `${where}: the card is not in view: ${box.y}`)
  check((await page.locator('article.card').count()) === 105, `${where}: cards are missing`)
  const drawn = await page.locator('#card-frog_wizard img').elementHandle()
  await page.waitForFunction((one) => one.complete && one.naturalWidth > 0, drawn)
  const missing = (await page.locator('main').textContent()).match(/⟨[^⟩]*⟩/g)
  check(!missing, `${where}: texts are missing: ${missing}`)
  check(!(await page.locator('#card-frog_wizard .title[lang]').count()), `${where}: an example that is shown first has no title in this language`)
  await whole(page, where, 'main .rule, main article, main li, nav a')
  await world.shot(page, `venture-card-${language}-${name}`)
  await page.getByRole('searchbox').fill('v3.7')
  await page.locator('.found a[href="/rules/venture/V-3.7"]').click()
  await page.locator('[id="V-3.7"].here article').first().waitFor()
  await page.getByRole('searchbox').fill('bob')
  await page.locator('.found a[href="/rules/card/bob"]').click()
  await page.locator('#card-bob.here').waitFor()
  await page.getByRole('searchbox').fill('frog wizard')
  await page.locator('.found a[href="/rules/venture/card/frog_wizard"]').waitFor()
  await page.goto(`${world.url}/rules/venture/board/autumn`)
  const picture = page.locator('#board-autumn img')
  await page.waitForFunction((one) => one.complete && one.naturalWidth > 0, await picture.elementHandle())
  await world.shot(page, `venture-board-${language}-${name}`)
  await page.context().close()
}

export default async function rules(world) {
  await lookAtVillage(world, 'en', 'desk', DESK)
  await lookAtVillage(world, 'uk', 'phone', PHONE)
  for (const language of Object.keys(BUST)) for (const [name, device] of [['desk', DESK], ['phone', PHONE]]) await look(world, language, name, device)
  const page = await world.open()
  await page.goto(`${world.url}/rules`)
  await page.locator('.rule').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  check(!(await page.locator('aside').isVisible()), 'the contents are printed')
  check(await page.locator('[id="C-3.4"]').isVisible(), 'a rule is not printed')
}
