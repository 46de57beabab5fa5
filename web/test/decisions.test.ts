/** Every decision of every kind can be answered on the page: by a press, and by a typed command. No rule is known here:
 *  the positions and what is legal in them come from the engine (decisions.py). */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Table from '../src/shell/Table.svelte'
import { setLanguage } from '../src/shell/fluent.svelte'
import type { Part } from '../src/shell/protocol'
import { settings } from '../src/shell/settings.svelte'
import type { Action } from '../src/games/cubitos/shapes'
import type { Reached, View } from '../src/games/cubitos/types'

interface Position {
  name: string
  where: string
  welcome: { table: { frame: string }; public: { view: View }; seats: Part[] }
  reach: Reached[]
}

const python = process.env.PYTHON ?? (existsSync('../.venv/bin/python') ? '../.venv/bin/python' : 'python3')
const told = execFileSync(python, ['test/decisions.py'], { encoding: 'utf-8', maxBuffer: 2 ** 26 })
const { data, positions } = JSON.parse(told) as { data: Record<string, { data: { laps: number } }>; positions: Position[] }

const PRESSED = '.target, [data-card].legal, .tray.legal, .die.ready, .bar [data-do]'
let position: Position
let acts: { key: string; actions: number[]; itself?: boolean }[]
let asked: Action[]

/** A server that tells the position, and takes note of what is done without going on. */
class Server {
  static OPEN = 1
  readyState = 1
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  constructor() {
    queueMicrotask(() => this.onopen?.())
  }
  say(message: object) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }))
  }
  send(text: string) {
    const message = JSON.parse(text)
    if (message.t === 'hello') this.say(position.welcome)
    else if (message.t === 'ask') {
      if (message.action) asked.push(message.action)
      this.say({ t: 'answer', key: message.key, answer: message.what === 'reach' ? position.reach : null })
    } else if (message.t === 'act') {
      acts.push(message)
      this.say({ t: 'done', key: message.key, entry: 0, number: message.number })
    }
  }
  close() {}
}

const answers = (path: string) => (path.startsWith('/api/frames/') ? data[path.slice(12)] : path.endsWith('/box') ? { cards: [] } : { steps: [], entries: 0 })

let page: ReturnType<typeof mount> | undefined

async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await tick()
  flushSync()
}

