// After a race: places, the replay, a line of the log that leads back, the record as a file that verifies, a link for
// others, my tables, the rematch, and deleting one's data. Then a race over two joined tracks, with jetpack and shortcut.
import { execFileSync } from 'node:child_process'
import { check, python } from './browser.mjs'
import { decide, places, race, ready, setUp, told, twoHere } from './play.mjs'

const kubok = (...args) => execFileSync(python, ['-c', 'from kubok.cli import main; main()', ...args], { encoding: 'utf-8' })
const button = (page, name) => page.getByRole('button', { name, exact: true })

export default async function ends(world) {
  const page = await world.open({ acceptDownloads: true })
  await setUp(world, page, twoHere(2))
  await race(page)
  await page.getByText('Stopped early: places as things stood.').waitFor()
  await told(page, /^Places: 1\. /)
  await world.axe(page, 'result')
  await world.shot(page, 'result')

  // The round in short, by a key: told, and gone again
  await page.keyboard.press('r')
  const recap = page.getByRole('region', { name: 'Recap' })
  await recap.getByRole('heading', { name: 'Round 2' }).waitFor()
  check((await recap.locator('li').count()) === 2, 'not everybody is in the recap')
  await told(page, /^Round 2\. Ann: \d+ rolls?: .*\. Bo: \d+ rolls?: /)
  await world.axe(page, 'recap')
  await world.shot(page, 'recap')
  await page.keyboard.press('Escape')
  await recap.waitFor({ state: 'detached' })

  // The record, as a file: the command verifies what the page verifies
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download the record').click()])
  check(/^kubok-\w+\.jsonl$/.test(download.suggestedFilename()), `an odd name: ${download.suggestedFilename()}`)
  const verdict = kubok('verify', await download.path())
  await button(page, 'Verify dice and cards').click()
  const words = await page.locator('.verdict').innerText()
  check(words.match(/\d+/)[0] === verdict.match(/all (\d+)/)[1], `page and command disagree: ${words} / ${verdict}`)

  await afterwards(world, page)
  await giveUp(world)
  await share(world, page)
  await lookBack(world, page)
  const table = page.url()
  await again(page, table)
  await dark(world, table, page)
  await forget(world, page)
  await leaps(world)
}

