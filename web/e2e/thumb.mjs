// For one thumb: on a phone, or a tablet that lies, whatever can be tapped is at least 44 by 44 pixels large and nothing else lies over that. Not measured
// are links and buttons within a line of text or of the log's signs (WCAG 2.2, 2.5.5: inline) and what an input's own label enlarges. A track whose spaces
// are smaller is one single target: a tap brings it nearer, and then its spaces are measured. And nothing scrolls that should not.
import { check, scrolling } from './browser.mjs'

const PHONES = [[390, 844], [360, 640], [844, 390], [1180, 820]]
const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 2, bypassCSP: true }

/** In the page: everything that can be tapped and is too small. Each is scrolled to; then points of its 44 pixels are asked for. */
const small = () => {
  const LEAST = 43.5 // rounding
  const found = []
  const open = [...document.querySelectorAll('dialog[open], #explanation.pinned, [data-step], .all')].at(-1)
  const inline = (one) => one.matches('li .line') || one.matches('p a, li a, dd a, td a, p [data-rule], li [data-rule], p button.chip, .notice [data-rule]') && getComputedStyle(one).display.startsWith('inline') && !one.matches('.button')
  const all = document.querySelectorAll('a[href], button, input, select, summary, [role="button"], [tabindex="0"][onclick], .board, [data-explain^="fan"]')
  const spaces = [...document.querySelectorAll('.board:not(.far) .space')].filter((one) => {
    const [own, board] = [one.getBoundingClientRect(), one.closest('.pane').getBoundingClientRect()]
    return own.left > board.left && own.right < board.right && own.top > board.top && own.bottom < board.bottom && !document.querySelector('.target')
  })
  for (const one of [...all, ...spaces]) {
    if ((open && !open.contains(one)) || one.closest('[aria-hidden="true"], .hidden') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || inline(one)) continue
    if (one.closest('.board.far svg')) continue
    if (one.matches('input') && one.closest('label') && one.matches('[type="checkbox"], [type="radio"]')) continue
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const box = (one.matches('g') ? one.querySelector('rect, path') : one).getBoundingClientRect()
    if (!box.width || one.matches('.target.large')) continue
    const after = getComputedStyle(one, '::after')
    const grown = after.content !== 'none' && after.position === 'absolute' ? Math.max(0, -parseFloat(after.top) || 0) : 0
    const [wide, high] = [box.width + 2 * grown, box.height + 2 * grown]
    const name = `${one.tagName.toLowerCase()}.${[...one.classList].filter((part) => !part.startsWith('svelte')).join('.')} “${(one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 30)}”`
    if (wide < LEAST || high < LEAST) {
      found.push(`${name} is ${Math.round(wide)} × ${Math.round(high)}`)
      continue
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const covered = [[-20, 0], [20, 0], [0, -20], [0, 20]].filter(([dx, dy]) => {
      const [px, py] = [x + dx, y + dy]
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return false
      const hit = document.elementFromPoint(px, py)
      return hit && hit !== one && !one.contains(hit) && !hit.contains(one) && !hit.closest('.bar, header, .runner, .tip, .lens, .large')
    })
    if (covered.length) found.push(`${name} is covered at ${covered.join(' and ')}`)
  }
  scrollTo(0, 0)
  return [...new Set(found)].slice(0, 12)
}

export default async function thumb(world) {
  const failures = []
  let looks = 0
  for (const [width, height] of PHONES) {
    const page = await world.open({ viewport: { width, height }, ...TOUCH })
    const look = async (where) => {
      looks++
      for (const words of [...(await page.evaluate(small)), ...(await page.evaluate(scrolling))]) failures.push(`${where} at ${width} × ${height}: ${words}`)
      await world.shot(page, `${where.replaceAll(' ', '-')}-${width}`)
    }
    const close = async () => {
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    await page.goto(world.url)
    await page.locator('.game .button').first().waitFor()
    await look('start')
    await page.goto(`${world.url}/new`)
    await page.locator('main h1').waitFor()
    await look('new table')
    await page.goto(`${world.url}/rules`)
    await page.locator('main h1').first().waitFor()
    await look('rules')
    await page.goto(`${world.url}/learn`)
    await page.locator('[data-step="welcome"]').waitFor()
    await look('lesson')
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'plain' }]
    const { id } = await world.make(page, { set: 'race_1', tracks: ['still_waters_run_deep'], help: 'odds', seats })
    await page.goto(`${world.url}/table/${id}`)
    await page.locator('[data-do="push"]').waitFor()
    await look('roll')
    await nearer(page)
    await look('nearer')
    for (const [name, button] of [['menu', 'nav [aria-haspopup]'], ['phrases', 'nav .button:nth-child(2)'], ['command', 'nav .button:nth-child(3)']]) {
      await page.locator(button).tap()
      await page.locator('dialog[open]').waitFor()
      await look(name)
      await close()
    }
    await page.locator('[data-seat="1"]').tap()
    await page.locator('.all section').first().waitFor()
    await look('seat')
    await page.locator('.all > .button').tap()
    await page.locator('[data-card="blue"]').dispatchEvent('contextmenu')
    await page.locator('#explanation.pinned').waitFor()
    await look('explanation')
    await page.keyboard.press('Escape')
    await moving(page, look)
    const ended = await world.make(page, { set: 'race_1', tracks: ['short'], order: 'strict', seats: seats.slice(1) })
    await page.goto(`${world.url}/table/${ended.id}`)
    await page.locator('main .button.big.primary').waitFor()
    await look('lobby')
    await page.locator('main .button.big.primary').tap()
    await page.locator('table caption').waitFor({ state: 'attached' })
    await look('result')
    await page.goto(`${world.url}/table/${ended.id}?step=9`)
    await page.locator('.replay').waitFor()
    await look('film')
    await page.context().close()
  }
  check(!failures.length, `${failures.length} that a thumb would miss:\n${failures.join('\n')}`)
  return `${looks} looks`
}

/** The whole track is one target: a tap brings the place nearer. */
async function nearer(page) {
  await page.locator('.board.far').waitFor()
  const { x, y, width, height } = await page.locator('.board svg').boundingBox()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.locator('.board:not(.far)').waitFor()
}

/** On to the first move, and its spaces. */
async function moving(page, look) {
  const state = () => page.waitForFunction(() => document.querySelector('[data-busy="false"]') && (document.querySelector('.target') ? 'move' : document.querySelector('.who.now') ? 'owed' : null)).then((found) => found.jsonValue())
  for (let i = 0; i < 60 && (await state()) !== 'move'; i++) {
    await page.locator('[data-do="pass"], [data-do="done"], [data-do="push"], .draw .die.ready, .answers [data-do]').first().tap()
  }
  if (await page.locator('.board.far').count()) await nearer(page)
  await look('moving')
}
