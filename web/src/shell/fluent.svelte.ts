/** Texts in the reader's language, a file at a time. The same Fluent files speak in the terminal; those of the page alone lie in src/locale. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const found = {
  ...import.meta.glob(['../../../src/kubok/locale/*/*.ftl', '!../../../src/kubok/locale/*/{*errors,ladder,*rules,notes,site,terminal}.ftl'], { query: '?raw', import: 'default' }),
  ...import.meta.glob('../locale/*/*.ftl', { query: '?raw', import: 'default' }),
} as Record<string, () => Promise<string>>
/** By language and name: `uk/page`. */
const files = Object.fromEntries(Object.entries(found).map(([path, load]) => [path.split('/').slice(-2).join('/').slice(0, -4), load]))

/** The files of a game that says all in messages of its own: `pig`, `venture-words`, …; one that the page was not built with brings its words along. */
export function filesOf(game: string): string[] {
  const names = new Set(Object.keys(files).map((path) => path.split('/')[1]!))
  const own = [...names].filter((name) => name === game || (name.startsWith(`${game}-`) && !/-(examples|lesson)$/.test(name)))
  return own.length ? own : [`${BROUGHT}${game}`]
}

const BROUGHT = '@'

/** The files that say what games are called. */
export const titlesOf = (games: { name: string }[]): string[] => ['titles', ...games.flatMap(({ name }) => filesOf(name)).filter((file) => file.startsWith(BROUGHT))]

async function textOf(language: string, name: string): Promise<string | undefined> {
  if (!name.startsWith(BROUGHT)) return files[`${language}/${name}`]?.()
  const answer = await fetch(`/api/games/${name.slice(1)}/words/${language}`)
  return answer.ok ? answer.text() : undefined
}

/** What every page needs; a game adds its own. */
const wanted = new Set(['page', 'look'])

/** The languages that lack nothing: the tests see to it. In others English stands in for what they do not say yet. */
export const WHOLE = ['en', 'uk', 'pl', 'ru']

/** Every language of which there are files. */
export const languages = [...new Set(Object.keys(files).map((path) => path.split('/')[0]!))].sort()

/** What a language calls itself. */
export function called(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

let current = $state.raw({ language: 'en', bundle: new FluentBundle('en'), fallback: new FluentBundle('en') })

async function add(bundle: FluentBundle, language: string, names: Iterable<string>): Promise<FluentBundle> {
  const texts = await Promise.all([...names].map((name) => textOf(language, name)))
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

const load = (language: string) => add(new FluentBundle(language, { useIsolating: false }), language, wanted)

/** Load the texts of these files too. A change of language then loads them as well. */
export async function more(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.has(name))
  if (!fresh.length) return
  const { bundle, language } = current
  await add(bundle, language, fresh)
  fresh.forEach((name) => wanted.add(name))
  if (current.bundle === bundle && WHOLE.includes(language)) current = { ...current }
  else await setLanguage(current.language)
}

/** Switch to a language; the first one, or a wish that cannot be met, is the browser's or English. */
export async function setLanguage(wish?: string): Promise<void> {
  const wishes = [wish, ...navigator.languages.map((tag) => tag.split('-')[0]), 'en']
  const language = wishes.find((tag) => tag && languages.includes(tag)) ?? 'en'
  const bundle = await load(language)
  const fallback = WHOLE.includes(language) ? bundle : await load('en')
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

/** What the level of a bot is called. */
export const levelWords = (level: string) => (has(`page-level-${level}`) ? t(`page-level-${level}`) : level)
