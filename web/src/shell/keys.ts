/** Which key of ours was pressed. */

/** The letter on the key, also where the keyboard writes Cyrillic: then the key's place tells. Nothing where somebody writes, or where
 *  the key belongs to the browser or to a dialog. */
export function letter(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).closest('input, select, textarea, dialog')) return ''
  if (/^[ -~]$/.test(event.key)) return event.key.toLowerCase()
  return event.code === 'Slash' ? '/' : event.code.replace(/^Key/, '').toLowerCase()
}
