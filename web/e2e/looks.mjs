// How it looks, everywhere: axe finds nothing, no text leaves its box, nothing is wider than the screen. Every page and every small
// dialog, in every language and in one that is a third longer than English, in light and dark, at every size. One browser page
// goes round with one set of tables; what cannot differ is not asked twice: by night only contrast is, in the longer language only
// whether it fits, in the other languages besides that only whether everything has its name, of a dialog only what is in it, and
// where others roll too axe looks at the bar that says so.
import { readFileSync } from 'node:fs'
import { check, scrolling } from './browser.mjs'

export const SIZES = { desk: [1280, 720], wide: [1920, 1080], tablet: [820, 1180], phone: [390, 844], small: [360, 640], side: [844, 390], zoomed: [640, 360] } // prettier-ignore
const LANGUAGES = ['en', 'uk', 'pl', 'ru', 'long']
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf-8')

/** A longer English: what is no placeable gets accents and, every vowel being doubled, a third more letters. */
function longer(text) {
  const stretched = (words) => words.replace(/\{[^{}]*\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : part.replace(/[aeiou]/g, (vowel) => 'àéîöü'['aeiou'.indexOf(vowel)] + vowel)))
  const line = (one) => one.replace(/^([\w-]+ = |\s+\*?\[\w+\] )(.+)$/, (whole, head, rest) => (/->|^\{[^}]*$/.test(rest) ? whole : head + stretched(rest)))
  return text.split('\n').map(line).join('\n')
}
export async function stretch(page) {
  await page.route(/\/assets\/(page|look|afterwards|game|reasons|cards|start|rules-page|tutorial)-[\w-]+\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    const quoted = /^(?:var \w+=|export default ?)?(`(?:[^`\\]|\\[^])*`|"(?:[^"\\]|\\[^])*")/.exec(body)
    if (!quoted && route.request().url().includes('/tutorial-')) return route.fulfill({ contentType: 'text/javascript', body }) // the steps, no text
    if (!quoted) throw new Error(`no text in ${route.request().url()}`)
    const text = new Function(`return ${quoted[1]}`)()
    await route.fulfill({ contentType: 'text/javascript', body: body.replace(quoted[1], () => JSON.stringify(longer(text))) })
  })
}

/** Text that is cut off or leaves the box it stands in, and buttons that leave theirs. */
export const spilt = async (within) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const found = []
  for (const button of (document.querySelector(within) ?? document.body).querySelectorAll('button, a.button')) {
    const inner = button.parentElement.closest('header, .panel, .felt, .bar, dialog, main')?.getBoundingClientRect()
    const { left, right, width } = button.getBoundingClientRect()
    if (inner && width && (right > inner.right + 1 || left < inner.left - 1) && button.checkVisibility()) found.push(`the button “${button.textContent.trim().slice(0, 40)}” leaves its place by ${Math.round(Math.max(right - inner.right, inner.left - left))} px`)
  }
  // A card says all it has to say, in letters one can read: in words, or in signs where these have no room
  const LEAST = 12
  for (const card of document.querySelectorAll('.market .card')) {
    const shown = card.querySelector(card.dataset.fit === 'signs' ? '.gist' : '.text')
    const name = card.dataset.explain
    if (!shown.textContent.trim()) found.push(`${name} says nothing`)
    if (shown.scrollHeight > shown.clientHeight || shown.scrollWidth > shown.clientWidth) found.push(`the text of ${name} is cut by ${Math.max(shown.scrollHeight - shown.clientHeight, shown.scrollWidth - shown.clientWidth)} px`)
    for (const one of [card.querySelector('.head b'), shown]) if (parseFloat(getComputedStyle(one).fontSize) < LEAST) found.push(`${name} has letters of ${getComputedStyle(one).fontSize}`)
  }
  const walk = document.createTreeWalker(document.querySelector(within) ?? document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    const words = text.textContent.trim()
    const parent = text.parentElement
    if (!words || parent.closest('noscript, script, svg, option, dialog:not([open]), details:not([open]) > :not(summary), .hidden, [data-fit=signs] .text') || getComputedStyle(parent).clipPath !== 'none') continue // for the ear alone
    const range = document.createRange()
    range.selectNodeContents(text)
    const holder = getComputedStyle(parent).position === 'absolute' ? (parent.offsetParent ?? parent) : parent // what floats does so within another box
    const box = holder.closest('button, a.button, .card, .pill, .who, .tag, li, td, th, .panel, .zone, .offer, .hero, .bubble, #explanation, .replay, header, dialog, main')
    if (!box) continue
    const inner = box.getBoundingClientRect()
    const style = getComputedStyle(box)
    for (const rect of range.getClientRects()) {
      if (!rect.width || !rect.height) continue
      const seen = getComputedStyle(parent).textOverflow === 'ellipsis' ? Math.min(rect.right, parent.getBoundingClientRect().right) : rect.right // a long name ends in dots
      const aside = seen > inner.right + 1 || rect.left < inner.left - 1
      const below = !/auto|scroll/.test(style.overflowY) && rect.bottom > inner.bottom + 2 && !parent.closest('.cloth, [data-felt]')
      if (aside || below) {
        found.push(`“${words.slice(0, 40)}” leaves ${box.tagName.toLowerCase()}.${box.className} by ${Math.round(Math.max(seen - inner.right, inner.left - rect.left, below ? rect.bottom - inner.bottom : 0))} px`)
        break
      }
    }
  }
  return [...new Set(found)].slice(0, 6)
}

/** What is looked at, one after the other: how one comes to it, in which part of the page it all is, and in which axe has news. */
const LOOKS = {
  start: { to: async ({ page, url }) => (await page.goto(url), page.locator('.game .button').first().waitFor()) },
  new: { to: async ({ page, url }) => (await page.goto(`${url}/new`), page.locator('main h1').waitFor()) },
  rules: { to: async ({ page, url }) => (await page.goto(`${url}/rules/C-3.4`), page.locator('[id="C-3.4"].here article').first().waitFor()) },
  join: { to: async ({ page, url, tables }) => (await page.goto(`${url}/join#${tables.open.links.open}`), page.locator('form .button.primary').waitFor()) },
  lobby: { to: async ({ page, url, tables }) => (await page.goto(`${url}/table/${tables.open.id}`), page.locator('main .panel').first().waitFor()) },
  over: { to: async ({ page, url, tables }) => (await page.goto(`${url}/table/${tables.ended.id}`), page.locator('table caption').waitFor({ state: 'attached' })) },
  afterwards: { within: 'dialog[open]', to: async ({ page }) => (await page.locator('table [aria-haspopup]').click(), await page.locator('dialog[open] figure .button').nth(1).click(), page.locator('dialog[open] figure .button').nth(4).click()) },
  film: { to: async ({ page, url, tables }) => (await page.goto(`${url}/table/${tables.ended.id}?step=9`), page.locator('.replay').waitFor()) },
  table: { to: async ({ page, url, tables }) => (await page.goto(`${url}/table/${tables.played.id}`), page.locator('[data-do="push"]').waitFor()) },
  menu: { within: 'dialog[open]', to: ({ page }) => page.locator('nav [aria-haspopup]').click() },
  phrases: { within: 'dialog[open]', to: ({ page }) => page.locator('nav .button').nth(1).click() },
  command: { within: 'dialog[open]', to: ({ page }) => page.locator('nav .button').nth(2).click() },
  seat: { within: '.all', to: ({ page }) => page.locator('[data-seat="1"]').click() },
  confirm: { within: 'dialog[open]', to: ({ page }) => page.locator('[data-do="pass"]').click() },
  explain: { within: '#explanation', to: ({ page }) => page.locator('[data-card="blue"]').click({ button: 'right' }) },
  together: { news: 'header', to: async ({ page, url, tables }) => (await page.goto(`${url}/table/${tables.together.id}`), page.locator('header .several').waitFor({ state: 'attached' })) },
  two: { within: 'header', to: async ({ page, url, tables }) => (await page.goto(`${url}/table/${tables.two.id}`), page.locator('header .wait').waitFor({ state: 'attached' })) },
  lesson: { within: '[data-step]', to: ({ page, url }) => page.goto(`${url}/learn`) },
}

