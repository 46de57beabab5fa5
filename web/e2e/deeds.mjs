// What can be done at a table besides racing: undo, confirm, sound and notice, a page that is out of date, going away
// and coming back, bots that sit in, conceding, leaving, closing.
import { check } from './browser.mjs'
import { agree, menu, ready, setUp, sitDown, told, twoHere } from './play.mjs'

const button = (page, name) => page.getByRole('button', { name })
const does = (page, what) => page.locator(`[data-do="${what}"]`)
const asked = async (page) => (await ready(page), page.locator('.who').innerText())

export default async function deeds(world) {
  await Promise.all([alone(world), together(world)])
}

async function alone(world) {
  const page = await world.open()
  await setUp(world, page, twoHere())
  await undo(page)
  await confirm(world, page)
  await nudged(world)
  await outOfDate(world)
}

/** Undo, and why not. */
async function undo(page) {
  const notice = page.locator('.notice')
  const first = (await asked(page)).slice(0, 3)
  await button(page, 'Undo').click({ force: true })
  await notice.filter({ hasText: 'nothing to undo (K-9.1)' }).waitFor()
  await does(page, 'pass').click()
  check(!(await asked(page)).startsWith(first), 'the next one at this screen is not asked')
  await button(page, 'Undo').click()
  await told(page, /took back a move/)
  check((await asked(page)).startsWith(first), 'what was taken back is not asked again')
  await page.getByLabel('Game log').getByText('took back a move').waitFor()
  await does(page, 'push').click()
  await told(page, /rolls|What a roll/)
  await asked(page)
  await page.keyboard.press('u')
  await notice.filter({ hasText: '(K-9.2)' }).waitFor()
}

/** Asked back always, only before what is final, never. */
async function confirm(world, page) {
  const wish = async (how) => {
    await button(page, 'Menu').click()
    await page.getByLabel('Confirm moves').selectOption(how)
    await page.keyboard.press('Escape')
  }
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  const final = dialog.getByText('cannot be undone')
  await wish('always')
  const before = await asked(page)
  await does(page, 'pass').click()
  await dialog.getByText('Pass').waitFor()
  check(!(await final.count()), 'a pass that can be undone is called final')
  await world.axe(page, 'confirm')
  await button(page, 'Not now').click()
  check((await asked(page)) === before, 'not now, and yet it was done')
  await does(page, 'pass').click()
  await agree(page)
  await told(page, / passes/)

  await wish('only')
  const second = await asked(page)
  check(second !== before, `confirmed, and yet it was not done: ${before} / ${second}`)
  await does(page, 'pass').click() // the last of the two: both go on, so it is final
  await final.waitFor()
  await button(page, 'Not now').click()
  await does(page, 'push').click()
  await final.filter({ hasText: 'Dice will be rolled' }).waitFor()
  await agree(page)
  await ready(page)

  await wish('never')
  await does(page, (await does(page, 'pass').count()) ? 'pass' : 'done').click()
  await page.locator('[data-busy="false"]').waitFor()
  check(!(await dialog.count()), 'asked back although never is wished')
}

/** A sound, a notification and the title say that a decision is owed. */
async function nudged(world) {
  const page = await world.open({ permissions: ['notifications'] })
  await page.addInitScript(() => {
    globalThis.heard = { sounds: 0, notes: [] }
    globalThis.AudioContext = class {
      currentTime = 0
      destination = {}
      createOscillator = () => (globalThis.heard.sounds++, { frequency: {}, connect: (to) => to, start() {}, stop() {} })
      createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to })
    }
    globalThis.Notification = class {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title, { body }) {
        globalThis.heard.notes.push(`${title}: ${body}`)
      }
    }
    document.hasFocus = () => false
  })
  await setUp(world, page)
  await ready(page)
  check(/^● Your move/.test(await page.title()), `the title does not tell: ${await page.title()}`)
  check((await page.evaluate(() => globalThis.heard.sounds)) === 0, 'a sound that nobody asked for')
  await button(page, 'Menu').click()
  await page.getByLabel('Play a sound when it is my move').check()
  await page.getByLabel('Notify me when it is my move').check()
  await page.keyboard.press('Escape')
  await page.reload()
  await ready(page)
  await page.waitForFunction(() => globalThis.heard.sounds > 0 && globalThis.heard.notes.length > 0)
  check(/^Your move: /.test(await page.evaluate(() => globalThis.heard.notes[0])), 'the notification does not say what is owed')
}

