// How smoothly fifteen dice roll: one throw on a phone's screen, at a real table with the processor as it is and slowed down
// four times. Figures to read, no test.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { launch, serve, World } from '../e2e/browser.mjs'

const DICE = 15
const script = readdirSync(new URL('../dist/assets/', import.meta.url)).find((file) => /^tumble-.*\.js$/.test(file))
const browser = await launch()
const { url, stop } = await serve()
const world = new World('frames', browser, url)
const page = await world.open({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true, reducedMotion: 'no-preference' })
await page.goto(url)
const made = await page.evaluate(async (body) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(), { set: 'race_1', tracks: ['still_waters_run_deep'], help: 'odds', seats: [{ kind: 'here' }, { kind: 'bot', level: 'random' }] })
await page.goto(`${url}/table/${made.id}`)
await page.locator('[data-do="push"]').waitFor()
const cdp = await page.context().newCDPSession(page)

/** In the page: throw over the felt, as the table does; tell when frames came, and what it cost to draw each. */
async function thrown([file, count]) {
  const [tumble] = Object.values(await import(`/assets/${file}`))
  const felt = document.querySelector('[data-felt]')
  const air = document.querySelector('canvas.air')
  air.classList.add('on')
  document.querySelector('main.table').classList.add('rolling')
  const kinds = ['light', 'dark', 'white', 'brown', 'red', 'green', 'orange', 'purple', 'yellow', 'blue']
  const dice = Array.from({ length: count }, (_, i) => ({ kind: kinds[i % 10], face: 'symbol', sides: ['miss', 'miss', 'miss', 'power', 'coin'], from: { x: 20 * i, y: 180 } }))
  const stamps = []
  const costs = []
  const plain = requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (draw) =>
    plain((now) => {
      const begun = performance.now()
      draw(now)
      costs.push(performance.now() - begun)
    })
  let on = true
  const tick = (now) => (stamps.push(now), on && plain(tick))
  plain(tick)
  await tumble(air, dice, { x: 0, y: 46, width: felt.clientWidth, height: 160 }, 1).landed
  on = false
  globalThis.requestAnimationFrame = plain
  air.classList.remove('on')
  document.querySelector('main.table').classList.remove('rolling')
  return { gaps: stamps.slice(1).map((now, i) => now - stamps[i]), costs }
}
const at = (all, share) => [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(share * all.length))].toFixed(1)

/** How long the page's thread was at work, in ms: script, layout, paint and, without a graphics processor, pixels. */
function busy(events) {
  const threads = new Set(events.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain').map((one) => `${one.pid} ${one.tid}`))
  return events.filter((one) => one.name === 'ThreadControllerImpl::RunTask' && threads.has(`${one.pid} ${one.tid}`)).reduce((sum, one) => sum + (one.dur ?? 0) / 1000, 0)
}

for (const slower of [1, 4]) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(thrown, [script, DICE]) // the first throw loads the script and finds out how many pixels it can draw
  const path = `${tmpdir()}/kubok-frames-${process.pid}.json`
  await browser.startTracing(page, { path, categories: ['toplevel'] })
  const { gaps, costs } = await page.evaluate(thrown, [script, DICE])
  await browser.stopTracing()
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf-8'))
  rmSync(path)
  const all = gaps.reduce((a, b) => a + b, 0)
  console.log(`${DICE} dice, processor ${slower}× slower: ${((1000 * gaps.length) / all).toFixed(1)} frames a second, median ${at(gaps, 0.5)} ms, 95 % within ${at(gaps, 0.95)} ms; drawing one takes ${at(costs, 0.5)} ms (95 % within ${at(costs, 0.95)}), with layout, paint and pixels ${(busy(traceEvents) / gaps.length).toFixed(1)} ms`)
}
await browser.close()
await stop()
process.exit()
