/** What the server says in parts, as pieces of which some are people or names that explain themselves. */
import type { Entry, Json } from '../../shell/protocol'
import { words, type Reader } from '../../shell/speech'

export interface Piece {
  words: string
  /** Who it is. */
  seat?: number
  /** What the glossary has under this key. */
  named?: string
}

const [OPEN, SHUT] = ['\uE000', '\uE001']
const MARKED = new RegExp(`${OPEN}([sn])([^${SHUT}]*)${SHUT}`)

/** A reader to whom every person and every name is a mark: it stands in the filled sentence where the words would. */
function marking({ you, names, named }: Reader): Reader {
  const known = (key: string): Entry | undefined => named[key] && { names: { en: `${OPEN}n${key}${SHUT}` }, text: [] }
  return {
    you,
    names: names.map((_, seat) => `${OPEN}s${seat}${SHUT}`),
    named: new Proxy({}, { get: (_, key) => known(String(key)) }) as Reader['named'],
  }
}

export function pieces(part: Json | undefined, to: Reader): Piece[] {
  const cut = words(part, marking(to)).split(MARKED)
  const found: Piece[] = []
  for (let i = 0; i < cut.length; i += 3) {
    if (cut[i]) found.push({ words: cut[i]! })
    const [kind, id] = [cut[i + 1], cut[i + 2]]
    if (kind === 's') found.push({ words: to.names[Number(id)] ?? '', seat: Number(id) })
    else if (kind === 'n') found.push({ words: words({ named: id! }, to), named: id! })
  }
  return found
}

/** With a name for the ear alone: what leads to it and the marks of quotation around it go with it. */
export function hushed(all: Piece[], key: string): Piece[] {
  const found = all.map((piece) => ({ ...piece }))
  found.forEach((piece, i) => {
    if (piece.named !== key) return
    const cut = (at: number, what: RegExp): string => {
      const words = what.exec(found[at]?.words ?? '')?.[0] ?? ''
      if (words) found[at]!.words = found[at]!.words.replace(what, '')
      return words
    }
    piece.words = cut(i - 1, /[:«„“"\s]+$/) + piece.words + cut(i + 1, /^[»”"]/)
  })
  return found.filter((piece) => piece.words)
}

/** The keys of the glossary that a part speaks of. */
export const namesIn = (part: Json | undefined, to: Reader): string[] => [...new Set(pieces(part, to).flatMap((piece) => piece.named ?? []))]
