// Paints the page's pictures anew: icons from public/icon.svg, and the picture for shared links from the start page. They lie in public and are part of the source; run this when sign or start page change.
import { readFileSync } from 'node:fs'
import { launch, serve, World } from '../e2e/browser.mjs'

const folder = new URL('../public/', import.meta.url)
const sign = readFileSync(new URL('icon.svg', folder), 'utf-8')
const browser = await launch()
const { url, stop } = await serve()
const world = new World('icons', browser, url)

async function paint(name, size, share, back) {
  const page = await world.open({ viewport: { width: size, height: size } })
  const inner = Math.round(size * share)
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${back}">${sign.replace('<svg', `<svg width="${inner}" height="${inner}"`)}`)
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: back === 'transparent' })
  await page.context().close()
}
await paint('icon-192.png', 192, 0.94, 'transparent')
await paint('icon-512.png', 512, 0.94, 'transparent')
await paint('icon-maskable.png', 512, 0.62, '#2f6b5a')

const page = await world.open({ viewport: { width: 1200, height: 630 }, bypassCSP: true })
await page.goto(url)
await page.locator('.game .button').first().waitFor()
await page.addStyleTag({
  content: `body > #app > header, .games, main > :not(.hero), .hero h2, .hero .row { display: none !important }
    main { max-width: none !important; padding: 0 !important } .hero { height: 630px; border-radius: 0 !important; padding: 56px 64px !important }
    .hero h1 { font-size: 72px !important } .hero .lead { font-size: 25px !important }`,
})
await page.locator('.say').evaluate((say, svg) => {
  const sign = document.createElement('div')
  sign.innerHTML = `${svg.replace('<svg', '<svg width="110" height="110"')}`
  say.prepend(sign)
}, sign)
await page.screenshot({ path: new URL('share.jpg', folder).pathname, type: 'jpeg', quality: 82 })
await browser.close()
await stop()
