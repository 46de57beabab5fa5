/** The icons that are drawn, by name, as paths. Whoever draws some imports their list (`import './table.icons'`), which adds them. */
export const icons: Record<string, string> = {}

export const add = (more: Record<string, string>) => void Object.assign(icons, more)
