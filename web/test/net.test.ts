import { beforeEach, expect, test, vi } from 'vitest'
import { FINAL, Net, type LineState } from '../src/shell/net'
import { CLOSES } from '../src/shell/protocol'
import type { FromServer } from '../src/shell/protocol'

class Fake {
  readyState = 0
  sent: any[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string }) => void
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.lose(1000)
  }
  start() {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  lose(code = 1006, reason = '') {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

const welcome = { t: 'welcome', epoch: 'e1', seq: 5 }
let sockets: Fake[]
let heard: FromServer[]
let lines: LineState[]
let causes: string[]
let net: Net

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  sockets = []
  heard = []
  lines = []
  causes = []
  const make = () => {
    const socket = new Fake()
    sockets.push(socket)
    return socket as unknown as WebSocket
  }
  net = new Net('tbl', '', { heard: (one) => heard.push(one), line: (one, why) => (lines.push(one), causes.push(why)) }, make)
})

test('the first hello asks for all, a later one for what was missed', () => {
  sockets[0]!.start()
  expect(sockets[0]!.sent[0]).toEqual({ t: 'hello', protocol: 2 })
  sockets[0]!.say(welcome)
  sockets[0]!.say({ t: 'update', seq: 6, public: {} })
  sockets[0]!.lose()
  expect(lines.at(-1)).toBe('lost')
  vi.advanceTimersByTime(500)
  sockets[1]!.start()
  expect(sockets[1]!.sent[0]).toMatchObject({ epoch: 'e1', since: 6 })
})

test('an update that was heard before has no second effect', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  sockets[0]!.say({ t: 'update', seq: 6, public: {} })
  sockets[0]!.say({ t: 'update', seq: 6, public: {} })
  expect(heard.filter((one) => one.t === 'update')).toHaveLength(1)
})

test('a gap in the numbers makes it connect anew and resume', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  sockets[0]!.say({ t: 'update', seq: 8, public: {} })
  vi.advanceTimersByTime(500)
  sockets[1]!.start()
  expect(sockets[1]!.sent[0]).toMatchObject({ since: 5 })
  expect(heard.filter((one) => one.t === 'update')).toHaveLength(0)
})

test('an action without an answer is sent again with the same key, until it is answered', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  const key = net.act(0, 3, [2])
  sockets[0]!.lose()
  vi.advanceTimersByTime(500)
  sockets[1]!.start()
  sockets[1]!.say({ t: 'resumed', seq: 5 })
  expect(sockets[1]!.sent.at(-1)).toEqual({ t: 'act', key, seat: 0, number: 3, actions: [2] })
  sockets[1]!.say({ t: 'done', key, entry: 1, number: 3 })
  expect(net.unsent).toBeNull()
})

test('an action made while the line is lost is kept and sent later', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  sockets[0]!.lose()
  net.act(0, 3, [3])
  vi.advanceTimersByTime(500)
  sockets[1]!.start()
  sockets[1]!.say({ t: 'resumed', seq: 5 })
  expect(sockets[1]!.sent.at(-1)).toMatchObject({ t: 'act', actions: [3] })
})

test('a question whose line breaks is answered with nothing', async () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  const answer = net.ask(0, 'reach')
  sockets[0]!.lose()
  expect(await answer).toBeNull()
})

test('a table that is not there is not asked for again', () => {
  sockets[0]!.start()
  sockets[0]!.lose(4404)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(lines.at(-1)).toBe('refused')
})

test.each(Object.entries(CLOSES))('a line closed with %s is opened again unless that is of no use: %s', (code, word) => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  sockets[0]!.lose(Number(code))
  expect(causes.at(-1)).toBe(word)
  vi.advanceTimersByTime(5000)
  expect(sockets).toHaveLength(FINAL.includes(word) ? 1 : 2)
  expect(lines.at(-1)).toBe(word === 'reload' ? 'reload' : FINAL.includes(word) ? 'refused' : 'connecting')
})

test('a handshake that fails is told from a line that breaks, and what was not stored from a restart', () => {
  sockets[0]!.lose()
  expect(causes.at(-1)).toBe('unopened')
  vi.advanceTimersByTime(500)
  sockets[1]!.start()
  sockets[1]!.lose()
  expect(causes.at(-1)).toBe('')
  vi.advanceTimersByTime(1000)
  sockets[2]!.start()
  sockets[2]!.lose(1012, 'not stored')
  expect(causes.at(-1)).toBe('not_stored')
})

/** How long it waits until it opens the next socket. */
function waited(): number {
  const before = sockets.length
  for (let time = 0; ; time += 100) {
    if (sockets.length > before) return time
    vi.advanceTimersByTime(100)
  }
}

test('whoever is let in and thrown out again waits longer each time, and after a good line no longer', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    sockets[i]!.start()
    sockets[i]!.say(welcome)
    sockets[i]!.lose(1012, 'not stored')
    return waited()
  })
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000])
  sockets[7]!.start()
  sockets[7]!.say(welcome)
  vi.advanceTimersByTime(11_000)
  sockets[7]!.lose()
  expect(waited()).toBe(400)
})

test('a server that has too much to do is not asked again at once', () => {
  sockets[0]!.start()
  sockets[0]!.lose(1013)
  expect(waited()).toBe(3000)
  sockets[1]!.start()
  sockets[1]!.lose(4429)
  expect(waited()).toBe(6000)
})

test('what was too large is not sent again', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  net.act(0, 3, [2])
  sockets[0]!.lose(1009)
  expect(net.unsent).toBeNull()
})

test('a newer server offers a reload and keeps the action', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  net.act(0, 3, [2])
  sockets[0]!.say({ t: 'reload', protocol: 2 })
  sockets[0]!.lose(4426)
  expect(lines.at(-1)).toBe('reload')
  expect(net.unsent).not.toBeNull()
})

test('a page that wakes and gets no answer is connected anew within a second; one that gets one stays', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  vi.advanceTimersByTime(10_000)
  net.wake()
  vi.advanceTimersByTime(100)
  sockets[0]!.say({ t: 'pong', n: 5 })
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(1)
  net.wake()
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  sockets[1]!.start()
  expect(sockets[1]!.sent[0]).toMatchObject({ t: 'hello', epoch: 'e1', since: 5 })
})

test('back on the network it connects at once, though an attempt from before hangs', () => {
  sockets[0]!.start()
  sockets[0]!.say(welcome)
  sockets[0]!.lose()
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(2)
  net.retry()
  expect(sockets).toHaveLength(3)
  sockets[2]!.start()
  expect(sockets[2]!.sent[0]).toMatchObject({ t: 'hello', epoch: 'e1', since: 5 })
  net.retry()
  expect(sockets, 'an open line is left alone').toHaveLength(3)
})

test('an attempt that nobody answers is given up and made again', () => {
  vi.advanceTimersByTime(8000)
  expect(lines.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
})
