/** Texts in the reader's language. The same Fluent files speak in the terminal; those of the page alone lie in src/locale. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

type Load = () => Promise<string>

const files = {
  ...import.meta.glob('../../../src/kubok/locale/*/{game,reasons,cards,page}.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob(['../locale/*/*.ftl', '!../locale/*/{rules-page,start,tutorial}.ftl'], { query: '?raw', import: 'default' }),
} as Record<string, Load>

/** Texts that few need at first: `more` loads them, and a change of language then loads them as well. */
const later = {
  ...import.meta.glob('../locale/*/{rules-page,start,tutorial}.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob('../../../src/kubok/locale/*/examples.ftl', { query: '?raw', import: 'default' }),
} as Record<string, Load>
const wanted = new Set<string>()

const folder = (path: string) => path.split('/').at(-2)!
const file = (path: string) => path.split('/').at(-1)!
const filesOf = (language: string) => Object.keys(files).filter((path) => folder(path) === language)

/** Has a language every file that English has? Then English need not be loaded to stand in for it. */
const isComplete = (language: string) => filesOf('en').every((path) => filesOf(language).map(file).includes(file(path)))

/** Every language of which there are files. */
export const languages = [...new Set(Object.keys(files).map(folder))].sort()

let current = $state.raw({ language: 'en', bundle: new FluentBundle('en'), fallback: new FluentBundle('en') })

async function load(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const loads = [...filesOf(language).map((path) => files[path]!), ...[...wanted].map((name) => laterOf(language, name))]
  for (const text of await Promise.all(loads.map((one) => one()))) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

const laterOf = (language: string, name: string) => later[Object.keys(later).find((path) => path.endsWith(`/${language}/${name}.ftl`))!]!

/** Load the texts of that file too. */
export async function more(name: 'examples' | 'rules-page' | 'start' | 'tutorial'): Promise<void> {
  if (wanted.has(name)) return
  const { bundle, language } = current
  const text = await laterOf(language, name)()
  wanted.add(name)
  bundle.addResource(new FluentResource(text))
  if (current.bundle === bundle) current = { ...current }
  else await setLanguage(current.language)
}

/** Switch to a language; the first one, or a wish that cannot be met, is the browser's or English. */
export async function setLanguage(wish?: string): Promise<void> {
  const wishes = [wish, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en']
  const language = wishes.find((tag) => tag && languages.includes(tag)) ?? 'en'
  const bundle = await load(language)
  const fallback = isComplete(language) ? bundle : await load('en')
  current = { language, bundle, fallback }
  document.documentElement.lang = language
}

export const language = () => current.language

export const has = (id: string) => current.bundle.hasMessage(id) || current.fallback.hasMessage(id)

/** The sentence of that name, filled in. What is missing shows its name, so that it is seen and mended. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const { bundle, fallback } = current
  const from = bundle.hasMessage(id) ? bundle : fallback
  const pattern = from.getMessage(id)?.value
  if (!pattern) return `⟨${id}⟩`
  const errors: Error[] = []
  const text = from.formatPattern(pattern, values, errors)
  if (errors.length) console.error(`text ${id}: ${errors[0]?.message}`)
  return text
}

/** A name that the data has in several languages. */
export const local = (names: Record<string, string> | undefined) => names?.[current.language] ?? names?.['en'] ?? ''
