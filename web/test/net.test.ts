import { beforeEach, expect, test, vi } from 'vitest'
import { Net, type Line } from '../src/lib/net'
import type { Incoming } from '../src/lib/protocol'

class Fake {
  readyState = 0
  sent: any[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
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
  lose(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const welcome = { t: 'welcome', epoch: 'e1', seq: 5 }
let sockets: Fake[]
let heard: Incoming[]
let lines: Line[]
let net: Net

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  sockets = []
  heard = []
  lines = []
  const make = () => {
    const socket = new Fake()
    sockets.push(socket)
    return socket as unknown as WebSocket
  }
  net = new Net('tbl', '', { heard: (one) => heard.push(one), line: (one) => lines.push(one) }, make)
})

test('the first hello asks for all, a later one for what was missed', () => {
  sockets[0]!.start()
  expect(sockets[0]!.sent[0]).toEqual({ t: 'hello', protocol: 1, table: 'tbl' })
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
