import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Die from '../src/games/cubitos/Die.svelte'
import { COLOURS } from '../src/games/cubitos/words'

const FACES = ['', 'miss', 'coin', 'coin2', 'coin3', 'credit', 'foot', 'symbol', 'power']

/** What is drawn on a die, its colour left out. */
function drawn(kind: string, face: string): string {
  const target = document.createElement('div')
  const die = mount(Die, { target, props: { kind, face } })
  flushSync()
  const shapes = [...target.querySelectorAll('.top *')].map((one) => [one.classList[0], one.getAttribute('data-n'), one.getAttribute('d')].join(' '))
  void unmount(die)
  return shapes.join()
}

test('whoever sees no colour tells every face of every coloured die from every other', () => {
  const looks = [...COLOURS, 'first', 'light'].flatMap((kind) => FACES.filter((face) => kind !== 'light' || !['miss', 'symbol', 'power'].includes(face)).map((face) => drawn(kind, face)))
  expect(new Set(looks).size).toBe(looks.length)
})

test('the face of a miss is blank: what tells the die lies on its edge', () => {
  const target = document.createElement('div')
  const die = mount(Die, { target, props: { kind: 'red', face: 'miss' } })
  flushSync()
  expect([...target.querySelectorAll('.top > *')].map((one) => one.classList[0])).toEqual(['tab'])
  void unmount(die)
})

test('the greys have no symbol: they differ in brightness alone', () => {
  for (const face of ['', 'miss', 'coin', 'foot', 'credit']) expect(drawn('light', face)).toBe(drawn('dark', face))
})
