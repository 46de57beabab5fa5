// How many presses a round takes: races of every set, in which the expert says what to do and the page's own controls do it.
// What counts and what it was before is told in docs/page.md.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { check, python } from './browser.mjs'
import { ready } from './play.mjs'

const MOST = 1500
/** Of each set. With more than one the mean counts. */
const RACES = Number(process.env.RACES ?? 1)
/** Presses a round that the same driver needed on 18 November 2026, before the page did anything by itself: in the same races; or, of
 *  many, on the mean of 30. */
const ONE = { race_1: 9.36, race_2: 11.83, race_3: 18.45, race_4: 9.44, race_5: 15, race_6: 13.1, race_7: 15.75, combotastic: 9.91, such_much_fans: 9.9, grand_finale: 11.88 }
const MANY = { race_1: 8.15, race_2: 8.9, race_3: 11.04, race_4: 9.73, race_5: 12.88, race_6: 11.62, race_7: 16.08, combotastic: 9.59, such_much_fans: 11.5, grand_finale: 12.36 }
const BEFORE = RACES > 1 ? MANY : ONE
/** The most of it that is allowed; one set is not there yet. */
const SHARE = 0.6
const SHARES = { such_much_fans: 0.71 }
const RACE_1 = 7.5

/** The expert, in a process of its own. */
function expert() {
  const asked = spawn(python, [new URL('expert.py', import.meta.url).pathname], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: asked.stdout })[Symbol.asyncIterator]()
  const say = (what) => asked.stdin.write(`${JSON.stringify(what)}\n`)
  return {
    play: (game) => say({ game }),
    plan: async (position, seat) => (say({ position, seat }), JSON.parse((await lines.next()).value)),
    stop: () => asked.kill(),
  }
}

/** What the server tells the page of its table. */
function listen(page) {
  const known = { position: null, part: null, over: false, round: 0 }
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { t, table, public: news, seats } = JSON.parse(payload)
      if (t !== 'welcome' && t !== 'update') return
      if (t === 'welcome') Object.assign(known, { table, part: null, over: false })
      if (news.view) Object.assign(known, { position: news.view.position, over: !!news.view.result, round: news.view.round })
      for (const part of seats ?? []) known.part = part
    }),
  )
  return known
}

/** In the page: do the first thing of the plan that has a control, and say how many presses that took. */
async function press([plan, dice, legal]) {
  const all = (selector) => [...document.querySelectorAll(selector)]
  let presses = 0
  const click = async (element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    presses++
    await new Promise((go) => setTimeout(go))
  }
  // Several dice: what is chosen already is changed until it is what the expert wants
  const go = document.querySelector('[data-lot]')
  if (go) {
    const place = ({ do: zone, kind, face = '' }) => `${zone}|${kind}|${face}`
    for (let i = 0; i < 40; i++) {
      const wanted = Object.fromEntries(dice.map((one) => [place(one), one.count]))
      const lying = (where, picked) => all(`[data-die="${where}"]`).filter((one) => one.querySelector('.ready') && one.classList.contains('picked') === picked)
      const places = [...new Set([...Object.keys(wanted), ...all('.picked').map((one) => one.dataset.die)])]
      const missing = places.find((where) => (wanted[where] ?? 0) > lying(where, true).length && lying(where, false).length)
      const extra = places.find((where) => (wanted[where] ?? 0) < lying(where, true).length)
      const next = missing && !(extra && i > 20) ? lying(missing, false)[0] : extra && lying(extra, true)[0]
      if (!next) break
      await click(next.querySelector('.die'))
    }
    await click(document.querySelector('[data-lot]'))
    return presses
  }
  const target = (space) => document.querySelector(`.target[data-space="${space}"]`)
  const die = (zone, kind, face = '') => document.querySelector(`[data-die="${zone}|${kind}|${face}"] .die.ready`)
  const button = ({ do: what, id }) => {
    const same = legal.filter((action) => action.do === what)
    return all(`.bar [data-do="${what}"]`)[Math.max(0, same.findIndex((action) => action.id === id))]
  }
  const steps = (action) => action.do === 'step' || action.do === 'exit'
  const found = (action) => {
    if (steps(action)) {
      if (action.frame !== 'moving') return target(legal.find((one) => one.id === action.id)?.leads)
      const end = plan.findIndex((one) => !steps(one))
      return plan.slice(0, end < 0 ? plan.length : end).reverse().map((one) => target(one.space)).find(Boolean) // as far as one press leads
    }
    if (action.do === 'tray') return document.querySelector(`.card.legal[data-card="${action.kind}"]`) ?? all('.tray.legal').find((one) => one.dataset.explain === `tray ${action.kind}`)
    if (['draw', 'roll', 'discard'].includes(action.do)) return die(action.do, action.kind)
    const feet = document.querySelector('[data-do="buy_feet"]')
    const bought = plan.findIndex((one) => one.do !== 'buy_foot')
    if (action.do === 'buy_foot' && feet?.textContent.includes(` ${bought < 0 ? plan.length : bought} `)) return feet // as many as can be paid for
    if (action.do !== 'active') return button(action)
    return die('active', action.kind, action.face) ?? document.querySelector(`.faces [data-face="${action.kind} ${action.face}"] .die`) ?? all('.faces .die')[legal.filter((one) => one.do === 'active').findIndex((one) => one.id === action.id)]
  }
  // Where the next step is offered beside the end of this one, what is done there ends this one as well
  const [first] = plan
  const ends = first.frame === 'moving' && first.do === 'done' ? plan.find((one) => one.frame === 'buying') : undefined
  const control = (ends && document.querySelector('.card.legal') && found(ends)) || found(first)
  if (control) await click(control)
  return presses
}

