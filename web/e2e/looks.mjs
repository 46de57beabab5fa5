// How it looks, everywhere: axe finds nothing, no text leaves its box, nothing is wider than the screen. On every page, in every
// language and in one that is a third longer than English, in light and dark, at every size.
import { readFileSync } from 'node:fs'
import { check } from './browser.mjs'

const SIZES = { desk: [1280, 720], wide: [1920, 1080], tablet: [820, 1180], phone: [390, 844], small: [360, 640], side: [844, 390], zoomed: [640, 360] } // prettier-ignore
const LANGUAGES = ['en', 'uk', 'pl', 'ru', 'long']
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf-8')

/** A longer English: what is no placeable gets accents and, every vowel being doubled, a third more letters. */
function longer(text) {
  const stretched = (words) => words.replace(/\{[^{}]*\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : part.replace(/[aeiou]/g, (vowel) => 'àéîöü'['aeiou'.indexOf(vowel)] + vowel)))
  const line = (one) => one.replace(/^([\w-]+ = |\s+\*?\[\w+\] )(.+)$/, (whole, head, rest) => (/->|^\{[^}]*$/.test(rest) ? whole : head + stretched(rest)))
  return text.split('\n').map(line).join('\n')
}
async function stretch(page) {
  await page.route(/\/assets\/(page|look|game|reasons|cards)-[\w-]+\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    const quoted = /^(?:var \w+=|export default ?)?(`(?:[^`\\]|\\[^])*`|"(?:[^"\\]|\\[^])*")/.exec(body)
    if (!quoted) throw new Error(`no text in ${route.request().url()}`)
    const text = new Function(`return ${quoted[1]}`)()
    await route.fulfill({ contentType: 'text/javascript', body: body.replace(quoted[1], () => JSON.stringify(longer(text))) })
  })
}

/** Text that is cut off or leaves the box it stands in; and whatever makes the page wider than the screen. */
const spilt = () => {
  const found = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page is ${wide} px too wide`)
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    const words = text.textContent.trim()
    const parent = text.parentElement
    if (!words || parent.closest('.hidden, noscript, script, svg, option, dialog:not([open]), .txt')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = parent.closest('button, a.button, .card, .pill, .who, .tag, li, td, th, .panel, .zone, .offer, .hero, header, dialog, main')
    if (!box) continue
    const inner = box.getBoundingClientRect()
    const style = getComputedStyle(box)
    for (const rect of range.getClientRects()) {
      if (!rect.width || !rect.height) continue
      const aside = rect.right > inner.right + 1 || rect.left < inner.left - 1
      const below = !/auto|scroll/.test(style.overflowY) && rect.bottom > inner.bottom + 2 && !parent.closest('.cloth, [data-felt]')
      if (aside || below) {
        found.push(`“${words.slice(0, 40)}” leaves ${box.tagName.toLowerCase()}.${box.className} by ${Math.round(Math.max(rect.right - inner.right, inner.left - rect.left, below ? rect.bottom - inner.bottom : 0))} px`)
        break
      }
    }
  }
  return [...new Set(found)].slice(0, 6)
}

/** At all sizes by day; by night only colours differ, and two sizes show them. */
async function look(world, page, where, failures) {
  const sizes = Object.entries(SIZES).filter(([name]) => where.includes(' light ') || name === 'desk' || name === 'phone')
  for (const [name, [width, height]] of sizes) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(60)
    for (const words of await page.evaluate(spilt)) failures.push(`${where} ${name}: ${words}`)
    await world.shot(page, `${where.replaceAll(' ', '-')}-${name}`)
    if (name !== 'desk' && name !== 'phone') continue
    const bad = await page.evaluate(() => globalThis.axe.run().then((result) => result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).slice(0, 3).join(' ')}`)))
    failures.push(...bad.map((words) => `${where} ${name}: axe ${words}`))
  }
}

/** Many pages: it may take longer than others. */
export const limit = 900_000

export default async function looks(world) {
  const { url } = world
  const failures = []
  for (const language of process.env.LANGUAGES?.split(',') ?? LANGUAGES) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await world.open({ colorScheme, locale: language === 'long' ? 'en' : language, bypassCSP: true, serviceWorkers: 'block' })
      if (language === 'long') await stretch(page)
      await page.addInitScript(axe)
      const at = (name) => `${language} ${colorScheme} ${name}`
      await page.goto(url)
      await page.locator('.hero .button').first().waitFor()
      await look(world, page, at('start'), failures)
      await page.goto(`${url}/new`)
      await page.locator('main h1').waitFor()
      await look(world, page, at('new'), failures)
      const order = { set: 'race_1', help: 'odds', seats: [{ kind: 'here' }, { kind: 'bot', level: 'plain' }, { kind: 'bot', level: 'random' }] }
      const made = await page.evaluate(async (body) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(), order)
      await page.goto(`${url}/table/${made.id}`)
      await page.locator('.who.now [data-do="push"], [data-do="push"]').first().waitFor({ timeout: 15000 })
      await look(world, page, at('table'), failures)
      await page.evaluate(() => document.querySelector('nav .button[aria-haspopup]').click())
      await page.locator('dialog[open]').waitFor()
      await look(world, page, at('menu'), failures)
      await page.setViewportSize({ width: 1280, height: 720 })
      const short = { set: 'race_1', tracks: ['short'], order: 'strict', seats: [{ kind: 'bot', level: 'plain' }, { kind: 'bot', level: 'plain' }, { kind: 'bot', level: 'random' }] }
      const ended = await page.evaluate(async (body) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(), short)
      await page.goto(`${url}/table/${ended.id}`)
      await page.locator('main .button.big.primary').waitFor()
      await look(world, page, at('lobby'), failures)
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.locator('main .button.big.primary').click()
      await page.locator('table caption').waitFor({ state: 'attached', timeout: 60000 })
      await look(world, page, at('over'), failures)
      await page.goto(`${url}/table/${ended.id}?step=9`)
      await page.locator('.replay').waitFor({ timeout: 20000 })
      await look(world, page, at('replay'), failures)
      await page.context().close()
    }
  }
  check(!failures.length, `${failures.length} flaws:\n${failures.join('\n')}`)
}
