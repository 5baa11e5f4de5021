import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, localNode, root } from './installation.mjs'

/**
 * `npm run test:long`: what `npm test` does a little of, in full: 10,000 simulated histories, 200 rounds of `kill -9`, 200 rushes for the
 * last pieces, 100 keys sent a hundred times. It takes some hours. `npm run test:long -- simulation` (or `postgres`) runs one part.
 */
ensureInstalled({ withTests: true })
const parts = {
  simulation: ['apps/backend/test/simulation/simulated-histories'],
  postgres: ['killed-backend', 'rush', 'one-key'].map((name) => `apps/backend/test/simulation/${name}`),
}
const chosen = process.argv[2]
if (chosen && !Object.hasOwn(parts, chosen)) {
  console.error(`There is no part "${chosen}". Parts: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
const broken = Object.entries(parts)
  .filter(([name]) => !chosen || name === chosen)
  .filter(([project, files]) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const { status } = spawnSync(localNode, [vitest, 'run', '--project', project, ...files], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_LONG: 'yes' },
    })
    return status !== 0
  })
process.exit(broken.length > 0 ? 1 : 0)
