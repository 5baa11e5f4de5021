import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, localNode, root } from './installation.mjs'

/**
 * `npm run test:long [-- simulation|postgres]`: what `npm test` does a little of, in full (CONTRIBUTING.md). Histories run in goes of 500;
 * `npm run test:long -- simulation 3501` goes on from that seed.
 */
const HISTORIES = 10_000
const GO = 500

ensureInstalled({ withTests: true })
const [chosen, from = '1'] = process.argv.slice(2)
const first = Number(from)
const test = 'apps/backend/test/simulation'

function vitest(project, files, environment) {
  const { status } = spawnSync(
    localNode,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...files],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_LONG: 'yes', ...environment } },
  )
  return status === 0
}

/** Every go is a process and a database of its own: none grows with the ones before it. */
function simulation() {
  const last = first + Number(process.env.TEST_ROUNDS ?? HISTORIES - first + 1) - 1
  for (let seed = first; seed <= last; seed += GO) {
    const rounds = Math.min(GO, last - seed + 1)
    const passed = vitest('postgres', [`${test}/simulated-histories`], {
      SIMULATION_FROM: String(seed),
      TEST_ROUNDS: String(rounds),
    })
    const reached = `Histories ${seed} to ${seed + rounds - 1} of ${last}: ${passed ? 'ok' : 'BROKEN'}`
    console.log(`${reached}. To go on from here: npm run test:long -- simulation ${seed + rounds}`)
    if (!passed) return false
  }
  return true
}

const parts = {
  simulation,
  postgres: () =>
    vitest(
      'postgres',
      [
        'killed-backend',
        'killed-job',
        'rush',
        'one-key',
        'restarted-database',
        'resilience/two-backends',
        'interrupted-migration',
        'editing/editing-histories',
        '../security/fuzz',
      ].map((name) => join(test, name)),
      {},
    ),
}
const isKnown = chosen === undefined || Object.hasOwn(parts, chosen)
if (!isKnown || !Number.isInteger(first) || first < 1) {
  console.error(`Parts: ${Object.keys(parts).join(', ')}; after "simulation" the seed to begin with`)
  process.exit(1)
}
const broken = Object.entries(parts)
  .filter(([name]) => chosen === undefined || name === chosen)
  .filter(([, run]) => !run())
process.exit(broken.length > 0 ? 1 : 0)
