// How smoothly fifteen dice roll: frames of one throw on a phone's screen, with the processor slowed down. Figures to read, no test.
import { readdirSync } from 'node:fs'
import { launch, openPage, url } from '../e2e/browser.mjs'

const DICE = 15
const script = readdirSync(new URL('../dist/assets/', import.meta.url)).find((file) => /^tumble-.*\.js$/.test(file))
const browser = await launch()
const { page, context } = await openPage(browser, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true, reducedMotion: 'no-preference' })
await page.goto(url)
await page.locator('.hero .button').first().waitFor()
const cdp = await context.newCDPSession(page)
for (const slower of [1, 4]) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const [gaps, costs] = await page.evaluate(
    async ([file, count]) => {
      const [tumble] = Object.values(await import(`/assets/${file}`))
      const canvas = document.createElement('canvas')
      Object.assign(canvas.style, { position: 'fixed', left: 0, top: '300px', width: '378px', height: '200px', zIndex: 99 })
      document.body.append(canvas)
      const kinds = ['light', 'dark', 'white', 'brown', 'red', 'green', 'orange', 'purple', 'yellow', 'blue']
      const dice = Array.from({ length: count }, (_, i) => ({ kind: kinds[i % 10], face: 'symbol', sides: ['miss', 'miss', 'miss', 'power', 'coin'], from: { x: 20 * i, y: 180 } }))
      const stamps = []
      const costs = []
      const plain = globalThis.requestAnimationFrame.bind(globalThis)
      globalThis.requestAnimationFrame = (draw) => plain((now) => {
        const begun = performance.now()
        draw(now)
        costs.push(performance.now() - begun)
      })
      let on = true
      const tick = (now) => (stamps.push(now), on && plain(tick))
      plain(tick)
      await tumble(canvas, dice, { x: 0, y: 20, width: 378, height: 160 }, 1).landed
      on = false
      canvas.remove()
      globalThis.requestAnimationFrame = plain
      return [stamps.slice(1).map((now, i) => now - stamps[i]), costs]
    },
    [script, DICE],
  )
  const at = (all, share) => [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(share * all.length))].toFixed(1)
  console.log(`${DICE} dice, processor ${slower}× slower: ${gaps.length} frames, ${((1000 * gaps.length) / gaps.reduce((a, b) => a + b, 0)).toFixed(1)} a second; between them median ${at(gaps, 0.5)} ms, 95 % within ${at(gaps, 0.95)} ms; to draw one takes median ${at(costs, 0.5)} ms, 95 % within ${at(costs, 0.95)} ms`)
}
await browser.close()
