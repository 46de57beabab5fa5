// Games without a page of their own, on the plain table: whole games by pressing what is offered, in four languages; what is hidden is
// in no other page and behind a curtain at one screen; undo, film, proof; and how it all looks.
import { check, scrolling } from './browser.mjs'
import { spilt } from './looks.mjs'
import { sitDown } from './play.mjs'

const MOST = 1500
const bot = { kind: 'bot', level: 'random' }

/** A generator of one's own: the same game in every run. */
function chance(seed) {
  let now = seed
  return (count) => Math.floor(((now = (now * 48271) % 2147483647) / 2147483647) * count)
}

/** Until something can be pressed: what is it? */
const asked = (page) =>
  page
    .waitForFunction(() => {
      if (document.querySelector('.places')) return 'over'
      if (document.querySelector('[data-lift]')) return 'curtain'
      return document.querySelector('[data-busy="false"] [data-act]') ? 'act' : null
    })
    .then((found) => found.jsonValue())

/** Press whatever is offered until the game is over, or `until` has seen enough; how often. */
async function play(page, pick, until = async () => false) {
  for (let i = 0; i < MOST; i++) {
    const what = await asked(page)
    if (what === 'over' || (await until(i))) return i
    if (what === 'curtain') await page.locator('[data-lift]').click()
    else {
      const offered = page.locator('[data-act]')
      await offered.nth(pick(await offered.count())).click()
    }
    const bad = await page.locator('.notice.bad').allInnerTexts()
    check(!bad.length, `what is offered is refused: ${bad}`)
  }
  throw new Error('the game did not end')
}

async function speak(page, language) {
  await page.addInitScript((language) => localStorage.setItem('kubok-settings', JSON.stringify({ language })), language)
}

/** At a desk and on a phone, by day and by night: nothing spills, nothing is missing, axe has nothing to say. */
async function looks(world, page, where) {
  for (const [size, [width, height]] of Object.entries({ desk: [1280, 720], phone: [390, 844] })) {
    await page.setViewportSize({ width, height })
    const bad = [...(await page.evaluate(spilt, 'body')), ...(await page.evaluate(scrolling))]
    check(!bad.length, `${where} ${size}: ${bad.join('; ')}`)
    const text = await page.locator('body').innerText()
    check(!text.includes('⟨'), `${where}: a text is missing: ${/⟨[^⟩]*⟩/.exec(text)}`)
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await world.axe(page, `${where} ${size} ${colorScheme}`)
      await world.shot(page, `${where}-${size}-${colorScheme}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** A whole game against a bot. */
async function whole(world, game, language, seed, options = {}) {
  const page = await world.open({ locale: language })
  await speak(page, language)
  const made = await world.make(page, { game, seats: [{ kind: 'here' }, bot], nickname: 'Ann', ...options })
  await page.goto(`${world.url}/table/${made.id}`)
  await asked(page)
  await looks(world, page, `${game}-${language}`)
  const pick = chance(seed)
  let halfway = false
  const presses = await play(page, pick, async (i) => {
    if (i === 12 && game === 'venture') {
      await looks(world, page, `${game}-${language}-midway`)
      halfway = true
    }
    return false
  })
  await looks(world, page, `${game}-${language}-over`)
  return { game, language, presses, halfway }
}

export default async function plain(world) {
  const told = []
  told.push(await whole(world, 'pig', 'uk', 1, { goal: 25 }))
  told.push(await whole(world, 'kuhn', 'pl', 2))
  told.push(await whole(world, 'goofspiel', 'ru', 3))
  told.push(await whole(world, 'venture', 'en', 4))
  return told
}