/** The server has another protocol: the page offers to load itself anew, and sends then what was not answered. */
async function outOfDate(world) {
  const page = await world.open()
  let old = false
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (!old) server.send(message)
      else socket.send(JSON.stringify({ t: 'reload', protocol: 3 }))
    })
  })
  await setUp(world, page)
  await ready(page)
  old = true
  await does(page, 'pass').click()
  await page.getByRole('alert').filter({ hasText: 'new version' }).waitFor()
  old = false
  await button(page, 'Reload').click()
  await page.getByLabel('Game log').getByText('You passed').first().waitFor()
}

/** Three people by three browsers. */
async function together(world) {
  const ann = await world.open()
  await setUp(world, ann, async () => {
    await ann.getByLabel('Name for seat 1').fill('Ann')
    await ann.getByRole('button', { name: 'Add a seat' }).click()
    for (const seat of [2, 3]) await ann.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('link')
    await ann.getByLabel('Bot may take over after (seconds)').fill('5')
  })
  const link = (seat) => ann.getByRole('textbox', { name: `Link for seat ${seat}` }).inputValue()
  const [toBo, toCy] = [await link(2), await link(3)]
  let bo = await world.open()
  const cy = await world.open()
  await cy.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 100_000 // a clock that is wrong: the pause runs by the server's
  })
  await sitDown(bo, toBo, 'Bo')
  await told(ann, 'Bo sat down')
  await sitDown(cy, toCy, 'Cy')
  await ready(ann)
  const table = ann.url()

  // Host and Bo go away: Cy, who is seated, sees how long the host is waited for, and is offered to close only then
  const player = (page, name) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${name}\\b`) }) })
  await button(cy, 'Menu').click()
  await cy.getByRole('dialog').waitFor()
  await ann.goto('about:blank')
  await bo.goto('about:blank')
  await told(cy, 'Ann is away')
  await cy.getByText(/^away · bot in \d s/).first().waitFor()
  /** What the banner says, and whether closing is offered at that very moment. */
  const offered = (words) =>
    cy.waitForFunction((words) => {
      const banner = document.querySelector('.banner')?.textContent ?? ''
      return new RegExp(words).test(banner) && { close: [...document.querySelectorAll('dialog button')].some((one) => one.textContent === 'Close the table') }
    }, words).then((found) => found.jsonValue()) // prettier-ignore
  check(!(await offered('connection is lost. In \\d s')).close, 'the table can be closed while the host is waited for')
  await told(cy, /host’s connection is lost/)
  check((await offered('The host is away: ')).close, 'the host is not waited for any more, and the table cannot be closed')
  await cy.keyboard.press('Escape')
  // After the pause Cy lets bots sit in
  for (const name of ['Ann', 'Bo']) {
    await player(cy, name).getByRole('button', { name: 'Let a bot take over' }).click()
    await told(cy, `A bot is playing for ${name}`)
  }
  await world.axe(cy, 'a bot sits in')
  await ann.goto(table)
  await button(ann, 'Take my seat back').click()
  await told(cy, 'Ann is back in control')
  await bo.goto(table)
  await button(bo, 'Take my seat back').click()
  await told(ann, 'Bo is back in control')
  await bo.locator('.button', { hasText: 'Undo' }).waitFor()

  // Cy goes away, and the host lets a bot sit in
  await cy.goto('about:blank')
  await player(ann, 'Cy').getByRole('button', { name: 'Let a bot take over' }).click()
  await told(bo, 'A bot is playing for Cy')
  check(!(await player(bo, 'Cy').getByRole('button', { name: 'Let a bot take over' }).count()), 'who is not the host is offered the host’s part')
  await cy.goto(table)
  await button(cy, 'Take my seat back').click()
  await told(ann, 'Cy is back in control')

  // Bo concedes: a bot plays on, and everybody sees it
  await menu(bo, 'Concede')
  await agree(bo)
  await told(ann, 'Bo conceded.')
  await told(ann, 'A bot is playing for Bo')
  await player(ann, 'Bo').locator('.state', { hasText: 'conceded' }).waitFor()
  await bo.locator('[data-do]').first().waitFor({ state: 'detached' })

  // Cy leaves; the seat's link can be used again, by somebody else
  await menu(cy, 'Leave table')
  await agree(cy)
  await told(ann, 'Cy left the seat')
  await cy.getByText('Your tables will appear here.').waitFor()
  const di = await world.open()
  await sitDown(di, toCy, 'Di')
  await button(di, 'Take my seat back').click()
  await told(ann, 'Di is back in control')

  // The host closes the table
  await menu(ann, 'Close the table')
  await agree(ann)
  for (const page of [ann, bo, di]) await page.getByRole('heading', { name: 'The host closed this table' }).waitFor()
  await told(di, 'The host closed this table')
}
