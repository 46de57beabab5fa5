// How the page is built. The only thing of our own is `virtual:icons`: of four thousand icons the bundle gets those we draw.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ICONS } from './src/lib/icon-names.ts'

function icons(): Plugin {
  const id = 'virtual:icons'
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
  return {
    name: 'kubok-icons',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const all = JSON.parse(readFileSync(file, 'utf-8')).icons as Record<string, { body: string }>
      const paths = Object.entries(ICONS).map(([name, from]) => {
        const found = all[from]?.body.match(/ d="([^"]+)"/g)?.map((d) => d.slice(4, -1))
        if (!found) throw new Error(`no icon is called ${from}`)
        return [name, found.join('')]
      })
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`
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
