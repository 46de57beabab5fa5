// What the device gives and takes: the page can be installed and opens without a line; a line that comes back is taken up at once,
// without a moment's wait; sounds are off until they are wished for, and each material has one of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { check } from './browser.mjs'
import { ready, setUp } from './play.mjs'

export default async function device(world) {
  await installed(world)
  const back = await comesBack(world)
  const heard = await sounds(world)
  return [back, heard].join('; ')
}

/** By Chromium's own judgment, and with icons that are as large as they say; and without a line the page opens all the same. */
async function installed(world) {
  const page = await world.open({ quiet: true }) // what is asked for in vain stands in the console
  await page.goto(world.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const cdp = await page.context().newCDPSession(page)
  const { errors, manifest } = await cdp.send('Page.getAppManifest')
  check(!errors.length, `the manifest: ${JSON.stringify(errors)}`)
  check(manifest.display === 'standalone' || manifest.display === 'kStandalone', `it opens as ${manifest.display}`)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  const other = installabilityErrors.map((one) => one.errorId).filter((id) => id !== 'in-incognito') // as every page of a test is
  check(!other.length, `it cannot be installed: ${other.join(', ')}`)
  const wrong = await page.evaluate(async () => {
    const { icons } = await (await fetch('/manifest.json')).json()
    const sized = icons.filter((icon) => icon.type === 'image/png').map(async ({ src, sizes }) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
      return `${width}x${height}` === sizes ? '' : `${src} is ${width}x${height}`
    })
    const maskable = icons.some((icon) => icon.purpose === 'maskable') ? [] : ['no icon is maskable']
    return [...maskable, ...(await Promise.all(sized))].filter(Boolean)
  })
  check(!wrong.length, wrong.join('; '))
  await page.reload() // now what it loads is kept
  await page.locator('.game .button').first().waitFor()
  await page.waitForFunction(async () => !!(await caches.match('/')))
  await page.context().setOffline(true)
  await page.goto(`${world.url}/`)
  await page.locator('.hero h1').waitFor()
  await page.context().close()
}

/** The line is gone for a while, so that the page has long waits between its attempts. Then the browser says that it is back: by a
 *  clock that stands still the table is there again, so nothing was waited for. */
async function comesBack(world) {
  const page = await world.open({ quiet: true }) // attempts in vain stand in the console
  await page.addInitScript(() => {
    const Plain = globalThis.WebSocket
    const line = (globalThis.line = { down: false, tries: 0, last: null })
    globalThis.WebSocket = class extends Plain {
      constructor(url) {
        super(line.down ? `${url}`.replace('/ws/', '/nowhere/') : url)
        line.tries++
        line.last = this
      }
    }
  })
  await page.clock.install()
  await setUp(world, page)
  await ready(page)
  await page.evaluate(() => {
    globalThis.line.down = true
    globalThis.line.last.close()
  })
  await page.locator('.banner').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.locator('.banner', { hasText: 'You are offline' }).waitFor()
  const tries = () => page.evaluate(() => globalThis.line.tries)
  for (const before = await tries(); (await tries()) < before + 4; ) await page.clock.runFor(1000)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  while (await page.evaluate(() => globalThis.line.last.readyState < WebSocket.CLOSED)); // no attempt is under way
  const [now, tried] = [await page.evaluate(() => Date.now()), await tries()]
  const begun = performance.now()
  await page.evaluate(() => {
    globalThis.line.down = false
    dispatchEvent(new Event('online'))
  })
  await page.locator('.banner').waitFor({ state: 'detached' })
  const took = Math.round(performance.now() - begun)
  const more = (await tries()) - tried
  check(more === 1, `it took ${more} attempts`)
  check((await page.evaluate(() => Date.now())) === now, 'the clock did not stand still')
  check((await page.locator('.who.now').count()) === 1, 'the decision is not asked again')
  await page.context().close()
  return `back after ${took} ms`
}

/** Each sound is rendered and told apart by how long it lasts and how high it is. */
async function sounds(world) {
  const page = await world.open({ bypassCSP: true, reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    globalThis.made = 0
    const Plain = globalThis.AudioContext
    globalThis.AudioContext = class extends Plain {
      constructor(...all) {
        super(...all)
        globalThis.made++
      }
    }
  })
  await setUp(world, page)
  await ready(page)
  const contexts = () => page.evaluate(() => globalThis.made)
  await page.locator('[data-do="push"]').click()
  await ready(page)
  check((await contexts()) === 0, 'something sounded before it was wished for')
  const button = page.getByRole('button', { name: 'Dice and runner sounds' })
  check((await button.getAttribute('aria-pressed')) === 'false', 'sounds are on at first')
  await button.click()
  await page.waitForFunction(() => globalThis.made === 1)
  const assets = new URL('../dist/assets/', import.meta.url)
  const file = readdirSync(assets).find((name) => /^noise-.*\.js$/.test(name) && readFileSync(new URL(name, assets), 'utf-8').includes('crowd'))
  const heard = {}
  for (const name of ['felt', 'plastic', 'metal', 'stone', 'water', 'wood', 'crowd', 'bust']) {
    const alone = await page.context().newPage()
    await alone.goto(`${world.url}/assets/${file}`)
    heard[name] = await alone.evaluate(rendered, { file, name })
    await alone.close()
  }
  const names = Object.keys(heard)
  check(names.length === 8 && names.every((name) => heard[name].loud > 0.01), `some are silent: ${JSON.stringify(heard)}`)
  const unlike = (a, b) => Math.max(a.long / b.long, b.long / a.long) > 1.15 || Math.max(a.high / b.high, b.high / a.high) > 1.15
  const alike = names.flatMap((one, i) => names.slice(i + 1).filter((other) => !unlike(heard[one], heard[other])).map((other) => `${one} and ${other}`))
  check(!alike.length, `alike: ${alike.join(', ')} of ${JSON.stringify(heard)}`)
  return `${names.length} sounds`
}

/** In the page: every material, each played by a fresh module into memory; how loud, how long and how high it is. */
async function rendered({ file, name }) {
  const offline = Object.assign(new OfflineAudioContext(1, 44100 * 1.2, 44100), { resume: async () => {} }) // it is started below
  globalThis.AudioContext = function () {
    return offline
  }
  const [sound] = Object.values(await import(`/assets/${file}`))
  sound(name)
  const samples = (await offline.startRendering()).getChannelData(0)
  const loud = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const end = samples.findLastIndex((one) => Math.abs(one) > loud / 100)
  let crossings = 0
  for (let i = 1; i < end; i++) if (samples[i] > 0 !== samples[i - 1] > 0) crossings++
  return { loud, long: end / 44100, high: crossings / (end / 44100) / 2 }
}
