import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, localNode, root } from '../installation.mjs'

/** Runs the checklist on the project's Node, with the settings of `.env`. */
ensureInstalled({ withTests: false })
if (existsSync(join(root, '.env'))) process.loadEnvFile?.(join(root, '.env'))
const { status } = spawnSync(localNode, ['--disable-warning=ExperimentalWarning', 'tools/doctor/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
