import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { programOf } from './build-program.mjs'
import { localNode, root } from './installation.mjs'

/** Each checker of a program infers the contract's types again: one alone takes a third of the time of four. */
const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '--checkers', '1', '-p']
/** The Node parts take as long as all others: the storefront's pages (after their route types), the console's screens, the browser journeys. */
const besideEachOther = [
  [[[...tsc, 'tsconfig.json'], root]],
  [
    [[programOf('@react-router/dev'), 'typegen'], join(root, 'apps/storefront')],
    [[...tsc, 'apps/storefront/app/tsconfig.json'], root],
    [[...tsc, 'apps/console/app/tsconfig.json'], root],
    [[...tsc, 'e2e/tsconfig.json'], root],
  ],
]

let failed = false
async function inTurn(steps) {
  for (const [arguments_, cwd] of steps) {
    const child = spawn(localNode, arguments_, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    const [code] = await once(child, 'exit')
    if (code !== 0) failed = true
  }
}
await Promise.all(besideEachOther.map(inTurn))
process.exit(failed ? 1 : 0)