/** A race of that set: presses, rounds, and what was pressed for what. */
async function race(world, page, known, guide, set) {
  const made = await world.make(page, { set, help: 'odds', seats: [{ kind: 'here' }, { kind: 'bot', level: 'fair' }], nickname: 'Ann' })
  await page.goto(`${world.url}/table/${made.id}`)
  const frame = await (await page.request.get(`${world.url}/api/frames/${(await until(() => known.table?.id === made.id && known.table)).frame}`)).json()
  guide.play({ ...known.table, data: frame.data })
  const by = {}
  const onward = page.locator('[data-onward][aria-pressed="false"]')
  let presses = 0
  let last = 0
  for (let i = 0; i < MOST; i++) {
    if ((await ready(page)) === 'over' || known.over) break
    if (await onward.count()) {
      await onward.click()
      presses++
      continue
    }
    const { position, part } = known
    last = known.round
    const { plan, dice } = await guide.plan(position, 0)
    check(plan.length, `${set}: nothing to do`)
    const taken = await page.evaluate(press, [plan, dice, part.legal])
    check(taken, `${set}: no control for ${JSON.stringify(plan[0])}`)
    presses += taken
    const what = `${plan[0].frame} ${plan[0].do}`
    by[what] = (by[what] ?? 0) + taken
    await until(() => known.over || known.part?.number !== part.number)
  }
  return { presses, rounds: last, by }
}

async function until(held) {
  for (let i = 0; i < 4000; i++) {
    const found = held()
    if (found) return found
    await new Promise((go) => setTimeout(go, 5))
  }
  throw new Error('nothing happened')
}

export const limit = RACES * 600_000

export default async function presses(world) {
  const page = await world.open()
  await page.addInitScript(() => localStorage.setItem('kubok-settings', JSON.stringify({ speed: 0, motion: false, taught: true })))
  const known = listen(page)
  const guide = expert()
  await page.goto(world.url)
  const { sets } = await (await page.request.get(`${world.url}/api/games/cubitos/box`)).json()
  const told = {}
  try {
    for (const { name } of sets.filter((one) => !process.env.SETS || process.env.SETS.split(',').includes(one.name))) {
      const races = []
      while (races.length < RACES) races.push(await race(world, page, known, guide, name))
      const sum = (what) => races.reduce((all, one) => all + one[what], 0)
      told[name] = Number((sum('presses') / sum('rounds')).toFixed(2))
      if (process.env.SETS) console.log(name, told[name], JSON.stringify(races))
    }
  } finally {
    guide.stop()
  }
  const over = Object.entries(told).filter(([name, presses]) => presses > (SHARES[name] ?? SHARE) * BEFORE[name] || (name === 'race_1' && presses > RACE_1))
  check(!over.length, `too many presses a round: ${over.map(([name, presses]) => `${name} ${presses}, before ${BEFORE[name]}`).join('; ')}`)
  return told
}
