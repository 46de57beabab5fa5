// Every printed set, played by clicking on whatever is offered, by a generator with a seed: whoever owes a decision always
// has something to press, and nothing that glows is refused. What each decision looks like is proved in test/decisions.
import { check } from './browser.mjs'
import { ready } from './play.mjs'

const CLICKS = 24
const OFFERED = '.target, .card.legal, .tray.legal, .die.ready, .bar [data-do]'

export default async function sets(world) {
  const page = await world.open()
  await page.goto(world.url)
  const { sets } = await (await page.request.get(`${world.url}/api/games/cubitos/box`)).json()
  const asked = {}
  for (const [seed, set] of sets.entries()) {
    const order = { set: set.name, help: 'none', seats: [{ kind: 'here' }, { kind: 'here', name: 'Bo' }], nickname: 'Ann' }
    const made = await world.make(page, order)
    await page.goto(`${world.url}/table/${made.id}`)
    let chance = seed + 1
    const random = () => (chance = (chance * 48271) % 2147483647) / 2147483647
    for (let i = 0; i < CLICKS; i++) {
      if ((await ready(page)) === 'over') break
      const found = await page.evaluate(
        ([offered, quiet, which]) => {
          const all = [...document.querySelectorAll(offered)]
          const bold = all.filter((one) => !['pass', 'done', 'no', 'call_order'].includes(one.dataset.do ?? ''))
          const list = bold.length && quiet ? bold : all
          list[Math.floor(which * list.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          return { who: document.querySelector('.who').textContent.trim(), count: list.length }
        },
        [OFFERED, random() < 0.75, random()],
      )
      check(found.count, `${set.name}: nothing to press, asked: ${found.who}`)
      await page.locator('[data-busy="false"]').waitFor()
      const notice = page.locator('.notice.bad')
      check(!(await notice.count()), `${set.name}: what was offered is refused: ${found.who} / ${(await notice.allInnerTexts()).join()}`)
      const question = found.who.replace(/^\w+: /, '').replace(/\d+/g, 'n')
      asked[question] = (asked[question] ?? 0) + 1
    }
  }
  return asked
}
