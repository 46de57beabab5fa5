// What a first visit really fetches: scripts and styles, gzipped, in the language with the longest texts. On the start page until
// nothing more comes; at a table until the first decision stands there with its odds. Never more than the limits below: what the start page
// took before a second game could be played here, and a tenth more than a table took before it told so much at a glance.
import { gzipSync } from 'node:zlib'
import { launch, serve, World } from '../e2e/browser.mjs'

const MOST = { 'start page': 89.7, table: 128.2 }
const LANGUAGES = ['en', 'uk', 'pl', 'ru']
const ORDER = { set: 'race_1', tracks: ['still_waters_run_deep'], help: 'odds', seats: [{ kind: 'here' }, { kind: 'bot', level: 'random' }] }
const PAGES = {
  'start page': async (page) => (await page.goto(world.url), page.locator('main .button').first().waitFor()),
  table: async (page) => {
    const { id } = await world.make(page, ORDER)
    await page.goto(`${world.url}/table/${id}`)
    await page.locator('[data-do="push"]').waitFor()
    await page.locator('[data-explain="odds"]').first().waitFor()
  },
}

const browser = await launch()
const { url, stop } = await serve()
const world = new World('size', browser, url)

async function weigh(visit, locale) {
  const page = await world.open({ locale, serviceWorkers: 'block' })
  const files = new Map()
  page.on('response', (answer) => /\.(js|css)$/.test(answer.url()) && files.set(answer.url().split('/').at(-1), answer))
  await visit(page)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all([...files].map(async ([name, answer]) => ({ name, size: gzipSync(await answer.body()).length / 1024 })))
  await page.context().close()
  return sizes.sort((a, b) => b.size - a.size)
}
const sum = (files, kind) => files.filter(({ name }) => name.endsWith(kind)).reduce((all, { size }) => all + size, 0)

for (const [name, visit] of Object.entries(PAGES)) {
  const visits = []
  for (const locale of LANGUAGES) visits.push({ locale, files: await weigh(visit, locale) })
  const { locale, files } = visits.sort((a, b) => sum(b.files, '') - sum(a.files, ''))[0]
  const total = sum(files, '')
  console.log(`${name}: ${total.toFixed(1)} KB gzipped in ${locale} (scripts ${sum(files, '.js').toFixed(1)}, styles ${sum(files, '.css').toFixed(1)}, ${files.length} files; at most ${MOST[name]})`)
  if (process.argv.includes('--files')) for (const one of files) console.log(`  ${one.size.toFixed(1).padStart(6)} ${one.name}`)
  if (total > MOST[name]) process.exitCode = 1
}
await browser.close()
await stop()
process.exit()
