/** The rules of a game in words, loaded when somebody looks one up: English from its data, other languages from their files. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

const books = import.meta.glob('../../../src/kubok/*/data/rules.toml', { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>
const translations = import.meta.glob('../../../src/kubok/locale/*/*rules.ftl', { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>

export interface Section {
  title: string
  rules: { number: string; text: string }[]
}

/** Reads `key = "text"` lines: all that rules.toml has. */
export function parse(toml: string): Map<string, string> {
  const lines = toml.matchAll(/^"?([\w.-]+)"?\s*=\s*("(?:[^"\\]|\\.)*")\s*$/gm)
  return new Map([...lines].map((found) => [found[1]!, JSON.parse(found[2]!) as string]))
}

/** By sections; a game without a book has none. */
export async function rulebook(game: string, language: string): Promise<Section[]> {
  const english = parse((await books[`../../../src/kubok/${game}/data/rules.toml`]?.()) ?? '')
  const own = new FluentBundle(language, { useIsolating: false })
  const translated = await translations[`../../../src/kubok/locale/${language}/${game}-rules.ftl`]?.()
  if (translated) own.addResource(new FluentResource(translated))
  const text = (id: string, instead: string) => {
    const pattern = own.getMessage(id)?.value
    return pattern ? own.formatPattern(pattern) : instead
  }
  const letter = [...english.keys()].find((key) => key.includes('-'))?.split('-')[0]
  const sections: Section[] = []
  for (const [key, words] of english) {
    if (/^\d+$/.test(key)) sections.push({ title: `${letter}-${key} ${text(`section-${letter}-${key}`, words)}`, rules: [] })
    else sections[Number(key.slice(2).split('.')[0]) - 1]?.rules.push({ number: key, text: text(`rule-${key.replace('.', '-')}`, words) })
  }
  return sections
}
