/** What the rules of A Wild Venture are searched for beside themselves: cards and boards, by their names in any language. */
import { ofGame, once } from '../../shell/api'
import { filesOf, languages, local, more, t } from '../../shell/fluent.svelte'
import type { Place } from '../../shell/search'
import { words, type Reader } from '../../shell/speech'
import type { VillageBook } from './book-types'

export const fetchBook = once((): Promise<VillageBook> => ofGame('venture', 'book'))

const every = (names: Record<string, string>) => languages.map((tag) => names[tag] ?? '').join(' ')

/** The players of an example are called by their colours. */
export const readerOf = ({ cards }: VillageBook): Reader => ({
  names: [0, 1].map((seat) => t(`book-seat-${seat}`)),
  you: undefined,
  named: Object.fromEntries(cards.map(({ name, names }) => [name, { names, text: [] }])),
})

export function placesIn(book: VillageBook, reader: Reader): Place[] {
  return [
    ...book.cards.map((card) => ({ href: `/rules/venture/card/${card.name}`, kind: sortOf(card), title: local(card.names), text: card.text.map((part) => words(part, reader)).join('. '), also: every(card.names) })),
    ...book.boards.map((board) => ({ href: `/rules/venture/board/${board.name}`, kind: t('village-book-boards'), title: local(board.names), text: board.trails.map(({ names }) => local(names)).join(', '), also: every(board.names) })),
  ]
}

export const sortOf = ({ kind, species }: { kind: string; species: string }) => (kind === 'starter' ? t('village-book-starters') : t(`venture-sort-${kind}`, { species }))

export const texts = () => ['titles', 'table', 'reasons', ...filesOf('venture'), 'rules-page', 'examples', 'venture-examples']

export async function placesOf(): Promise<Place[]> {
  const [book] = await Promise.all([fetchBook(), more(...texts())])
  return placesIn(book, readerOf(book))
}
