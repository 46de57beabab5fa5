import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Explain from '../src/shell/Explain.svelte'
import { setLanguage } from '../src/shell/fluent.svelte'
import { save } from '../src/shell/settings.svelte'
import { parse } from '../src/shell/rulebook'
import { pageOf, rulesOf } from '../src/games/cubitos/topics'
import { placed } from '../src/shell/placed'

const view = { width: 390, height: 844 }
const size = { width: 320, height: 200 }

test('a bubble lies below, else above, and always within the window', () => {
  expect(placed({ left: 100, top: 100, width: 40, height: 40 }, size, view)).toEqual({ left: 8, top: 148 })
  expect(placed({ left: 300, top: 800, width: 40, height: 40 }, size, view)).toEqual({ left: 62, top: 592 })
  for (const about of [{ left: 380, top: -20, width: 90, height: 10 }, { left: -50, top: 830, width: 20, height: 40 }, { left: 0, top: 0, width: 390, height: 844 }, { left: 40, top: 1900, width: 40, height: 40 }, { left: -900, top: 40, width: 40, height: 900 }, { left: 900, top: 40, width: 40, height: 900 }]) {
    const { left, top } = placed(about, size, view)
    expect(left >= 0 && top >= 0 && left + size.width <= view.width && top + size.height <= view.height).toBe(true)
  }
})

test('a bubble about one of many lies beside them all, where there is room', () => {
  const [card, market] = [{ left: 900, top: 300, width: 120, height: 150 }, { left: 760, top: 110, width: 510, height: 300 }]
  expect(placed(card, size, { width: 1280, height: 720 }, market)).toEqual({ left: 432, top: 300 })
  expect(placed({ ...card, left: 200 }, size, view, { ...market, left: 6 }).top).toBe(458)
})

test('a bubble leaves clear what somebody needs to see, wherever else there is room', () => {
  const desk = { width: 1280, height: 720 }
  const push = { left: 120, top: 650, width: 250, height: 44 }
  const clear = [{ left: 110, top: 490, width: 340, height: 150 }, { left: 455, top: 490, width: 200, height: 220 }]
  const at = placed(push, size, desk, undefined, clear)
  for (const box of [push, ...clear]) expect(at.left + size.width <= box.left || at.left >= box.left + box.width || at.top + size.height <= box.top || at.top >= box.top + box.height).toBe(true)
})

test('every rule that an explanation names is in the rules', () => {
  const known = parse(readFileSync('../src/kubok/cubitos/data/rules.toml', 'utf-8'))
  const named = [...readFileSync('src/games/cubitos/topics.ts', 'utf-8').matchAll(/'(C-[\d.]+)'/g)].map((found) => found[1]!)
  expect(named.filter((rule) => !known.has(rule))).toEqual([])
  expect(rulesOf('zone draw')).toEqual(['C-3.1'])
})

test('a topic knows its place on the rules page', () => {
  expect(pageOf('card bob')).toBe('/rules/card/bob')
  expect(pageOf('rule C-3.4')).toBe('/rules/C-3.4')
  expect(pageOf('number limit')).toBe('/rules/C-3.2')
})

// The popover itself

let app: Record<string, any>
let zone: HTMLElement
const pressed = vi.fn()
const box = () => document.getElementById('explanation')
const appears = () => vi.waitFor(() => expect(box()).not.toBeNull(), { timeout: 10_000 })
const fire = (on: Element, type: string, more: object = {}) => {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }))
  flushSync()
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')))
  await setLanguage('en')
  document.body.innerHTML = '<button data-explain="zone roll" title="own hint">Roll</button> <button data-rule="C-3.4">C-3.4</button><div id="there"></div>'
  zone = document.querySelector('[data-explain]')!
  zone.addEventListener('click', pressed)
  app = mount(Explain, { target: document.getElementById('there')!, props: { box: () => import('../src/games/cubitos/ExplainBox.svelte') } })
  flushSync()
})
afterEach(() => {
  void unmount(app)
  pressed.mockClear()
})

const point = (on: Element, x = 1) => {
  fire(on, 'pointerover', { screenX: x })
  fire(on, 'pointermove', { screenX: x })
}

test('what comes to lie under a pointer that rests explains nothing', async () => {
  point(document.body, 7)
  point(zone, 7)
  await new Promise((go) => setTimeout(go, 900))
  expect(box()).toBeNull()
  fire(zone, 'pointermove', { screenX: 8 })
  await appears()
})

test.each(['asked', 'off'] as const)('with explanations %s, pointing explains nothing', async (explain) => {
  save({ explain })
  point(zone)
  await new Promise((go) => setTimeout(go, 900))
  expect(box()).toBeNull()
  zone.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
  flushSync()
  if (explain === 'asked') await appears()
  else expect(box()).toBeNull()
  save({ explain: 'on' })
})

test('pointing for a while explains, with the rule; going away ends it', async () => {
  point(zone)
  expect(box()).toBeNull()
  await appears()
  expect(box()!.textContent).toContain('Misses stay here')
  expect(box()!.textContent).toContain('C-3.3')
  expect(zone.getAttribute('aria-describedby')).toBe('explanation')
  expect(zone.title).toBe('')
  fire(document.body, 'pointerover')
  expect(box()).toBeNull()
  expect(zone.title).toBe('own hint')
  expect(zone.hasAttribute('aria-describedby')).toBe(false)
})

test('Escape dismisses it', async () => {
  point(zone)
  await appears()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  flushSync()
  expect(box()).toBeNull()
})

test('a long press opens a dialog, and lifting the finger presses nothing', async () => {
  fire(zone, 'pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 })
  await appears()
  expect(box()!.getAttribute('role')).toBe('dialog')
  fire(zone, 'pointerup', { pointerType: 'touch' })
  zone.click()
  expect(pressed).not.toHaveBeenCalled()
  zone.click()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a finger that moves is no long press', async () => {
  fire(zone, 'pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 })
  fire(zone, 'pointermove', { pointerType: 'touch', clientX: 5, clientY: 50 })
  await new Promise((go) => setTimeout(go, 600))
  expect(box()).toBeNull()
})

test('a rule number opens its rule without leaving', async () => {
  document.querySelector<HTMLElement>('[data-rule]')!.click()
  flushSync()
  await appears()
  expect(box()!.textContent).toContain('risks a bust')
  expect(box()!.querySelector('a')!.getAttribute('href')).toBe('/rules/C-3.4')
})