/** The race in pictures: the figures of each are those of its table, which is there for the ear, and for the eye by a press. */
async function afterwards(world, page) {
  check(!(await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /afterwards|plot/i.test(name)))), 'plots are fetched before they are asked for')
  await button(page, 'The race in pictures').click()
  const dialog = page.getByRole('dialog')
  const plot = (name) => dialog.getByRole('figure').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await dialog.locator('figure [data-value]').first().waitFor()
  const drawn = (figure, within = '') => figure.evaluate((one, within) => [...one.querySelectorAll(`${within} [data-value]`)].map((mark) => Number(mark.dataset.value)), within)
  const cells = (figure) => figure.evaluate((one) => [...one.querySelectorAll('tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent)))
  const column = async (figure, i) => (await cells(figure)).map((row) => Number(row[i]))
  for (const [name, rounds] of [['Place by round', 2], ['Dice owned', 3]]) {
    for (const seat of [0, 1]) {
      const values = await drawn(plot(name), `[data-seat="${seat}"]`)
      check(values.length === rounds && values.join() === (await column(plot(name), seat + 1)).join(), `${name}: ${values} is not what the table says`)
    }
  }
  const feet = plot('Where the feet came from')
  const got = await Promise.all([1, 2].map((seat) => column(feet, seat)))
  check(got.flatMap((some) => some.slice(0, 5)).filter(Boolean).join() === (await drawn(feet)).join(), 'the bars are not the feet of the table')
  check(got.every(([dice, cards, swords, bought, track, ...spent]) => dice + cards + swords + bought + track === spent[0] + spent[1] + spent[2]), 'feet are lost')
  const risks = plot('Pushes at risk')
  check((await cells(risks)).filter((row) => row[1] !== '–').length === (await drawn(risks)).length, 'not every push is drawn')
  const luck = plot('Luck')
  const lucks = (await cells(luck))[2].slice(1).map((cell) => Number(cell.replace('−', '-')))
  check(lucks.length === 2 && (await drawn(luck)).every((value, i) => Math.abs(value - lucks[i]) <= 0.051), `luck is ${lucks} in the table`)
  await world.axe(page, 'the race afterwards')
  await world.shot(page, 'afterwards')
  for (const press of await dialog.getByRole('button', { name: /: As a table$/ }).all()) await press.click()
  check((await dialog.getByRole('table').count()) === 5 && !(await dialog.locator('.picture').count()), 'not all are shown as tables')
  await dialog.getByRole('cell').first().click() // it is to be seen
  await world.axe(page, 'the race afterwards, as tables')
  await world.shot(page, 'afterwards-tables')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  check(await button(page, 'The race in pictures').evaluate((one) => one === document.activeElement), 'the focus is lost')
}

/** With a friend by a link: what it leads to, and what it says when the table is full; the first gives up, the friend has won, is told
 *  so, and plays on against a bot. The list says how it ended. Then the same person goes on at another device. */
async function giveUp(world) {
  const [host, friend, third] = [await world.open(), await world.open(), await world.open()]
  const made = await world.make(host, { seats: [{ kind: 'here' }, { kind: 'open' }], nickname: 'Cy', set: 'race_3' })
  const link = `${world.url}/join#${made.links.open}`
  await friend.goto(link)
  await friend.getByRole('heading', { name: 'Cy invites you to play' }).waitFor()
  await friend.getByText('Race 3').waitFor()
  await friend.getByText('Usually 9 to 12 rounds').waitFor()
  check(await friend.locator('img.picture').evaluate((one) => one.decode().then(() => one.naturalWidth > 100)), 'no picture of the track')
  check((await friend.getByRole('link', { name: /^Learn first/ }).getAttribute('href')) === '/learn/cubitos', 'no way to learn first')
  await world.axe(friend, 'invitation')
  await world.shot(friend, 'invitation')
  await friend.getByRole('textbox').fill('Di')
  await button(friend, 'Sit down').click()
  await host.goto(`${world.url}/table/${made.id}`)
  await ready(host)
  await third.goto(link)
  await third.getByRole('heading', { name: 'This table is full' }).waitFor()
  await world.axe(third, 'a full table')
  await third.getByRole('link', { name: 'Watch' }).click()
  await third.getByText('Watching').first().waitFor()
  await button(host, 'Menu').click()
  await button(host, 'Concede').click()
  await host.getByText('The other player wins').waitFor()
  await button(host, 'Do it').click()
  await friend.getByRole('heading', { name: 'You win!' }).waitFor()
  await told(friend, 'Cy conceded.')
  await friend.getByLabel('Game log').getByText('Cy conceded').waitFor()
  await third.getByRole('heading', { name: 'Di wins!' }).waitFor()
  await world.axe(friend, 'given up')
  await world.shot(friend, 'given-up')
  await button(friend, 'Verify dice and cards').click()
  await friend.locator('.verdict', { hasText: 'match the seal' }).waitFor()
  await button(friend, 'Play on against a bot').click()
  await friend.waitForURL((url) => !url.href.includes(made.id))
  await ready(friend)
  await friend.goto(world.url)
  const row = friend.locator('.table')
  await row.filter({ hasText: 'Race 3' }).filter({ hasText: 'You win!' }).waitFor()
  check(/Your move/.test(await row.first().innerText()), `not one’s own move first: ${await row.first().innerText()}`)
  await third.goto(link)
  await third.getByRole('heading', { name: 'This game is over' }).waitFor()
  await carry(world, friend, third)
}

/** A link of one’s own: good once, only when somebody agrees, and not left in the address. */
async function carry(world, page, other) {
  await button(page, 'My seats on another device').click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await world.axe(page, 'for another device')
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
  await other.goto(link)
  await other.getByRole('heading', { name: 'Take over 2 tables as Di?' }).waitFor()
  check(other.url() === `${world.url}/mine`, `the secret stays in the address: ${other.url()}`)
  await world.axe(other, 'take over')
  await world.shot(other, 'take-over')
  await button(other, 'Take over').click()
  await other.locator('.table').nth(1).waitFor()
  const late = await world.open({ quiet: true }) // what is refused stands in the console
  await late.goto(link)
  await late.getByText('this link has been used').waitFor()
  await late.goto(`${world.url}/join#0123456789abcdef.AAAA`)
  await late.getByRole('heading', { name: 'Table not found' }).waitFor()
  await late.getByRole('link', { name: 'Start page' }).click()
  await late.getByRole('button', { name: 'Against one bot' }).first().waitFor()
}

/** Somebody who has the link sees the race again, step by step, and can verify it. */
async function share(world, page) {
  const other = await world.open()
  await other.goto(await page.getByRole('textbox', { name: 'Link to this game' }).inputValue())
  await other.locator('.places li').first().waitFor()
  check((await places(other)).join() === (await places(page)).join(), 'the link shows other places')
  await button(other, 'Replay').click()
  const steps = other.locator('.replay')
  await steps.filter({ hasText: 'Step 1 of' }).waitFor()
  // Nothing tells how it ends: neither the places nor the log, which goes with it; and the table is the whole table
  check(!(await other.locator('.places').count()) && !(await other.getByText(/ wins!/).count()), 'the replay begins with the winner')
  const lines = other.getByLabel('Game log').getByRole('button')
  check(!(await lines.filter({ hasText: 'The race is over' }).count()), 'the log is at the end')
  await other.locator('.goods [data-card]').first().waitFor()
  await button(other, 'One step forward').click()
  await steps.filter({ hasText: 'Step 2 of' }).waitFor()
  await other.getByRole('slider').press('End')
  const all = Number((await steps.innerText()).match(/of (\d+)/)[1])
  await steps.filter({ hasText: `Step ${all} of ${all}` }).waitFor()
  await lines.filter({ hasText: 'The race is over' }).waitFor()
  await other.locator('.places li').first().waitFor()
  await world.axe(other, 'replay')
  await world.shot(other, 'replay')
  await button(other, 'Leave the replay').click()
  await button(other, 'Verify dice and cards').click()
  await other.locator('.verdict', { hasText: 'match the seal' }).waitFor()
  check(!(await button(other, 'Rematch').count()), 'a watcher is offered a rematch')
}

/** A line of the log leads back to its moment. */
async function lookBack(world, page) {
  await page.getByLabel('Game log').getByRole('button', { name: /^(Ann|Bo) passed$/ }).first().click()
  await page.locator('.replay .words', { hasText: /^(Ann|Bo) passes/ }).waitFor()
  await page.locator('.who', { hasText: 'Replay' }).waitFor()
  await world.shot(page, 'back')
  await button(page, 'Leave the replay').click()
}

/** The same again: by the table, and by the list of my tables, where a table that is played can be resumed. */
async function again(page, table) {
  await button(page, 'Rematch').click()
  await page.waitForURL((url) => url.href !== table)
  await ready(page)
  const next = page.url()
  await page.getByRole('link', { name: 'Kubok' }).click()
  const mine = page.locator('main .table, main article, main li').filter({ hasText: 'Ann, Bo' })
  await mine.filter({ hasText: 'In progress' }).getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(next)
  await ready(page)
  await page.goBack()
  await mine.filter({ hasText: 'The game is over' }).getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL(next) // asked twice, it is the same table
}

/** Dark, at the table and at the result. */
async function dark(world, table, page) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await ready(page)
  await world.axe(page, 'table, dark')
  await world.shot(page, 'dark')
  await page.goto(table)
  await page.locator('.places').waitFor()
  await world.axe(page, 'result, dark')
  await page.getByText('There is a rematch.').waitFor()
  await page.goto(world.url)
  await page.getByRole('button', { name: 'Against one bot' }).first().waitFor()
  await world.axe(page, 'start, dark')
  await page.goto(`${world.url}/new`)
  await button(page, 'Create table').waitFor()
  await world.axe(page, 'new table, dark')
  await world.shot(page, 'new-dark')
}

async function forget(world, page) {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(world.url)
  await page.getByText('Ann, Bo').first().waitFor()
  await button(page, 'Delete my data').click()
  await page.getByText('Your tables will appear here.').waitFor()
  await page.reload()
  await page.getByText('Your tables will appear here.').waitFor()
  const left = await (await page.request.get(`${world.url}/api/tables`)).json()
  check(!left.tables.length, 'the server still knows tables')
}

/** Two tracks joined: the first begins with jetpacks and a shortcut, which are taken where they are offered. */
async function leaps(world) {
  const page = await world.open()
  await setUp(world, page, async () => {
    await page.getByLabel('Two tracks, one after the other').check()
    await page.getByRole('button', { name: /^Short/ }).click()
  }, 'Leaps') // prettier-ignore
  const taken = { jetpack: 0, shortcut: 0, feet: [] }
  await race(page, async (page) => (await leap(page, taken)) || decide(page), async () => taken.jetpack && taken.shortcut)
  check((await page.locator('.board svg').getAttribute('aria-label')) === 'Leaps + Short', 'not both tracks are drawn')
  await world.axe(page, 'joined tracks')
  await world.shot(page, 'joined')
  await page.getByLabel('Game log').getByText('took the shortcut for').first().waitFor()
  await page.getByLabel('Game log').getByText('doubled up with the jetpack').first().waitFor()
}

/** Take a leap that is offered; else step towards one that was not yet taken. */
async function leap(page, taken) {
  for (const what of ['jetpack', 'shortcut']) {
    const offered = page.locator(`[data-do="${what}"]`)
    if (!taken[what] && (await offered.count())) return offered.click().then(() => ((taken[what] = 1), what))
  }
  const near = page.getByRole('button', { name: taken.jetpack ? /shortcut/ : /jetpack/ }).and(page.locator('.target'))
  if (await near.count()) return near.first().click({ force: true }).then(() => 'towards')
  return ''
}
