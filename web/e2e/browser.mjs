// What every browser test needs: a Chromium, a server of its own, pages whose errors are collected, and axe.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const here = (path) => new URL(path, import.meta.url).pathname
export const python = process.env.PYTHON ?? (existsSync(here('../../.venv/bin/python')) ? here('../../.venv/bin/python') : 'python3')

const args = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
] // prettier-ignore

export function launch() {
  const own = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
  return chromium.launch({ executablePath: own, args })
}

/** A server of one's own, with packages of that folder besides ours; or that of KUBOK_URL. */
export async function serve(packages = '') {
  if (process.env.KUBOK_URL && !packages) return { url: process.env.KUBOK_URL, stop: () => null }
  const server = spawn(python, [here('server.py')], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PYTHONWARNINGS: 'ignore', PYTHONPATH: [packages, process.env.PYTHONPATH].filter(Boolean).join(':') } })
  const port = await new Promise((told, failed) => {
    server.stdout.once('data', (line) => told(Number(line)))
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    server.once('error', failed)
  })
  const gone = new Promise((done) => server.once('exit', done))
  return { url: `http://127.0.0.1:${port}`, stop: () => (server.kill(), gone) }
}

export function check(held, words) {
  if (!held) throw new Error(words)
}

/** In the page: what scrolls and should not. No page goes sideways; a table that lies on one screen does not go down either; and
 *  whatever lies in a frame of its own fits, or is long: none gives way by a hair, which a thumb would feel. */
export const scrolling = () => {
  const HAIR = 4
  const root = document.documentElement
  const found = []
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`)
  const table = document.querySelector('main.table')
  if (table && innerWidth >= 900 && innerHeight > 500) {
    const low = [...table.children, ...table.querySelectorAll('.side > *')].map((part) => part.getBoundingClientRect().bottom)
    const deep = Math.round(Math.max(root.scrollHeight, ...low) - innerHeight)
    if (deep > 0) found.push(`the table is ${deep} px too high`)
  }
  for (const one of [root, ...document.querySelectorAll('main *')]) {
    if (one.closest('.talk')) continue // the log grows line by line
    const { overflowX, overflowY } = getComputedStyle(one)
    const [aside, down] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
    const by = Math.max(one !== root && /auto|scroll/.test(overflowX) ? aside : 0, (one === root || /auto|scroll/.test(overflowY)) && down <= HAIR ? down : 0)
    if (by > 0) found.push(`${one.tagName.toLowerCase()}.${one.className} scrolls by ${by} px`)
  }
  return found
}

const axe = readFileSync(here('../node_modules/axe-core/axe.min.js'), 'utf-8')

/** One test's pages, each in a context of its own: nobody shares a cookie. */
export class World {
  constructor(name, browser, url) {
    Object.assign(this, { name, browser, url, pages: [], errors: [] })
  }

  /** `quiet`: what this page writes to the console is no error of the test. */
  async open({ quiet = false, ...options } = {}) {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en', ...options,
    }) // prettier-ignore
    await context.addInitScript(() => {
      crypto.getRandomValues = (bytes) => bytes.fill(7) // the page's part of the dice: alike in every run
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    if (!quiet) {
      page.on('pageerror', (error) => this.errors.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()))
    }
    this.pages.push(page)
    return page
  }

  /** A table of that page's person, made without the form: who sits there, help, and whatever else is chosen for the game. */
  async make(page, { game = 'cubitos', seats, help, nickname, ...options }) {
    const made = await page.request.post(`${this.url}/api/tables`, { data: { game, seats, help, nickname, options } })
    check(made.ok(), `no table: ${await made.text()}`)
    return made.json()
  }

  /** No violations, as far as a program can see. */
  async axe(page, where) {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
    const found = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }))
    check(!found.violations.length, `axe at ${where}: ${found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`).join('; ')}`)
  }

  /** With SHOTS=folder: pictures to look at. */
  async shot(page, name) {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${this.name}-${name}.png` }).catch(() => null)
  }

  async close(failed) {
    if (failed) for (const [i, page] of this.pages.entries()) await this.shot(page, `failed-${i}`)
    for (const page of this.pages) await page.context().close().catch(() => null)
  }
}
