/** What the page says when a line is cut: to the one whose line it is, and to those who wait for the host. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, health } from '../src/shell/api'
import { WHOLE, has, setLanguage, t } from '../src/shell/fluent.svelte'
import { FINAL } from '../src/shell/net'
import { CLOSES } from '../src/shell/protocol'
import type { ChairStatus, Status } from '../src/shell/protocol'
import { TableState } from '../src/shell/table.svelte'

class Fake {
  static OPEN = 1
  readyState = 1
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string }) => void
  constructor() {
    sockets.push(this)
  }
  send() {}
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const NOW = 1_000_000
const ANN: ChairStatus = { kind: 'link', name: 'Ann', taken: true, here: true }
const BOB: ChairStatus = { kind: 'link', name: 'Bob', taken: true, here: true }
const around = (changes: Partial<Status>): Status => ({
  phase: 'playing', seats: [ANN, BOB], host_here: true, host_away: null, grace: 30, help: 'none', pause: 60, commitment: '', closed_by: '', next: '', ...changes,
}) // prettier-ignore

let sockets: Fake[]
let answer: () => Response
let table: TableState
let seq: number

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const news = (status: Status) => sockets.at(-1)!.say({ t: 'update', seq: ++seq, public: { status } })
const heard = () => table.narrator.told.map((line) => line.words)
const welcome = () =>
  sockets.at(-1)!.say({
    t: 'welcome', epoch: 'e', seq: (seq = 1), now: Date.now() / 1000, table: { id: 't', frame: 'd', lesson: false }, seats: [],
    you: { seats: [1], host: false, watcher: false, links: {} }, public: { status: around({}), owed: [] },
  }) // prettier-ignore

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW * 1000 })
  vi.stubGlobal('WebSocket', Fake)
  vi.stubGlobal('fetch', async (path: string) => (path === '/api/health' ? answer() : json(200, { steps: [], entries: 0 })))
  answer = () => json(200, { ok: true, problem: '' })
  await setLanguage('en')
  sessionStorage.clear()
  sockets = []
  table = new TableState('t', '')
  sockets[0]!.onopen?.()
  welcome()
})

afterEach(() => {
  table.leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('whoever waits for the host sees how long, and may lead only then', () => {
  expect(table.chairs.leads).toBe(false)
  news(around({ host_here: false, host_away: NOW }))
  vi.advanceTimersByTime(1000)
  expect(table.chairs.hostWords, 'a host who only loads the page anew').toBe('')
  vi.advanceTimersByTime(6000)
  expect(table.chairs.hostWords).toContain('In 23 s')
  expect(table.chairs.leads).toBe(false)
  vi.advanceTimersByTime(22_000)
  expect(table.chairs.hostWords).toContain('In 1 s')
  vi.advanceTimersByTime(1000)
  expect(table.chairs.leads).toBe(true)
  expect(table.chairs.hostWords).toBe(t('page-host-away'))
  expect(heard().filter((words) => /host/.test(words)), 'said when it begins and when it is over').toHaveLength(2)
  table.chairs.dismissHost()
  expect(table.chairs.hostWords).toBe('')
  news(around({ host_here: false, host_away: NOW + 40 }))
  vi.advanceTimersByTime(20_000)
  expect(table.chairs.hostWords).toContain('In 20 s')
  news(around({}))
  expect([table.chairs.leads, table.chairs.hostWords]).toEqual([false, ''])
})

test('all are told by name who has taken whose chair, and a new name alone is none', () => {
  news(around({ seats: [{ ...ANN, name: 'Annie' }, BOB] }))
  news(around({ seats: [{ ...ANN, name: 'Annie', here: false, away: NOW }, BOB] }))
  expect(table.narrator.notice).toBeNull()
  news(around({ seats: [{ ...ANN, name: 'Eve', here: false, away: NOW + 31 }, BOB] }))
  expect(table.narrator.notice?.words()).toBe('Eve has taken Annie’s seat')
  expect(heard()).toContain('Eve has taken Annie’s seat')
})

test('where nothing can be stored the page says so until it can', async () => {
  answer = () => json(503, { ok: false, problem: 'disk' })
  table.line.pending = 'key'
  sessionStorage.setItem('kubok-unsent-t', JSON.stringify({ t: 'act', key: 'key', seat: 1, number: 0, actions: [1] }))
  sockets[0]!.onclose?.({ code: 1012, reason: 'not stored' })
  await vi.advanceTimersByTimeAsync(0)
  expect(table.line.words).toBe('The server’s disk is full: nothing can be saved right now. Your move is kept and will be sent. Trying again…')
  await vi.advanceTimersByTimeAsync(400)
  welcome()
  expect(table.line.words, 'the line is open, and the disk is still full').toContain('disk is full')
  await vi.advanceTimersByTimeAsync(4000)
  answer = () => json(200, { ok: true, problem: '' })
  await vi.advanceTimersByTimeAsync(6000)
  expect(table.line.words).toBe('')
})

test('a server that is well and takes no line is told from one that is not there', async () => {
  answer = () => json(200, { ok: true, problem: '' })
  sockets[0]!.onclose?.({ code: 1006, reason: '' })
  await vi.advanceTimersByTimeAsync(400)
  sockets[1]!.onclose?.({ code: 1006, reason: '' })
  await vi.advanceTimersByTimeAsync(0)
  expect(table.line.words).toContain(t('page-trouble-shut'))
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await vi.advanceTimersByTimeAsync(800)
  sockets[2]!.onclose?.({ code: 1006, reason: '' })
  await vi.advanceTimersByTimeAsync(0)
  expect(table.line.words).toContain(t('page-trouble-offline'))
})

test.each([
  [502, 'page-trouble-down'],
  [504, 'page-trouble-down'],
  [429, 'page-trouble-crowded'],
])('what a proxy says about the health, %s, is said in our words', async (status, id) => {
  answer = () => new Response('<html>', { status })
  expect(`page-trouble-${await health()}`).toBe(id)
})

test.each([
  [413, '<html>too large</html>', 'page-http-large'],
  [429, 'slow down', 'page-trouble-crowded'],
  [503, '<html>nginx</html>', 'page-trouble-down'],
  [403, '{"detail": "no"}', 'page-http-other'],
])('an answer of %s that is not ours gets a sentence of ours', async (status, body, id) => {
  for (const language of WHOLE) {
    await setLanguage(language)
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    await expect(api.me()).rejects.toThrow(t(id, { status }))
  }
})

test('who cannot be served because the server is not well is told what the matter is, else what the server says', async () => {
  const busy = json(503, { code: 'busy', text: 'too many tables' })
  vi.stubGlobal('fetch', async (path: string) => (path === '/api/health' ? answer() : busy.clone()))
  await expect(api.tables()).rejects.toThrow('too many tables')
  answer = () => json(503, { ok: false, problem: 'database' })
  await expect(api.tables()).rejects.toThrow(t('page-trouble-database'))
  answer = () => json(503, { ok: false, problem: 'gremlins' })
  await expect(api.tables()).rejects.toThrow(t('page-trouble-other'))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(api.tables()).rejects.toThrow(t('page-trouble-offline'))
})

test('every close code of the server has words in every language', async () => {
  const stays = FINAL.filter((word) => word !== 'reload').map((word) => `page-close-${word}-text`)
  const ids = [...Object.values(CLOSES).map((word) => `page-close-${word}`), ...stays]
  const words = new Set<string>()
  for (const language of WHOLE) {
    await setLanguage(language)
    for (const id of ids) {
      expect(has(id), `${id} in ${language}`).toBe(true)
      words.add(t(id))
    }
  }
  expect(words.size).toBe(ids.length * WHOLE.length)
})

test('a device without a network says so at once, and no longer when it is back or the server answers all the same', () => {
  dispatchEvent(new Event('offline'))
  expect(table.line.words).toBe(t('page-line-off'))
  table.line.act(1, 1, [2])
  expect(table.line.words).toBe(`${t('page-line-off')} ${t('page-line-kept')}`)
  dispatchEvent(new Event('online'))
  expect(table.line.words).not.toContain(t('page-line-off'))
  dispatchEvent(new Event('offline'))
  sockets.at(-1)!.say({ t: 'pong', n: 1 })
  expect(table.line.words, 'a server in the same house').not.toContain(t('page-line-off'))
})

test('what is sent and not answered does not stay silent: it is said, the line is tried, and the move goes again', () => {
  table.line.act(1, 1, [2])
  vi.advanceTimersByTime(2400)
  expect(table.line.words).toBe('')
  vi.advanceTimersByTime(200)
  expect(table.line.words).toBe(`${t('page-line-late')} ${t('page-line-kept')}`)
  vi.advanceTimersByTime(800)
  expect(sockets, 'a line that does not answer is opened anew').toHaveLength(2)
  expect(table.line.words).toContain(t('page-trouble-offline'))
  const sent: any[] = []
  sockets[1]!.send = ((text: string) => sent.push(JSON.parse(text))) as any
  sockets[1]!.onopen?.()
  sockets[1]!.say({ t: 'resumed', seq })
  expect(sent.at(-1)).toMatchObject({ t: 'act', seat: 1, number: 1 })
  sockets[1]!.say({ t: 'done', key: sent.at(-1).key, entry: 0, number: 1 })
  expect(table.line.words).toBe('')
})
