import { spawnSync } from 'node:child_process'
import { ensureInstalled, loadSettings, localNode, root } from '../installation.mjs'

/** Runs the checklist on the project's Node, with the settings of `.env`. */
ensureInstalled({ withTests: false })
loadSettings()
const { status } = spawnSync(localNode, ['--disable-warning=ExperimentalWarning', 'tools/doctor/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
