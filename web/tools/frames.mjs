// How smoothly fifteen dice roll: throws on a phone's screen, at a real table with the processor as it is and slowed down
// four times, the best of several (whatever else the machine does meanwhile is no part of it). Figures to read, no test.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { launch, serve, World } from '../e2e/browser.mjs'

const DICE = 15
const THROWS = 6
const script = readdirSync(new URL('../dist/assets/', import.meta.url)).find((file) => /^tumble-.*\.js$/.test(file))
const browser = await launch()
const { url, stop } = await serve()
const world = new World('frames', browser, url)
const page = await world.open({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true, reducedMotion: 'no-preference' })
await page.goto(url)
const made = await world.make(page, { set: 'race_1', tracks: ['still_waters_run_deep'], help: 'odds', seats: [{ kind: 'here' }, { kind: 'bot', level: 'random' }] })
await page.goto(`${url}/table/${made.id}`)
await page.locator('[data-do="push"]').waitFor()
const cdp = await page.context().newCDPSession(page)

/** In the page: throw over the felt, as the table does; tell when pictures came from the first to the last in flight, and how often
 *  each called the canvas. */
async function thrown([file, count, counted]) {
  const [tumble] = Object.values(await import(`/assets/${file}`))
  const felt = document.querySelector('[data-felt]')
  const air = document.querySelector('canvas.air')
  air.classList.add('on')
  document.querySelector('main.table').classList.add('rolling')
  const kinds = ['light', 'dark', 'white', 'brown', 'red', 'green', 'orange', 'purple', 'yellow', 'blue']
  const dice = Array.from({ length: count }, (_, i) => ({ kind: kinds[i % 10], face: 'symbol', sides: ['miss', 'miss', 'miss', 'power', 'coin'], from: { x: 20 * i, y: 180 } }))
  const stamps = []
  let [calls, dense] = [0, 0]
  const context = air.getContext('2d')
  if (counted) for (const name of ['drawImage', 'fill']) context[name] = (...all) => (calls++, CanvasRenderingContext2D.prototype[name].apply(context, all))
  const plain = requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (draw) =>
    plain((now) => {
      if (!stamps.length) performance.mark('kubok-fly')
      stamps.push(now)
      if (stamps.length === 10) dense = air.width / air.clientWidth
      draw(now)
    })
  const lie = () => performance.mark('kubok-lie')
  await tumble(air, dice, { x: 8, y: 92, width: felt.clientWidth - 16, height: 112 }, 1, { knock: () => {}, lie }).landed
  globalThis.requestAnimationFrame = plain
  for (const name of ['drawImage', 'fill']) delete context[name]
  air.classList.remove('on')
  document.querySelector('main.table').classList.remove('rolling')
  return { gaps: stamps.slice(1).map((now, i) => now - stamps[i]), calls: Math.round(calls / stamps.length), dense: dense.toFixed(1) }
}
const at = (all, share) => [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(share * all.length))].toFixed(1)

/** How long the page's thread was at work in flight, in ms of its own, whatever else the machine did: its script, and all with
 *  layout, paint and, without a graphics processor, pixels. */
function work(events) {
  const threads = new Set(events.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain').map((one) => `${one.pid} ${one.tid}`))
  const when = (name) => events.find((one) => one.name === name).ts
  const [fly, lie] = [when('kubok-fly'), when('kubok-lie')]
  const flying = events.filter((one) => one.tdur && threads.has(`${one.pid} ${one.tid}`) && one.ts >= fly && one.ts + one.dur < lie)
  const sum = (name) => flying.filter((one) => one.name === name).reduce((all, one) => all + one.tdur / 1000, 0)
  return { script: sum('FireAnimationFrame'), all: sum('ThreadControllerImpl::RunTask') }
}

async function traced() {
  const path = `${tmpdir()}/kubok-frames-${process.pid}.json`
  await browser.startTracing(page, { path, categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] })
  const found = await page.evaluate(thrown, [script, DICE])
  await browser.stopTracing()
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf-8'))
  rmSync(path)
  const took = found.gaps.reduce((a, b) => a + b, 0)
  const { script: drawing, all } = work(traceEvents)
  return { ...found, rate: (1000 * found.gaps.length) / took, drawing: drawing / found.gaps.length, all: all / found.gaps.length }
}
const least = (all, what) => Math.min(...all.map((one) => one[what])).toFixed(1)

for (const slower of [1, 4]) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const { calls } = await page.evaluate(thrown, [script, DICE, true]) // the first throw loads the script and paints the faces
  const throws = []
  for (let i = 0; i < THROWS; i++) throws.push(await traced())
  throws.sort((a, b) => b.rate - a.rate)
  const [{ gaps, rate, dense }] = throws
  console.log(`${DICE} dice, processor ${slower}× slower: ${rate.toFixed(1)} frames a second (all throws: ${throws.map((one) => one.rate.toFixed(0)).join(' ')}), median ${at(gaps, 0.5)} ms, 95 % within ${at(gaps, 0.95)} ms; a frame of ${calls} calls at ${dense} pixels takes ${least(throws, 'drawing')} ms of script, with layout, paint and pixels ${least(throws, 'all')} ms`)
}
await browser.close()
await stop()
process.exit()
