/** Where we are. Secret links stand behind a # and so are never sent as part of an address. */

const read = () => ({ parts: location.pathname.split('/').filter(Boolean), secret: location.hash.slice(1) })

let at = $state.raw(read())

export const route = () => at

/** To another page of ours; `instead` leaves no way back to this one. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  at = read()
  scrollTo(0, 0)
}

addEventListener('popstate', () => (at = read()))
addEventListener('hashchange', () => (at = read()))

/** For links of our own page: no new load, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  go(link.pathname + link.hash)
}

export const linkUrl = (link: string, chair: string) =>
  chair === 'watch' ? `${location.origin}/table/${link.split('.')[0]}#${link}` : `${location.origin}/join#${link}`
