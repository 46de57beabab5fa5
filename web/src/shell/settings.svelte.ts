/** What this browser remembers of its user's wishes. Nothing of it is sent anywhere. */
import { setLanguage } from './fluent.svelte'

export type Confirm = 'always' | 'only' | 'never'

interface Settings {
  language: string
  name: string
  confirm: Confirm
  /** What needs no thought is done by itself. */
  itself: boolean
  sound: boolean
  notify: boolean
  motion: boolean
  /** How fast dice roll and runners run: 0 is at once. */
  speed: number
  /** The sounds of dice and runners. */
  noise: boolean
  /** Has the first lesson been finished or skipped? */
  taught: boolean
}

const KEY = 'kubok-settings'
const DEFAULTS: Settings = { language: '', name: '', confirm: 'never', itself: true, sound: false, notify: false, motion: true, speed: 1, noise: false, taught: false }

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state<Settings>(stored())

export function save(change: Partial<Settings>): void {
  Object.assign(settings, change)
  localStorage.setItem(KEY, JSON.stringify(settings))
  if (change.language !== undefined) void setLanguage(change.language)
}
