/** What this browser remembers of its user's wishes. It goes nowhere but to another device of one’s own. */
import { setLanguage } from './fluent.svelte'
import { setTheme, type Theme } from './theme'

export type Confirm = 'always' | 'only' | 'never'
/** When things explain themselves: as soon as one points at them, only when they are asked to, or never. */
export type Explaining = 'on' | 'asked' | 'off'

interface Settings {
  language: string
  theme: Theme
  name: string
  confirm: Confirm
  explain: Explaining
  /** What needs no thought is done by itself. */
  itself: boolean
  /** What a game can go on with where nothing is at stake, it goes on with: a push that cannot bust. */
  onward: boolean
  sound: boolean
  notify: boolean
  motion: boolean
  /** How fast dice roll and runners run: 0 is at once. */
  speed: number
  /** The sounds of dice and runners. */
  noise: boolean
  /** Has the first lesson been finished or skipped? */
  taught: boolean
  /** By game what is its own: its settings, and what was chosen for the last table. */
  games: Record<string, Record<string, any>>
}

const KEY = 'kubok-settings'
const DEFAULTS: Settings = { language: '', theme: 'system', name: '', confirm: 'never', explain: 'on', itself: true, onward: false, sound: false, notify: false, motion: true, speed: 1, noise: false, taught: false, games: {} }

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state<Settings>(stored())
setTheme(settings.theme)

export function save(change: Partial<Settings>): void {
  Object.assign(settings, change)
  localStorage.setItem(KEY, JSON.stringify(settings))
  if (change.language !== undefined) void setLanguage(change.language)
  if (change.theme) setTheme(change.theme)
}

/** The wishes of another device of one’s own. What a browser must be asked for, and what belongs to single games, stays behind. */
export function adopt(others: unknown): void {
  const known = Object.entries((others ?? {}) as object).filter(([name, value]) => name !== 'notify' && name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings])
  save(Object.fromEntries(known.filter(([, value]) => typeof value !== 'object')))
}

/** What is remembered for that game. */
export const own = (game: string): Record<string, any> => settings.games[game] ?? {}

export function saveOwn(game: string, change: Record<string, unknown>): void {
  save({ games: { ...settings.games, [game]: { ...own(game), ...change } } })
}
