// Browser tests: all of them, or those that are named. Two at a time in one Chromium, each against a server of its own
// (or all against that of KUBOK_URL).
import { launch, serve, World } from './browser.mjs'

const ALL = ['presses', 'looks', 'learn', 'ends', 'venture', 'plain', 'four', 'rules', 'around', 'deeds', 'thumb', 'sets', 'device', 'drag', 'sight', 'mouse', 'keyboard', 'role', 'phone'] // the longest first
const LIMIT = 600_000
const names = process.argv.slice(2).length ? process.argv.slice(2) : ALL

async function one(browser, name) {
  const begun = Date.now()
  const server = await serve()
  const world = new World(name, browser, server.url)
  let failed = null
  let timer
  try {
    const { default: test, limit = LIMIT } = await import(`./${name}.mjs`)
    const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error(`not done after ${limit / 1000} s`)), limit)))
    const told = await Promise.race([test(world), late])
    if (world.errors.length) throw new Error(`errors in the console: ${world.errors.join('; ')}`)
    console.log(`${name}: passed in ${((Date.now() - begun) / 1000).toFixed(1)} s`, told ?? '')
  } catch (error) {
    failed = error
    console.log(`${name}: FAILED in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`, error)
  }
  clearTimeout(timer)
  await world.close(failed)
  await server.stop()
  return failed
}

const browser = await launch()
const waiting = [...names]
const failures = []
async function worker() {
  for (let name = waiting.shift(); name; name = waiting.shift()) if (await one(browser, name)) failures.push(name)
}
await Promise.all([worker(), worker()])
await browser.close()
if (failures.length) console.log(`failed: ${failures.join(', ')}`)
process.exit(failures.length ? 1 : 0)
