/** The rules page as the server tells it, and who reads its worked examples. */
import { ofGame } from '../../shell/api'
import { t } from '../../shell/fluent.svelte'
import type { Reader } from '../../shell/speech'
import type { Book, BoxData, ExamplesOf } from './types'

let known: Promise<Book> | null = null
const told = new Map<string, Promise<ExamplesOf>>()

export const fetchBook = (): Promise<Book> => (known ??= ofGame('cubitos', 'book'))
export function fetchExamples(topic: string): Promise<ExamplesOf> {
  if (!told.has(topic)) told.set(topic, ofGame('cubitos', `book/${topic}`))
  return told.get(topic)!
}

/** The players of an example are called by their colours. */
export const readerOf = ({ sets, tracks, cards }: BoxData): Reader => ({
  names: [0, 1, 2, 3].map((seat) => t(`book-seat-${seat}`)),
  you: undefined,
  named: Object.fromEntries([...sets, ...tracks, ...cards].map(({ name, names }) => [name, { names, text: [] }])),
})
