/** Checks the dice of a record as docs/verify.md says, with the browser's own cryptography and no rules of any game. */

const encoder = new TextEncoder()

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('hex')
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16))
}

const toHex = (data: ArrayBuffer) => Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function hmacKey(key: Uint8Array<ArrayBuffer> | ArrayBuffer) {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

export interface Draw {
  at: [number, number, number]
  sides: number[]
  values: number[] | null
}

type Fault = 'known' | 'open' | 'secret' | 'nonces' | 'twice' | 'die'

/** What was checked, or the code of what is wrong and where. `known`: the dice of a lesson, that nobody sealed. */
export type Verdict = { good: true; dice: number } | { good: false; code: Fault; at: string }

/** The value that a die must have: the first byte of an HMAC, drawn anew while it would favour low values. */
export async function value(key: CryptoKey, id: string, place: string, k: number, sides: number): Promise<number> {
  const limit = 256 - (256 % sides)
  for (let attempt = 0; ; attempt++) {
    const message = encoder.encode(`kubok/1/${id}/${place}/${k}/${attempt}`)
    const byte = new Uint8Array(await crypto.subtle.sign('HMAC', key, message))[0]!
    if (byte < limit) return byte % sides
  }
}

export async function gameKey(secret: string, nonces: string[]): Promise<CryptoKey> {
  const first = await hmacKey(bytes(secret))
  return hmacKey(await crypto.subtle.sign('HMAC', first, bytes(nonces.join(''))))
}

/** Checks the text of a record. */
export async function verify(record: string): Promise<Verdict> {
  const wrong = (code: Fault, at = ''): Verdict => ({ good: false, code, at })
  const lines = record
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line))
  const header = lines[0] ?? {}
  if (header.commitment === '') return wrong('known')
  const secret = lines.at(-1)?.end?.secret
  if (typeof secret !== 'string' || secret.length !== 64) return wrong('open')
  if (toHex(await crypto.subtle.digest('SHA-256', bytes(secret))) !== header.commitment) return wrong('secret')
  const nonces: string[] = header.nonces ?? []
  if (nonces.length !== header.seats?.length || nonces.some((nonce) => !/^[0-9a-f]{32}$/.test(nonce))) return wrong('nonces')
  const key = await gameKey(secret, nonces)
  const seen = new Set<string>()
  let dice = 0
  for (const line of lines.slice(1)) {
    for (const draw of (line.drawn ?? []) as Draw[]) {
      const place = draw.at.join('/')
      if (seen.has(place) || draw.values?.length !== draw.sides.length) return wrong('twice', place)
      seen.add(place)
      for (const [k, sides] of draw.sides.entries()) {
        if (draw.values[k] !== (await value(key, header.id, place, k, sides))) return wrong('die', `${place}/${k}`)
        dice++
      }
    }
  }
  return { good: true, dice }
}
