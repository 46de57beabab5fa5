// What lies around a race: watching, reload in mid-roll, languages, one screen for two, phone size, invitations, and axe.
import { readFileSync } from 'node:fs'
import { check, launch, openPage, url } from './browser.mjs'
import { setUp } from './mouse.mjs'

const shots = process.env.SHOTS
const browser = await launch()
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf-8')
const shot = (page, name) => (shots ? page.screenshot({ path: `${shots}/${name}.png` }) : null)

async function violations(page, where) {
  await page.evaluate(axe)
  const found = await page.evaluate(() => globalThis.axe.run().then((result) => result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`)))
  check(!found.length, `axe at ${where}: ${found.join('; ')}`)
}
const acting = (page) => page.locator('.who.now').waitFor({ timeout: 15000 })

// The pages before a table
const one = await openPage(browser, { bypassCSP: true })
await one.page.goto(url)
await one.page.getByRole('button', { name: 'Against one bot' }).waitFor()
await violations(one.page, 'start')
await one.page.goto(`${url}/new`)
await one.page.getByRole('button', { name: 'Make the table' }).waitFor()
await violations(one.page, 'new table')
await shot(one.page, 'new')
await setUp(one.page)
await acting(one.page)
await violations(one.page, 'table')

// Somebody watches: sees the same, cannot act
await one.page.getByRole('button', { name: 'Menu' }).click()
const watchUrl = await one.page.getByRole('textbox', { name: 'Link for watchers' }).inputValue()
await violations(one.page, 'menu')
await one.page.getByRole('button', { name: 'QR' }).first().click()
await one.page.getByRole('img', { name: /QR code/ }).first().waitFor()
await one.page.keyboard.press('Escape')
const watcher = await openPage(browser)
await watcher.page.goto(watchUrl)
await watcher.page.getByText('Watching').first().waitFor()
check(!(await watcher.page.locator('[data-do], .target, .ready, .legal').count()), 'a watcher is offered something to do')
await shot(watcher.page, 'watcher')

// A reload in mid-roll brings the same decision back, and the log
const question = await one.page.locator('.who').innerText()
await one.page.reload()
await acting(one.page)
check((await one.page.locator('.who').innerText()) === question, 'the decision is another one after a reload')
await one.page.getByText('first-player die').first().waitFor()

// What is not legal says why; so does an undo
await one.page.locator('[data-card]').first().click()
await one.page.locator('.notice').waitFor()
check(/C-/.test(await one.page.locator('.notice').innerText()), 'the reason has no rule')
await shot(one.page, 'why')

// Another language in mid-game
await one.page.getByRole('button', { name: 'Menu' }).click()
const languages = await one.page.getByLabel('Language').locator('option').count()
if (languages > 1) {
  await one.page.getByLabel('Language').selectOption('uk')
  await one.page.keyboard.press('Escape')
  await one.page.waitForFunction(() => document.documentElement.lang === 'uk')
  await shot(one.page, 'uk')
}

// The line breaks and comes back: the action that was lost on the way is sent again, and counts once
const line = await openPage(browser)
line.page.setDefaultTimeout(8000)
const lines = []
let deaf = false
await line.page.routeWebSocket(/\/ws$/, (socket) => {
  const server = socket.connectToServer()
  socket.onMessage((message) => deaf || server.send(message))
  lines.push({ socket, server })
})
await setUp(line.page)
await acting(line.page)
deaf = true // what is sent now is lost on the way
await line.page.locator('[data-do="pass"]').click()
await line.page.locator('.sending').waitFor()
await lines.at(-1).server.close()
await lines.at(-1).socket.close({ code: 1012 })
await line.page.locator('.banner').waitFor()
deaf = false
await line.page.locator('.banner').waitFor({ state: 'detached', timeout: 15000 })
await line.page.getByText('Player 1 passed').first().waitFor({ timeout: 8000 })
check(lines.length > 1, 'the page did not connect again')

// Two at one screen: one seat after the other, the first player first
const two = await openPage(browser)
await two.page.goto(`${url}/new`)
await two.page.getByRole('button', { name: /^Short/ }).click()
await two.page.getByLabel('Seat 2').selectOption('here')
await two.page.getByLabel('Name at seat 1').fill('Ann')
await two.page.getByLabel('Name at seat 2').fill('Bo')
await two.page.getByRole('button', { name: 'Make the table' }).click()
await acting(two.page)
const first = await two.page.locator('.who').innerText()
check(/Ann|Bo/.test(first), `nobody is named: ${first}`)
while ((await two.page.locator('.who').innerText()).slice(0, 3) === first.slice(0, 3)) {
  if (await two.page.locator('[data-do="pass"]').count()) await two.page.locator('[data-do="pass"]').click()
  await two.page.waitForTimeout(60)
}
await shot(two.page, 'two')

// A friend by link: the invitation, a name, and the race begins
await two.page.goto(`${url}/new`)
await two.page.getByRole('button', { name: /^Short/ }).click()
await two.page.getByLabel('Seat 2').selectOption('link')
await two.page.getByRole('button', { name: 'Make the table' }).click()
const inviteUrl = await two.page.getByRole('textbox', { name: 'Link for seat 2' }).inputValue()
await shot(two.page, 'lobby')
const friend = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true })
await friend.page.goto(inviteUrl)
await friend.page.getByLabel('Your name').fill('Cy')
await friend.page.getByRole('button', { name: 'Sit down' }).tap()
await acting(friend.page)
await acting(two.page)

// On a phone nothing is wider than the screen, and the answers are under the thumb
const wide = await friend.page.evaluate(() => document.documentElement.scrollWidth)
check(wide <= 390, `the phone page is ${wide} wide`)
const pass = await friend.page.locator('[data-do="pass"]').boundingBox()
check(pass && pass.y > 600 && pass.y + pass.height <= 844 && pass.height >= 44, `the button is not under the thumb: ${JSON.stringify(pass)}`)
await violations(friend.page, 'phone')
await shot(friend.page, 'phone')

// A ready phrase reaches the other one
await friend.page.getByRole('button', { name: 'Say' }).tap()
await friend.page.getByRole('button', { name: 'Good luck!' }).tap()
await two.page.locator('.said', { hasText: 'Good luck!' }).waitFor({ timeout: 8000 })

for (const { errors } of [one, watcher, two, friend]) check(!errors.length, `errors in the console: ${errors.join('; ')}`)
await browser.close()
console.log('around: all held')
