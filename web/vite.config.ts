// How the page is built. The only thing of our own is `virtual:icons` (and `virtual:more-icons`, which adds to it): of four
// thousand icons the bundle gets those we draw.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ICONS, MORE } from './src/shell/icon-names.ts'

/** A tenth of a unit in 512 is exact enough. Paths with arcs are left alone: their flags may be written without a gap. */
const shorter = (path: string) => (/a/i.test(path) ? path : path.replace(/-?\d*\.\d+/g, (number) => ` ${Number(Number(number).toFixed(1))}`))

function icons(): Plugin {
  const sets: Record<string, Record<string, string>> = { 'virtual:icons': ICONS, 'virtual:more-icons': MORE }
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
  return {
    name: 'kubok-icons',
    resolveId: (source) => (source in sets ? `\0${source}` : null),
    load(source) {
      const wanted = sets[source.slice(1)]
      if (!source.startsWith('\0') || !wanted) return null
      const all = JSON.parse(readFileSync(file, 'utf-8')).icons as Record<string, { body: string }>
      const paths = Object.entries(wanted).map(([name, from]) => {
        const found = all[from]?.body.match(/ d="([^"]+)"/g)?.map((d) => d.slice(4, -1))
        if (!found) throw new Error(`no icon is called ${from}`)
        return [name, found.map(shorter).join('')]
      })
      const drawn = JSON.stringify(Object.fromEntries(paths))
      return wanted === ICONS ? `export default ${drawn}` : `import icons from 'virtual:icons'\nObject.assign(icons, ${drawn})`
    },
  }
}

const server = process.env.KUBOK_URL ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [svelte(), icons()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 300 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], testTimeout: 30_000 },
})
