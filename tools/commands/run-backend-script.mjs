import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, loadSettings, localNode, root } from '../installation.mjs'

/** Runs a script of the backend on the project's Node with the settings of `npm start`, and ends with its exit code. */
export function runBackendScript(script, args) {
  ensureInstalled({ withTests: false })
  loadSettings()
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
