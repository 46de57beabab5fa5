/** Search as one types, in any of our languages: small and large letters, accents and endings do not matter, nor does a slip of the finger. */

export interface Place {
  /** Where it leads. */
  href: string
  /** What kind of thing it is, for the reader. */
  kind: string
  title: string
  text: string
  /** More words that it is found by, such as its names in other languages. */
  also?: string
}

const LOOKALIKES: Record<string, string> = { ł: 'l', ґ: 'г', ё: 'е' }

/** A word as it is compared. Rule numbers are found as C-3.4, c3.4, 3.4, and with a Cyrillic С; V-3.4 as v3.4, too. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’'ʼ`]/g, '')
    .replace(/[łґё]/g, (letter) => LOOKALIKES[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![\p{L}])[cс]-?(?=\d)/gu, '')
    .replace(/(?<![\p{L}])[vв]-?(?=\d)/gu, 'v')
}

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(?:[.-]\p{N}+)*/gu) ?? []

/** Can the wish be had from a beginning of the word by so many slips? */
function near(wish: string, word: string, most: number): boolean {
  let row = Array.from({ length: word.length + 1 }, (_, i) => i)
  for (let i = 1; i <= wish.length; i++) {
    const next = [i]
    for (let k = 1; k <= word.length; k++) next[k] = Math.min(row[k]! + 1, next[k - 1]! + 1, row[k - 1]! + (wish[i - 1] === word[k - 1] ? 0 : 1))
    if (Math.min(...next) > most) return false
    row = next
  }
  return Math.min(...row) <= most
}

/** How well a word fits what was typed: 4 the same, 3 begins so, 2 holds it, 1 nearly, 0 not. */
export function fit(wish: string, word: string): number {
  if (wish === word) return 4
  if (word.startsWith(wish)) return 3
  if (wish.length > 2 && word.includes(wish)) return 2
  if (wish.length > 5 && word.startsWith(wish.slice(0, Math.max(5, wish.length - 3)))) return 1 // the same word with another ending
  const slips = wish.length > 7 ? 2 : wish.length > 3 && !/\d/.test(wish) ? 1 : 0
  return slips && word.length + slips >= wish.length && near(wish, word, slips) ? 1 : 0
}

export interface Found extends Place {
  score: number
}

export class Index {
  private readonly entries: { place: Place; title: string[]; text: string[] }[]

  constructor(places: Place[]) {
    this.entries = places.map((place) => ({ place, title: wordsOf(`${place.title} ${place.also ?? ''}`), text: wordsOf(place.text) }))
  }

  /** Places that have every word that was typed, the best first. */
  find(query: string): Found[] {
    const wishes = wordsOf(query)
    if (!wishes.length) return []
    const known = new Map<string, number>()
    const best = (wish: string, words: string[]) => {
      let most = 0
      for (const word of words) {
        const key = `${wish} ${word}`
        const score = known.get(key) ?? fit(wish, word)
        known.set(key, score)
        if (score > most) most = score
      }
      return most
    }
    const found = this.entries.flatMap(({ place, title, text }) => {
      const scores = wishes.map((wish) => Math.max(3 * best(wish, title), best(wish, text)))
      return scores.every(Boolean) ? [{ ...place, score: scores.reduce((a, b) => a + b, 0) }] : []
    })
    return found.sort((a, b) => b.score - a.score)
  }
}

/** A piece of the text about the first word that fits, in parts: every second part is a word to be marked. */
export function excerpt(text: string, query: string, around = 90): string[] {
  const wishes = wordsOf(query)
  const parts = text.split(/([\p{L}\p{N}][\p{L}\p{N}’'ʼ.-]*)/u)
  const hit = parts.map((part, i) => i % 2 === 1 && wordsOf(part).some((word) => wishes.some((wish) => fit(wish, word) > 0)))
  const first = Math.max(0, hit.indexOf(true))
  let [from, to, size] = [first, first, 0]
  while (size < 2 * around && (from > 0 || to < parts.length - 1)) {
    if (from > 0 && first - from <= to - first) size += parts[--from]!.length
    else if (to < parts.length - 1) size += parts[++to]!.length
    else size += parts[--from]!.length
  }
  const shown: string[] = [from > 0 ? '… ' : '']
  for (let i = from; i <= to; i++) {
    if (hit[i]) shown.push(parts[i]!, '')
    else shown[shown.length - 1] += parts[i]!
  }
  if (to < parts.length - 1) shown[shown.length - 1] += ' …'
  return shown
}
