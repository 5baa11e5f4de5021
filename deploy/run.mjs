import { join } from 'node:path'

/** Starts one program in this process: `node deploy/run.mjs backend`. The same in containers, systemd and Kubernetes. */
const programs = {
  backend: 'apps/backend/src/main.ts',
  storefront: 'apps/storefront/server/main.ts',
  console: 'apps/console/server/main.ts',
  sandbox: 'apps/sandbox/src/main.ts',
}
const script = programs[process.argv[2]]
if (!script) {
  console.error(`Say which program: node deploy/run.mjs ${Object.keys(programs).join('|')}`)
  process.exit(2)
}
await import(join(import.meta.dirname, '..', script))