/** At all sizes; axe on a desk and a phone, by day and by night. */
async function look(world, page, language, name, { within = 'body', news = within }, failures) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    const where = `${language} ${name} ${size}`
    await page.setViewportSize({ width, height })
    for (const words of [...(await page.evaluate(spilt, within)), ...(await page.evaluate(scrolling))]) failures.push(`${where}: ${words}`)
    await world.shot(page, where.replaceAll(' ', '-'))
    if (language === 'long' || (size !== 'desk' && size !== 'phone')) continue
    if (language !== 'en') {
      if (size === 'phone') continue
      failures.push(...(await page.evaluate(flaws, { within: news, only: NAMES })).map((words) => `${where}: axe ${words}`))
      continue
    }
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await world.shot(page, `${where} ${colorScheme}`.replaceAll(' ', '-'))
      const bad = await page.evaluate(flaws, { within: news, only: colorScheme === 'dark' ? ['color-contrast'] : null })
      failures.push(...bad.map((words) => `${where} ${colorScheme}: axe ${words}`))
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** What a missing message would break. */
export const NAMES = ['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name', 'aria-treeitem-name', 'button-name', 'document-title', 'empty-heading', 'html-has-lang', 'html-lang-valid', 'image-alt', 'label', 'link-name', 'select-name', 'svg-img-alt', 'valid-lang'] // prettier-ignore

