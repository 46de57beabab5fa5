// A whole race against a bot by mouse: from the start page to the places, the replay and the proof of the dice.
import { check } from './browser.mjs'
import { places, race } from './play.mjs'

export default async function mouse(world) {
  const page = await world.open()
  await page.goto(world.url)
  await page.getByRole('link', { name: 'Set up a table' }).first().click()
  await page.getByRole('button', { name: /^Short/ }).click()
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  const seen = await race(page)
  check(seen.moved && seen['.card.legal'], `nothing was moved or bought: ${JSON.stringify(seen)}`)
  check((await places(page)).length === 2, 'no places are shown')
  await page.getByRole('button', { name: 'Verify dice and cards' }).click()
  await page.locator('.verdict', { hasText: /^All \d+ dice and cards match the seal/ }).waitFor()
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  await page.locator('.replay', { hasText: 'Step 1 of' }).waitFor()
  await page.getByRole('button', { name: 'One step forward' }).click()
  await page.locator('.replay', { hasText: 'Step 2 of' }).waitFor()
  await world.shot(page, 'replay')
  await page.getByRole('button', { name: 'Leave the replay' }).click()
  await page.getByRole('button', { name: 'Replay', exact: true }).waitFor()
  return seen
}
