/** The rules page as the server tells it, and who reads its worked examples. */
import { ofGame, once } from '../../shell/api'
import { t } from '../../shell/fluent.svelte'
import type { Reader } from '../../shell/speech'
import type { Book, BoxData } from './types'

export const fetchBook = once((): Promise<Book> => ofGame('cubitos', 'book'))

/** The players of an example are called by their colours. */
export const readerOf = ({ sets, tracks, cards }: BoxData): Reader => ({
  names: [0, 1, 2, 3].map((seat) => t(`book-seat-${seat}`)),
  you: undefined,
  named: Object.fromEntries([...sets, ...tracks, ...cards].map(({ name, names }) => [name, { names, text: [] }])),
})
