// How the page is built. Of our own are only lists of icons, and the names of screens in style sheets.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { MEDIA } from './src/shell/media.ts'

/** A unit of 512 is exact enough: no icon is drawn larger than a hand. What rounding takes from one point the next one gets back. */
const shorter = (path: string) => svgpath(path).rel().round(0).toString()

/** A file of icons (`name = name-in-game-icons`) becomes a script that adds their paths: of four thousand the page gets those we draw. */
function icons(): Plugin {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
  const adding = fileURLToPath(new URL('src/shell/icons.ts', import.meta.url))
  return {
    name: 'kubok-icons',
    enforce: 'pre',
    load(source) {
      if (!source.endsWith('.icons')) return null
      const all = JSON.parse(readFileSync(file, 'utf-8')).icons as Record<string, { body: string }>
      const paths = [...readFileSync(source, 'utf-8').matchAll(/^(\w+) = ([\w-]+)$/gm)].map(([, name, from]) => {
        const found = all[from!]?.body.match(/ d="([^"]+)"/g)?.map((d) => d.slice(4, -1))
        if (!found) throw new Error(`${source}: no icon is called ${from}`)
        return [name, found.map(shorter).join('')]
      })
      return `import { add } from ${JSON.stringify(adding)}\nadd(${JSON.stringify(Object.fromEntries(paths))})`
    },
  }
}

/** Style sheets name the screens that they tell apart. */
function media(): Plugin {
  const named = (name: string) => MEDIA[name as keyof typeof MEDIA] ?? (() => { throw new Error(`no screen is called ${name}`) })()
  return {
    name: 'kubok-media',
    enforce: 'pre',
    transform: (code, id) => (/\.css$/.test(id) ? code.replace(/@media[^{]*/g, (query) => query.replace(/\(--(\w+)\)/g, (_, name) => named(name))) : null),
  }
}

const server = process.env.KUBOK_URL ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [svelte(), icons(), media()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 300 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], testTimeout: 30_000 },
})
