// How much JavaScript a first visit loads, gzipped, with the longest texts of one language, be it the start page or a table.
// What is left in a table is the table itself, Svelte, the icons and the texts: whatever can wait does (LATER). So the limit is not
// what we have today but what we never want: 100 KB, a second at 800 kbit/s.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const MOST = 100
const TEXTS = ['page', 'look', 'game', 'reasons', 'cards']
const LATER = [
  'NewTable', 'Join', 'Lobby', 'Over', 'Film', 'RulesPage', 'examples', 'Tutorial', 'TutorialStart', 'tutorial', // before and after, other pages
  'Command', 'Menu', 'Phrases', 'SeatView', 'Invite', 'dist', 'rules', 'book', 'Explain', 'ExplainBox', 'topics', 'commentary', // when they are asked for
  'tumble', 'noise', 'Odds', 'Scenery', // with the first roll, where sounds or odds are wished for, when the table is laid
] // prettier-ignore
const PAGES = {
  'start page': { without: ['Table', 'stage.svelte'], texts: [...TEXTS, 'start'] },
  table: { without: ['Start', 'Head', '_virtual_more-icons'], texts: TEXTS },
}

const folder = new URL('../dist/assets/', import.meta.url)
const size = (file) => gzipSync(readFileSync(new URL(file, folder))).length / 1024
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
const named = (name) => scripts.filter((file) => file.startsWith(`${name}-`))
for (const [page, { without, texts }] of Object.entries(PAGES)) {
  const apart = [...TEXTS, 'start', ...LATER, ...without].flatMap(named)
  const code = scripts.filter((file) => !apart.includes(file)).map(size)
  const words = texts.map((name) => Math.max(0, ...named(name).map(size)))
  const total = [...code, ...words].reduce((a, b) => a + b, 0)
  console.log(`first load of the ${page}: ${total.toFixed(1)} KB of JavaScript gzipped (at most ${MOST})`)
  if (total > MOST) process.exitCode = 1
}
