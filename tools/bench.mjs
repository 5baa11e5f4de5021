import { spawnSync } from 'node:child_process'
import { buildConsole } from './build-console.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { ensureInstalled, localNode, root } from './installation.mjs'

/** `npm run bench`: the figures of the product against their limits. `npm run bench -- cached reads` measures parts of it. */
ensureInstalled({ withTests: true })
await Promise.all([buildStorefront(), buildConsole()])
const result = spawnSync(
  localNode,
  ['--disable-warning=ExperimentalWarning', 'bench/run.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
)
process.exit(result.status ?? 1)
