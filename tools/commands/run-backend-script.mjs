import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, localNode, root } from '../installation.mjs'

/** Runs a script of the backend on the project's Node with the settings of `npm start`, and ends with its exit code. */
export function runBackendScript(script, args) {
  ensureInstalled({ withTests: false })
  if (existsSync(join(root, '.env'))) process.loadEnvFile?.(join(root, '.env'))
  const result = spawnSync(
    localNode,
    ['--disable-warning=ExperimentalWarning', join('apps/backend/src', script), ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, '.data') },
    },
  )
  process.exit(result.status ?? 1)
}
