/** Day or night by one's own choice and not by the system's: the rules that ask for the dark are answered here, those of sheets that
 *  come later too. So style sheets know nothing of it. */
import { MEDIA } from './media'

export type Theme = 'system' | 'light' | 'dark'

/** What a media query asks in place of the system's colours: nothing else, something always true, something never true. */
const ANSWERS: Record<Theme, string> = { system: MEDIA.dark, light: 'not all', dark: 'all' }
let theme: Theme = 'system'
const asking = new Set<MediaList>()

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === MEDIA.dark) asking.add(rule.media)
    else if (rule instanceof CSSGroupingRule) collect(rule.cssRules)
  }
}

function answer(): void {
  for (const { cssRules } of document.styleSheets) collect(cssRules)
  for (const media of asking) media.mediaText = ANSWERS[theme]
}

/** While the system decides, nothing is touched. */
export function setTheme(wanted: Theme): void {
  if (wanted === theme) return
  if (theme === 'system') document.addEventListener('load', answer, true) // a sheet of something that is fetched when it is wanted
  else if (wanted === 'system') document.removeEventListener('load', answer, true)
  theme = wanted
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
  answer()
  for (const [colour, media] of [['light', theme === 'system' ? '(prefers-color-scheme: light)' : theme === 'light' ? 'all' : 'not all'], ['dark', ANSWERS[theme]]])
    document.querySelector(`meta[data-theme=${colour}]`)?.setAttribute('media', media!)
}