beforeAll(() => setLanguage('en'))
beforeEach(() => {
  vi.stubGlobal('WebSocket', Server)
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(answers(path)), { headers: { 'content-type': 'application/json' } }))
  sessionStorage.clear()
  settings.itself = false
  acts = []
  asked = []
})
afterEach(async () => {
  if (page) await unmount(page)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const words = (actions: Action[]) => actions.map((action) => JSON.stringify(action))
const name = (element: Element) => element.getAttribute('aria-label') || element.textContent?.trim() || ''

test.each(positions.map((one) => [one.name, one] as const))('%s', async (_, one) => {
  position = one
  page = mount(Table, { target: document.body, props: { id: 't', link: '' } })
  await vi.waitFor(() => expect(document.querySelector('.who.now')).not.toBeNull(), { timeout: 10_000 }) // the game is loaded when it is known
  await settled()
  const legal = one.welcome.seats[0]!.legal as Action[]

  const asking = document.querySelector('.offer:not(:has(.use)) h3')?.textContent ?? ''
  expect(document.querySelector('.who')!.textContent, 'a card is shown that does not ask').toContain(asking)
  const doing = [...document.querySelectorAll<HTMLElement>('.bar [data-do]')].map((button) => button.dataset.do)
  expect(doing.slice(0, -1), 'who wants to wait looks behind every answer').not.toContain('call_order')
  const { standings } = one.welcome.public.view
  const shown = [...document.querySelectorAll('.standings li')].map((seat) => ['place', 'feet', 'gap'].map((part) => seat.querySelector(`.${part}`)!.textContent))
  const alone = standings.filter(({ behind }) => !behind).length === 1
  const place = ['', '1st', '2nd', '3rd', '4th']
  expect(shown, 'how every seat stands').toEqual(standings.map(({ place: at, past, to_finish, behind }) => [place[at], past === null ? `${to_finish}` : `+${past}`, behind ? `−${behind}` : alone ? 'leads' : '=']))
  if (one.reach.length) drawn(one.reach)
  const targets = document.querySelectorAll('.target').length
  const names = new Set([...document.querySelectorAll(PRESSED)].map(name))
  for (const words of names) {
    expect(words, one.where).not.toBe('')
    const element = [...document.querySelectorAll(PRESSED)].find((other) => name(other) === words)!
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await settled()
  }
  expect(acts, 'what glows does something').toHaveLength(names.size)
  const pressed = acts.filter(({ actions }) => actions.length === 1).map(({ actions }) => actions[0]!)
  expect(words(legal.filter((action) => !pressed.includes(action.id))), `${one.where}: cannot be pressed`).toEqual([])
  const ids = legal.map((action) => action.id)
  expect(acts.filter(({ actions }) => !ids.includes(actions[0]!)), `${one.where}: is not legal`).toEqual([])

  acts = []
  const steps = ['step', 'exit']
  const offered = await typed()
  expect(offered, 'what can be typed').toBe(legal.filter((action) => !steps.includes(action.do)).length + targets)
  await typed(String(offered))
  expect(acts).toHaveLength(1)
  document.querySelectorAll('.card.legal').forEach((card) => card.dispatchEvent(new FocusEvent('focus')))
  await settled()
  expect(asked.filter((action) => ['means', 'leads', 'say', 'note'].some((field) => field in action)), 'the server knows actions by their form alone').toEqual([])
  expect(document.body.textContent, 'a text is missing').not.toContain('⟨')
})

test('what needs no thought is done by itself, once, and nothing is asked meanwhile', async () => {
  position = positions.find((one) => one.welcome.seats[0]!.obvious !== undefined)!
  settings.itself = true
  page = mount(Table, { target: document.body, props: { id: 't', link: '' } })
  await vi.waitFor(() => expect(acts).toHaveLength(1), { timeout: 10_000 })
  expect(acts[0]).toMatchObject({ actions: [position.welcome.seats[0]!.obvious], itself: true })
  await settled()
  expect(acts, 'what has no effect is asked in the end').toHaveLength(1)
  expect(document.querySelectorAll(PRESSED).length).toBeGreaterThan(0)
})

/** Each end of a move bears its feet, and says forward or back, bonus and red lines; nothing of it lies over a red line. */
function drawn(reach: Reached[]): void {
  for (const { space, path, gain, bonus, lines, hint } of reach) {
    const end = document.querySelector(`[data-space="${space}"]`)!
    expect(end.querySelector('text')!.textContent).toBe(`${path.length}`)
    expect([end.classList.contains('on'), end.classList.contains('back')]).toEqual([gain > 0, gain <= 0])
    expect(end.querySelector('.ring') !== null, 'a bonus is ringed').toBe(bonus)
    const feet = path.length === 1 ? '1 foot' : `${path.length} feet`
    expect(name(end)).toContain(`, ${feet} ${gain > 0 ? 'forward' : gain < 0 ? 'back' : 'aside'}${lines > 0 ? ', across' : ''}`)
    expect(name(end).endsWith('farthest')).toBe(hint === 'far')
  }
  const after = (a: string, b: string) => document.querySelector(a)!.compareDocumentPosition(document.querySelector(b)!) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(document.querySelectorAll('.tints > *')).toHaveLength(reach.length)
  expect(after('.tints', '.board .red'), 'red lines lie over the tint').toBeTruthy()
}

/** Type a command, or only look how many there are. */
async function typed(number = ''): Promise<number> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
  await vi.waitFor(() => expect(document.querySelector('dialog input')).not.toBeNull(), { timeout: 10_000 }) // it comes when asked for
  await settled()
  const offered = document.querySelectorAll('dialog ol li').length
  const field = document.querySelector<HTMLInputElement>('dialog input')!
  if (number) {
    field.value = number
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
    field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  } else document.querySelector<HTMLDialogElement>('dialog')!.close()
  await settled()
  return offered
}