/** In the page: what axe finds. */
export const flaws = ({ within, only }) =>
  globalThis.axe
    .run(within, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
    .then((result) => result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).slice(0, 3).join(' ')}`))

/** Many pages: it may take longer than others. */
export const limit = 900_000

export default async function looks(world) {
  const { url } = world
  const failures = []
  const page = await world.open({ bypassCSP: true, serviceWorkers: 'block' })
  await page.addInitScript(axe)
  await page.goto(url)
  const make = (order) => world.make(page, order)
  const bots = ['plain', 'plain', 'random'].map((level) => ({ kind: 'bot', level }))
  const people = ['Олександра', 'Bartholomew', 'Єлизавета-Анна Коваленко', 'Wenceslas of Wimbledonwood'].map((name) => ({ kind: 'here', name: name.slice(0, 24) }))
  const tables = {
    open: await make({ set: 'race_1', seats: [{ kind: 'here', name: 'Ann' }, { kind: 'open' }, bots[0]] }),
    played: await make({ set: 'race_1', help: 'odds', seats: [{ kind: 'here' }, ...bots.slice(1)] }),
    together: await make({ set: 'grand_finale', help: 'odds', seats: people }),
    two: await make({ set: 'race_1', seats: people.slice(2) }),
    ended: await make({ set: 'race_1', tracks: ['short'], order: 'strict', seats: bots }),
  }
  await page.goto(`${url}/table/${tables.ended.id}`)
  await page.locator('main .button.big.primary').click()
  await page.locator('table caption').waitFor({ state: 'attached' })
  const wanted = Object.entries(LOOKS).filter(([name]) => !process.env.LOOKS || process.env.LOOKS.split(',').includes(name))
  for (const language of process.env.LANGUAGES?.split(',') ?? LANGUAGES) {
    if (language === 'long') await stretch(page)
    await page.evaluate((language) => localStorage.setItem('kubok-settings', JSON.stringify({ language, confirm: 'always' })), language === 'long' ? 'en' : language)
    for (const [name, one] of wanted) {
      await one.to({ page, url, tables })
      await page.locator(one.within ?? 'body').first().waitFor()
      await look(world, page, language, name, one, failures)
      if (!one.within || /lesson|two/.test(name)) continue
      await page.keyboard.press('Escape')
      await page.locator(one.within).waitFor({ state: 'detached' })
    }
  }
  check(!failures.length, `${failures.length} flaws:\n${failures.join('\n')}`)
}
