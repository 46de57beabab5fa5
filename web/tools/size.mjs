// How much JavaScript a first visit to a table loads, gzipped, with the longest texts of one language. At most 90 KB.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const MOST = 90
const TEXTS = ['page', 'look', 'game', 'reasons', 'cards']
const LATER = [
  'NewTable', 'Lobby', 'Over', 'RulesPage', 'Tutorial', 'TutorialStart', 'tutorial', // before and after, other pages
  'Command', 'Menu', 'Phrases', 'SeatView', 'Invite', 'dist', 'rules', 'book', 'Explain', 'ExplainBox', 'topics', // when they are asked for
  'tumble', 'noise', // with the first roll, and where sounds are wished for
] // prettier-ignore

const folder = new URL('../dist/assets/', import.meta.url)
const size = (file) => gzipSync(readFileSync(new URL(file, folder))).length / 1024
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
const named = (name) => scripts.filter((file) => file.startsWith(`${name}-`))
const texts = TEXTS.map((name) => Math.max(0, ...named(name).map(size)))
const apart = [...TEXTS, ...LATER].flatMap(named)
const code = scripts.filter((file) => !apart.includes(file)).map(size)
const total = [...code, ...texts].reduce((a, b) => a + b, 0)
console.log(`first load: ${total.toFixed(1)} KB of JavaScript gzipped (at most ${MOST})`)
if (total > MOST) process.exit(1)
