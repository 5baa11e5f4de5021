import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Root of the project. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const isWindows = process.platform === 'win32'
/** Node 24, brought by the project. */
export const localNode = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node')

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Whether node_modules holds what the lock file asks for. npm records what it installed in a hidden lock file of its own,
 * so that any way of installing counts and any other `npm ci` is noticed.
 */
function isInstalled(withTests) {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden) || !existsSync(localNode)) return false
  const installed = readJson(hidden).packages
  const wanted = readJson(join(root, 'package-lock.json')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link || entry.optional || entry.devOptional) return true
    if (entry.dev && !withTests) return true
    return installed[path]?.version === entry.version
  })
}

function install(withTests) {
  const options = ['ci', '--loglevel=error', ...(withTests ? [] : ['--omit=dev'])]
  const result = spawnSync('npm', options, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  })
  if (result.status !== 0) {
    console.error(
      'Installing the packages failed. Check the connection to the npm registry, then run the same command again.',
    )
    process.exit(1)
  }
}

/** Installs what is missing; says so, and says how long it took. */
export function ensureInstalled({ withTests }) {
  if (isInstalled(withTests)) return
  const started = Date.now()
  console.log(withTests ? 'Installing packages, test tools included …' : 'Installing packages …')
  install(withTests)
  if (!existsSync(localNode)) {
    console.error(
      'Node 24 did not arrive with the packages: allow the install script of the package "node" (npm config: ignore-scripts=false), then run the same command again.',
    )
    process.exit(1)
  }
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Takes over the settings of `.env`; what the environment says itself stays. */
export function loadSettings() {
  const file = join(root, '.env')
  if (!existsSync(file)) return
  if (!process.loadEnvFile) {
    console.error(`Node ${process.versions.node} cannot read .env: take 20.12 or a newer one.`)
    process.exit(1)
  }
  process.loadEnvFile(file)
}
