// A checker of dice written from docs/verify.md alone. Run it: node examples/verify.mjs FILE. It needs Node and no more.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha = (bytes) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const bytes = (hex, count, otherwise) => {
  if (!new RegExp(`^[0-9a-f]{${2 * count}}$`).test(hex)) throw new Error(otherwise)
  return Buffer.from(hex, 'hex')
}

/** How many dice a record has; an error that says what is wrong, if anything is. */
function check(text) {
  const [header, ...lines] = text.trimEnd().split('\n').map((line) => JSON.parse(line))
  const secret = bytes(lines.at(-1)?.end?.secret, 32, 'there is no secret: the game is not over')
  if (sha(secret) !== header.commitment) throw new Error('the secret is not the committed one')
  if (header.nonces.length !== header.seats.length) throw new Error('a nonce is missing')
  const key = hmac(secret, Buffer.concat(header.nonces.map((nonce) => bytes(nonce, 16, 'a nonce is missing or too short'))))
  const seen = new Set()
  let dice = 0
  for (const { at, sides, values } of lines.flatMap((line) => line.drawn ?? [])) {
    const place = at.join('/')
    if (seen.has(place)) throw new Error(`${place} was drawn twice`)
    seen.add(place)
    if (values === null) throw new Error(`${place} was set by hand`)
    if (values.length !== sides.length) throw new Error(`${place} has ${values.length} values of ${sides.length}`)
    sides.forEach((count, k) => {
      const value = fallen(key, `kubok/1/${header.id}/${place}/${k}`, count)
      if (value !== values[k]) throw new Error(`die ${k} of ${place} is ${values[k]}, and should be ${value}`)
      dice++
    })
  }
  concessions(header.seats.length, lines)
  return dice
}

/** Of two, whoever gives up has lost, and nothing is played after it. */
function concessions(seats, lines) {
  const at = seats === 2 ? lines.findIndex((line) => line.concede) : -1
  if (at < 0) return
  if (at !== lines.length - 2) throw new Error('somebody gave up, and yet it went on')
  if (lines.at(-1).end.places[lines[at].seat] !== 2) throw new Error('who gave up did not lose')
}

function fallen(key, address, sides) {
  for (let attempt = 0; ; attempt++) {
    const byte = hmac(key, `${address}/${attempt}`)[0]
    if (byte < 256 - (256 % sides)) return byte % sides
  }
}

try {
  console.log(`${check(readFileSync(process.argv[2], 'utf8'))} dice are as sealed`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
