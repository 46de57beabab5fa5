// Every printed set, played by clicking at random on whatever is offered: whoever owes a decision always has something
// to press, nothing that glows is refused, and no error is left in the console.
import { check, launch, openPage, url } from './browser.mjs'

const seconds = Number(process.env.KUBOK_SECONDS ?? 8)
const OFFERED = '.target, .card.legal, .tray.legal, .die.ready, .bar [data-do]'
const browser = await launch()
const { page, errors } = await openPage(browser)
page.setDefaultTimeout(2500)
await page.goto(url)
const sets = (await (await page.request.get(`${url}/api/catalogue`)).json()).sets
const asked = {}

for (const set of sets) {
  const order = { set: set.name, tracks: ['testing_the_waters'], laps: 1, help: 'none', seats: [{ kind: 'here' }, { kind: 'bot', level: 'random' }] }
  const made = await page.evaluate(async (body) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(), order)
  await page.goto(`${url}/table/${made.id}`)
  const end = Date.now() + seconds * 1000
  let idle = 0
  while (Date.now() < end && !(await page.locator('.places').count())) {
    const state = await page.evaluate((offered) => {
      const who = document.querySelector('.who.now')?.textContent ?? ''
      if (!who || document.querySelector('.sending')) return { who, did: false, busy: true }
      const notice = document.querySelector('.notice.bad')?.textContent ?? ''
      const all = [...document.querySelectorAll(offered)]
      const quiet = all.filter((one) => !['pass', 'done', 'no', 'call_order'].includes(one.dataset.do ?? ''))
      const pick = (list) => list[Math.floor(Math.random() * list.length)]
      const chosen = Math.random() < 0.75 && quiet.length ? pick(quiet) : pick(all)
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return { who: who.trim(), did: !!chosen, busy: false, notice }
    }, OFFERED)
    // Somebody may ask for order at the very moment of a click: that refusal is right (C-3.8)
    if (state.notice && !/C-3\.8/.test(state.notice)) throw new Error(`${set.name}: what was offered is refused: ${state.who} / ${state.notice}`)
    if (state.did) asked[state.who.replace(/\d+/g, 'n')] = (asked[state.who.replace(/\d+/g, 'n')] ?? 0) + 1
    idle = state.did || state.busy ? 0 : idle + 1
    check(idle < 60, `${set.name}: nothing to press, asked: ${state.who}`)
    await page.waitForTimeout(25)
  }
}
check(!errors.length, `errors in the console: ${errors.join('; ')}`)
await browser.close()
console.log('sets: every decision could be made', asked)
