import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programOf } from './build-program.mjs'
import { localNode, root } from './installation.mjs'

/** Each checker of a program infers the contract's types again: one alone takes a third of the time of four. */
const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '--checkers', '1', '-p']
/** Four programs: the Node parts, the storefront's pages (after their route types), the console's screens, the browser journeys. */
const steps = [
  [[programOf('@react-router/dev'), 'typegen'], join(root, 'apps/storefront')],
  [[...tsc, 'tsconfig.json'], root],
  [[...tsc, 'apps/storefront/app/tsconfig.json'], root],
  [[...tsc, 'apps/console/app/tsconfig.json'], root],
  [[...tsc, 'e2e/tsconfig.json'], root],
]

let failed = false
for (const [arguments_, cwd] of steps) {
  const result = spawnSync(localNode, arguments_, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (result.status !== 0) failed = true
}
process.exit(failed ? 1 : 0)
