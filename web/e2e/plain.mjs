// Games without a page of their own, on the plain table: whole games by pressing what is offered, in four languages; what is hidden is in
// no other page, and behind a curtain at one screen; undo, film, proof, rules; how it all looks; and the game of the guide, played.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, scrolling, serve } from './browser.mjs'
import { spilt } from './looks.mjs'

const MOST = 1500
const SIZES = { desk: [1280, 720], phone: [390, 844] }
const bot = { kind: 'bot', level: 'random' }

export default async function plain(world) {
  const told = [await pig(world), await kuhn(world), await goofspiel(world)]
  await oneScreen(world)
  await ownGame(world)
  return told.join(', ')
}

/** A generator of one's own: the same game in every run. */
export function chance(seed) {
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

/** One of the buttons, whichever comes. */
async function press(page, pick) {
  const offered = page.locator('[data-act]')
  await offered.nth(pick(await offered.count())).click()
  const bad = await page.locator('.notice.bad').allInnerTexts()
  check(!bad.length, `what is offered is refused: ${bad}`)
}

/** Press whatever is offered until the game is over; `midway` is looked at first at that press. How many presses there were. */
async function play(page, pick, midway = async () => {}) {
  for (let i = 0; i < MOST; i++) {
    if ((await asked(page)) === 'over') return i
    await midway(i)
    await press(page, pick)
  }
  throw new Error('the game did not end')
}

/** At a desk and on a phone, by day and by night: nothing spills, no text is missing, axe has nothing to say. */
export async function looks(world, page, where) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height })
    const bad = [...(await page.evaluate(spilt, 'body')), ...(await page.evaluate(scrolling))]
    check(!bad.length, `${where} ${size}: ${bad.join('; ')}`)
    const missing = /⟨[^⟩]*⟩/.exec(await page.locator('body').innerText())
    check(!missing, `${where}: a text is missing: ${missing}`)
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await world.axe(page, `${where} ${size} ${colorScheme}`)
      await world.shot(page, `${where}-${size}-${colorScheme}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
}

async function open(world, game, language, options = {}, seats = [{ kind: 'here' }, bot]) {
  const page = await world.open({ locale: language })
  const made = await world.make(page, { game, seats, nickname: 'Ann', ...options })
  await page.goto(`${world.url}/table/${made.id}`)
  await asked(page)
  return page
}

/** By the form, in Ukrainian; then the film, the proof and the rematch. */
async function pig(world) {
  const page = await world.open({ locale: 'uk' })
  await page.goto(`${world.url}/new/pig`)
  await page.locator('input[type="number"]').first().fill('25')
  await page.locator('.add').click()
  await looks(world, page, 'new-pig')
  await page.locator('.bar .primary').click()
  await asked(page)
  check((await page.locator('.seat').count()) === 3, 'not three seats')
  const presses = await play(page, chance(1), async (i) => i === 3 && looks(world, page, 'pig'))
  const total = async () => (await page.locator('.seat .number dd').allInnerTexts()).map(Number).reduce((a, b) => a + b)
  check((await total()) >= 25, 'nobody has the points that were chosen')
  await looks(world, page, 'pig-over')
  await page.locator('section .row .button').nth(1).click()
  await page.locator('.replay').waitFor()
  check((await total()) === 0, 'the film does not begin at the beginning')
  await page.keyboard.press('End')
  await page.waitForFunction(() => [...document.querySelectorAll('.seat .number dd')].some((one) => Number(one.textContent) >= 25))
  await page.locator('.replay .small').last().click()
  await page.locator('section .row .button').nth(2).click()
  check(!(await page.locator('.verdict').getAttribute('class')).includes('bad'), 'the record does not verify')
  await page.locator('section .row .button').first().click()
  await page.waitForFunction(() => !document.querySelector('.places') && document.querySelector('.seat'))
  return `Pig ${presses}`
}

async function kuhn(world) {
  const page = await open(world, 'kuhn', 'pl')
  const cards = await page.locator('.seat dd').allInnerTexts()
  check(/^[123]$/.test(cards[0]) && !/\d/.test(cards[1]), `one’s own card is not seen, or the other’s is: ${cards}`)
  await looks(world, page, 'kuhn')
  return `Kuhn ${await play(page, chance(2))}`
}

/** By keyboard: what was pressed is gone, and the focus goes on from there. */
async function goofspiel(world) {
  const page = await open(world, 'goofspiel', 'ru')
  await looks(world, page, 'goofspiel')
  for (let i = 0; (await asked(page)) !== 'over'; i++) {
    check(i < 9, 'the game did not end')
    if (!i) await page.locator('[data-act]').first().focus()
    else await page.keyboard.press('Tab')
    await page.waitForFunction(() => document.activeElement?.matches('[data-act]'))
    await page.keyboard.press('Enter')
    await page.waitForFunction((bids) => document.querySelector('.places') || document.querySelectorAll('[data-act]').length === bids, 4 - i)
  }
  return 'Goofspiel by keyboard'
}

/** Two people at one screen: each lifts the curtain before anything is in the page that only this one may see. */
async function oneScreen(world) {
  const page = await open(world, 'kuhn', 'en', {}, [{ kind: 'here' }, { kind: 'here', name: 'Bo' }])
  const seen = async () => ({
    cards: await page.locator('.seat').evaluateAll((all) => Object.fromEntries(all.map((one) => [one.getAttribute('aria-label'), one.querySelector('dd').textContent]))),
    deeds: await page.locator('[data-act]').count(),
    told: await page.evaluate(() => /dealt the|card [123]/.test(document.body.textContent)),
    question: await page.evaluate(() => /pass or bet\?/.test(document.body.textContent)),
  })
  const covered = async (name) => {
    await page.getByRole('button', { name: `I am ${name}` }).waitFor()
    const { cards, deeds, told, question } = await seen()
    check(Object.values(cards).every((card) => card === 'hidden') && !deeds && !told && !question, `behind the curtain for ${name}: ${JSON.stringify({ cards, deeds, told, question })}`)
  }
  const lifted = async (name) => {
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await page.locator('[data-act]').first().waitFor()
    const { cards, told } = await seen()
    for (const [who, card] of Object.entries(cards)) check((who === name) === /^[123]$/.test(card) && !told, `${name} sees ${JSON.stringify(cards)}`)
  }
  await covered('Ann')
  await looks(world, page, 'curtain')
  await lifted('Ann')
  await page.locator('[data-act]', { hasText: 'pass' }).click()
  await covered('Bo')
  await page.getByRole('button', { name: 'Undo' }).click() // by whoever holds the screen now
  await covered('Ann')
  await page.reload()
  await covered('Ann')
  await lifted('Ann')
  await page.locator('[data-act]', { hasText: 'pass' }).click()
  await lifted('Bo')
  await page.locator('[data-act]', { hasText: 'pass' }).click()
  await page.locator('.places').waitFor()
}

/** The last step of docs/new-game.md: a game of one's own, from another package, is offered on the first page and played. */
async function ownGame(world) {
  if (process.env.KUBOK_URL) return
  const folder = mkdtempSync(join(tmpdir(), 'kubok-'))
  const guide = readFileSync(new URL('../../docs/new-game.md', import.meta.url), 'utf-8')
  const blocks = (language) => [...guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map((found) => found[1])
  const titles = 'title-piglet = Piglet\ntitle-piglet-text = Pig for the impatient.\noption-piglet-goal = Points to win\n'
  mkdirSync(join(folder, 'piglet_words'))
  mkdirSync(join(folder, 'piglet-1.dist-info'))
  writeFileSync(join(folder, 'piglet.py'), blocks('py')[1])
  writeFileSync(join(folder, 'piglet_words', 'en.ftl'), blocks('ftl')[0].replaceAll('\npig-', '\npiglet-') + titles)
  writeFileSync(join(folder, 'piglet-1.dist-info', 'METADATA'), 'Metadata-Version: 2.1\nName: piglet\nVersion: 1\n')
  writeFileSync(join(folder, 'piglet-1.dist-info', 'entry_points.txt'), blocks('toml')[0].replaceAll('"', '').replace('project.entry-points.', ''))
  const server = await serve(folder)
  const page = await world.open()
  try {
    await page.goto(server.url)
    await page.getByRole('button', { name: /bot.*Piglet/ }).click()
    await play(page, chance(5), async (i) => i === 1 && looks(world, page, 'piglet'))
    check(/You rolled a/.test(await page.locator('.talk').innerText()), 'the log does not speak the words of the guide')
  } finally {
    await page.context().close() // it would go on asking for the server
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
