import { beforeEach, expect, test, vi } from 'vitest'
import type { FromServer, Told } from '../src/shell/protocol'
import { save } from '../src/shell/settings.svelte'
import { Stage } from '../src/games/cubitos/stage.svelte'

let land: () => void
vi.mock('../src/games/cubitos/tumble', () => ({
  tumble: () => {
    const landed = new Promise<[]>((done) => (land = () => done([])))
    return { landed, skip: () => land() }
  },
}))

const event = (kind: string, seat: number, fields: object = {}): Told => ({ kind, seat, rule: '', fields, say: null })
const rolled = event('rolled', 0, { why: 'push', faces: ['light miss', 'light coin'] })
const update = (...events: Told[]): FromServer => ({ t: 'update', seq: 1, public: { events } })

let stage: Stage
let taken: string[]
beforeEach(() => {
  document.body.innerHTML = '<section class="mine"><div class="cloth"></div><canvas class="air"></canvas></section>'
  save({ speed: 1, motion: true })
  stage = new Stage()
  const part = <T extends Element>(selector: string) => document.querySelector<T & HTMLElement>(selector)!
  Object.assign(stage, { mine: part('.mine'), cloth: part('.cloth'), air: part('canvas') })
  taken = []
})
const play = (message: FromServer, name: string, me = 0) => stage.play(message, me, () => taken.push(name))
const thrown = () => vi.waitFor(() => expect(stage.rolling && !!land).toBe(true))

test('the news of a roll is taken when the dice have landed, and what came meanwhile after it', async () => {
  play(update(rolled), 'roll')
  play(update(event('pass', 1)), 'pass')
  await thrown()
  await new Promise((done) => setTimeout(done, 20))
  expect(taken).toEqual([])
  land()
  await vi.waitFor(() => expect(taken).toEqual(['roll', 'pass']))
  expect(stage.rolling).toBe(false)
})

test('a roll of somebody who is not in view waits for nothing', () => {
  play(update(rolled), 'roll', 1)
  expect(taken).toEqual(['roll'])
})

test('whoever else rolls is seen to roll', () => {
  play(update(rolled), 'roll', 1)
  play(update(rolled, event('rolled', 2, { faces: [] })), 'roll', 1)
  expect({ ...stage.rolls }).toEqual({ 0: 2, 2: 1 })
})

test('a lost roll of somebody else and a great one are told from the others', () => {
  const fateOf = (...events: Told[]) => (play(update(...events), 'roll', 1), stage.fates[0])
  const faces = (...all: string[]) => event('rolled', 0, { why: 'push', faces: all })
  expect(fateOf(rolled)).toBe('')
  expect(fateOf(faces('light miss', 'dark miss'), event('bust', 0))).toBe('bust')
  expect(fateOf(faces('light coin', 'dark foot', 'red symbol'))).toBe('great')
  expect(fateOf(faces('light coin', 'dark foot', 'red symbol', 'red miss', 'red miss'))).toBe('')
})

test('what is in the air does not lie where it was', async () => {
  document.querySelector('.mine')!.insertAdjacentHTML('beforeend', '<i data-die="draw|light|"></i><i data-die="draw|dark|"></i>')
  const hidden = () => [...document.querySelectorAll<HTMLElement>('[data-die]')].map((die) => die.style.visibility)
  play(update(event('rolled', 0, { why: 'draw', faces: ['light miss'] })), 'roll')
  await thrown()
  await vi.waitFor(() => expect(hidden()).toEqual(['hidden', '']))
  land()
  await vi.waitFor(() => expect(taken).toEqual(['roll']))
  expect(hidden()).toEqual(['', ''])
})

test('at speed 0 everything is at once', () => {
  save({ speed: 0 })
  play(update(rolled), 'roll')
  expect(taken).toEqual(['roll'])
})

test('a click skips the throw', async () => {
  play(update(rolled), 'roll')
  await thrown()
  await vi.waitFor(() => {
    stage.skip()
    expect(taken).toEqual(['roll'])
  })
})
