/** What the rules of the race are searched for beside themselves: cards, tracks and sets, by their names in any language. */
import { languages, local, more, t } from '../../shell/fluent.svelte'
import type { Place } from '../../shell/search'
import { box } from './box'
import type { BoxData } from './types'
import { clausesOf } from './words'

const every = (names: Record<string, string>) => languages.map((tag) => names[tag] ?? '').join(' ')

export function placesIn({ cards, tracks, sets }: BoxData): Place[] {
  const cardNamed = (name: string) => local(cards.find((card) => card.name === name)?.names)
  return [
    ...cards.map((card) => ({ href: `/rules/card/${card.name}`, kind: t(`die-${card.colour}`), title: local(card.names), text: clausesOf(card).join(' '), also: every(card.names) })),
    ...tracks.map((track) => ({ href: `/rules/track/${track.name}`, kind: t('page-track'), title: local(track.names), text: '', also: every(track.names) })),
    ...sets.map((set) => ({ href: `/rules/set/${set.name}`, kind: t('book-sets'), title: local(set.names), text: set.cards.map(cardNamed).join(', '), also: every(set.names) })),
  ]
}

export async function placesOf(): Promise<Place[]> {
  const [found] = await Promise.all([box(), more('cubitos', 'cubitos-cards', 'start', 'rules-page')])
  return placesIn(found)
}
