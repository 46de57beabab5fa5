// All browser tests, one after the other, against the server of KUBOK_URL.
import { spawnSync } from 'node:child_process'

const here = new URL('.', import.meta.url).pathname
let failed = 0
for (const test of ['mouse', 'keyboard', 'around', 'sets', 'looks']) {
  const begun = Date.now()
  const { status } = spawnSync(process.execPath, [`${here}${test}.mjs`], { stdio: 'inherit', timeout: 900_000 })
  console.log(`${test}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  failed += status === 0 ? 0 : 1
}
process.exit(failed ? 1 : 0)
