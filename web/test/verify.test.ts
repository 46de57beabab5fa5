import { expect, test } from 'vitest'
import { gameKey, value, verify } from '../src/shell/verify'

// The worked example of docs/verify.md
const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const nonces = ['000102030405060708090a0b0c0d0e0f', '101112131415161718191a1b1c1d1e1f']
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'

const record = (draws: object[], end: object = { secret }) =>
  [{ id: 'example', commitment, nonces, seats: ['a', 'b'] }, { drawn: draws }, { end }].map((line) => JSON.stringify(line)).join('\n')

const roll = { at: [1, 1, 0], sides: [6, 6, 200], values: [1, 0, 132] }
const deal = { at: [-1, 1, 0], sides: [3, 2], values: [0, 0] }

test('the dice of the worked example fall as the page says', async () => {
  const key = await gameKey(secret, nonces)
  expect(await value(key, 'example', '1/1/0', 2, 200)).toBe(132)
  expect(await verify(record([roll, deal]))).toEqual({ good: true, dice: 5 })
})

test('a die that was changed is found', async () => {
  expect(await verify(record([{ ...roll, values: [1, 1, 132] }]))).toEqual({ good: false, code: 'die', at: '1/1/0/1' })
})

test('a roll that stands twice is found', async () => {
  expect(await verify(record([roll, roll]))).toMatchObject({ good: false, code: 'twice' })
})

test('another secret than the committed one is found, and a missing one', async () => {
  expect(await verify(record([roll], { secret: 'ff'.repeat(32) }))).toMatchObject({ good: false, code: 'secret' })
  expect(await verify(record([roll], {}))).toMatchObject({ good: false, code: 'open' })
})

test('the dice of a lesson are known, and nobody is told that they were verified', async () => {
  const text = [{ commitment: '', seats: ['a', 'b'] }, { end: { secret: '' } }].map((line) => JSON.stringify(line)).join('\n')
  expect(await verify(text)).toEqual({ good: false, code: 'known', at: '' })
})
