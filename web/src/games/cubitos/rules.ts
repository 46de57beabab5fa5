/** The rules in words, loaded when somebody looks one up: English from the data, other languages from their files. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

const translations = import.meta.glob('../../../../src/kubok/locale/*/cubitos-rules.ftl', { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>

export interface Section {
  title: string
  rules: { number: string; text: string }[]
}

/** Reads `key = "text"` lines: all that rules.toml has. */
export function parse(toml: string): Map<string, string> {
  const lines = toml.matchAll(/^"?([\w.-]+)"?\s*=\s*("(?:[^"\\]|\\.)*")\s*$/gm)
  return new Map([...lines].map((found) => [found[1]!, JSON.parse(found[2]!) as string]))
}

export async function rulebook(language: string): Promise<Section[]> {
  const english = parse((await import('../../../../src/kubok/cubitos/data/rules.toml?raw')).default)
  const own = new FluentBundle(language, { useIsolating: false })
  const file = Object.entries(translations).find(([path]) => path.includes(`/${language}/`))?.[1]
  if (file) own.addResource(new FluentResource(await file()))
  const text = (id: string, instead: string) => {
    const pattern = own.getMessage(id)?.value
    return pattern ? own.formatPattern(pattern) : instead
  }
  const sections: Section[] = []
  for (const [key, words] of english) {
    if (/^\d+$/.test(key)) sections.push({ title: `C-${key} ${text(`section-C-${key}`, words)}`, rules: [] })
    else sections[Number(key.slice(2).split('.')[0]) - 1]?.rules.push({ number: key, text: text(`rule-${key.replace('.', '-')}`, words) })
  }
  return sections
}
