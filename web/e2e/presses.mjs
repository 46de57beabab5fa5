// How many presses a round takes: races of every set, in which the expert says what to do and the page's own controls do it.
// What counts and what it was before is told in docs/page.md.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { check, python } from './browser.mjs'
import { ready } from './play.mjs'

const MOST = 1500

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

/** In the page: do the first thing of the plan that has a control, and say how often that took a press. */
function press([plan, legal]) {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const [first, second] = plan
  const target = (space) => document.querySelector(`.target[data-space="${space}"]`)
  const die = (zone, kind, face = '') => document.querySelector(`[data-die="${zone}|${kind}|${face}"] .die.ready`)
  const button = ({ do: what, id }) => {
    const same = legal.filter((action) => action.do === what)
    return all(`.bar [data-do="${what}"]`)[same.findIndex((action) => action.id === id)]
  }
  const found = (action) => {
    if (action.do === 'step' || action.do === 'exit') {
      if (action.frame !== 'moving') return target(legal.find((one) => one.id === action.id)?.leads)
      const walk = plan.slice(0, plan.findIndex((one) => one.do !== 'step' && one.do !== 'exit'))
      return [...(walk.length ? walk : plan)].reverse().map((one) => target(one.space)).find(Boolean)
    }
    if (action.do === 'tray') return document.querySelector(`.card.legal[data-card="${action.kind}"]`) ?? all('.tray.legal').find((one) => one.dataset.explain === `tray ${action.kind}`)
    if (['draw', 'roll', 'discard'].includes(action.do)) return die(action.do, action.kind)
    if (action.do === 'active') {
      const faces = legal.filter((one) => one.do === 'active')
      return die('active', action.kind, action.face) ?? all('.faces .die')[faces.findIndex((one) => one.id === action.id)]
    }
    return button(action)
  }
  const control = found(first)
  if (!control) return 0
  click(control)
  return 1
}

/** A race of that set, or its first rounds: presses, rounds, and what was pressed for what. */
async function race(world, page, known, guide, set, rounds) {
  const made = await world.make(page, { set, help: 'odds', seats: [{ kind: 'here' }, { kind: 'bot', level: 'fair' }], nickname: 'Ann' })
  await page.goto(`${world.url}/table/${made.id}`)
  const frame = await (await page.request.get(`${world.url}/api/frames/${(await until(() => known.table?.id === made.id && known.table)).frame}`)).json()
  guide.play({ ...known.table, data: frame.data })
  const by = {}
  let presses = 0
  let last = 0
  for (let i = 0; i < MOST; i++) {
    if ((await ready(page)) === 'over' || known.over || known.round > rounds) break
    const { position, part } = known
    last = known.round
    const plan = await guide.plan(position, 0)
    check(plan.length, `${set}: nothing to do`)
    const taken = await page.evaluate(press, [plan, part.legal])
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
      const begun = Date.now()
      const one = await race(world, page, known, guide, name, Number(process.env.ROUNDS ?? Infinity))
      told[name] = Number((one.presses / one.rounds).toFixed(2))
      console.log(name, told[name], `${one.presses} in ${one.rounds} rounds, ${((Date.now() - begun) / 1000).toFixed(1)} s`, JSON.stringify(one.by))
    }
  } finally {
    guide.stop()
  }
  return told
}
