/** The screens that style sheets tell apart, by name: `@media (--phone)`. Each is a row of conditions, so that names can be joined by
 *  `and` and by commas; vite.config.ts puts in what they stand for. */
export const MEDIA = {
  phone: '(max-width: 599px)',
  /** A phone, or a tablet held upright: one column. */
  narrow: '(max-width: 899px)',
  broad: '(min-width: 900px)',
  /** A phone on its side. */
  side: '(max-width: 950px) and (max-height: 500px)',
  low: '(max-height: 500px)',
  high: '(min-height: 501px)',
  /** A desk at 200 %. */
  zoomed: '(max-width: 700px) and (max-height: 500px)',
  /** A tablet held upright, and on its side. */
  upright: '(min-width: 600px) and (max-width: 899px) and (min-height: 501px)',
  tablet: '(pointer: coarse) and (min-width: 900px) and (max-width: 1599px) and (min-height: 800px)',
  desk: '(min-width: 900px) and (max-width: 1599px)',
  /** A desk without much height. */
  flat: '(min-width: 900px) and (max-height: 859px)',
  roomy: '(min-width: 1600px) and (min-height: 860px)',
  touch: '(pointer: coarse)',
  mouse: '(pointer: fine)',
  dark: '(prefers-color-scheme: dark)',
  contrast: '(forced-colors: active)',
  still: '(prefers-reduced-motion: reduce)',
} as const
