// A whole race by role and name alone: what is asked and what came of it is read from the live region and nowhere else,
// and everything is found by its role and accessible name.
import { check } from './browser.mjs'

const ASKED = /^Your move: (.*)$/

export default async function role(world) {
  const page = await world.open()
  const press = (name) => page.getByRole('button', { name }).first().press('Enter')
  await page.goto(world.url)
  await page.getByRole('link', { name: 'Set up a table' }).first().press('Enter')
  await press(/^Short/)
  await press('Create table')

  const region = page.locator('[data-live]')
  const heard = []
  /** Listen until the next thing is asked, or the race is over; what is asked. */
  async function listen() {
    const known = heard.length
    await page.waitForFunction(
      ([known]) => {
        const lines = (globalThis.heard ??= new Map())
        for (const line of document.querySelectorAll('[data-live] p')) if (!lines.has(line)) lines.set(line, line.textContent)
        return [...lines.values()].slice(known).some((line) => /^Your move: |^Places: /.test(line))
      },
      [known],
    )
    heard.push(...(await page.evaluate(([known]) => [...globalThis.heard.values()].slice(known), [known])))
    const last = heard.findLast((line) => /^Your move: |^Places: /.test(line))
    return last.match(ASKED)?.[1] ?? ''
  }
  const names = async (name) => {
    const all = await page.getByRole('button', { name }).all()
    return Promise.all(all.map(async (one) => ({ one, name: (await one.getAttribute('aria-label')) ?? (await one.innerText()) })))
  }
  const along = ({ name }) => (/start/.test(name) ? 99 : Number(/square (\d+)/.exec(name)?.[1] ?? 0))

  /** What to press, by what is asked. */
  const CHOICES = [
    [/push or pass/, async () => press((await page.getByRole('button', { name: /^Push(?! on).*cannot bust/ }).count()) ? /^Push(?! on)/ : /^Pass/)],
    [/^draw/, () => press(/^Draw \d+ and roll/)],
    [/move, or stop here/, async () => {
      const ways = (await names(/ (foot|feet) (forward|back|aside)/)).sort((a, b) => along(b) - along(a))
      if (ways.length && !walked) return (walked = true), ways[0].one.press('Enter')
      return press(/^Stop here/)
    }],
    [/buy dice, or finish/, async () => press((await page.getByRole('button', { name: /^buy / }).count()) ? /^buy / : /^Done buying/)],
    [/or finish/, () => press(/^Done/)],
    [/gain a die/, () => press(/^gain /)],
    [/lose a die/, () => press(/^lose /)],
    [/take .*\?$/, () => press(/^Yes/)],
  ] // prettier-ignore
  let walked = false
  let asked
  for (let i = 0; i < 400 && (asked = await listen()); i++) {
    if (!/move, or stop here/.test(asked)) walked = false
    // The way can be long: it is offered a moment after the question
    await page.locator('[data-busy="false"]').waitFor()
    const choice = CHOICES.find(([words]) => words.test(asked))
    if (choice) await choice[1]()
    else {
      await press('Type a move')
      await page.getByRole('textbox', { name: 'Type a move or its number' }).fill('1')
      await page.keyboard.press('Enter')
    }
  }
  const all = heard.join('\n')
  check(/The race is over/.test(all), 'the end was not told')
  const places = heard.findLast((line) => /^Places: /.test(line))
  check(/^Places: 1\. .+, [12]\. .+/.test(places), `the places were not told: ${places}`)
  for (const words of [/^Round 1/m, /You roll|hits for you/, /bot rolls|hits for .*bot/, /buys/, /You run/]) check(words.test(all), `never told: ${words}`)
  check((await region.getAttribute('aria-live')) === 'polite', 'the region is not live')

  await press('Verify dice and cards')
  await page.waitForFunction(() => /dice and cards match the seal/.test(document.querySelector('[data-live]').textContent))
  return { told: heard.length, places }
}
