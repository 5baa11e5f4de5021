import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localNode, root } from './installation.mjs'

const storefront = join(root, 'apps/storefront')
const stamp = join(storefront, 'build', 'sources.txt')
const sources = [
  'apps/storefront/app',
  'apps/storefront/public',
  'apps/storefront/maps',
  'apps/storefront/vite',
  'apps/storefront/vite.config.ts',
  'apps/storefront/react-router.config.ts',
  'packages',
  'package-lock.json',
]

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(path).sort())
    if (entry !== 'node_modules') yield* filesBelow(join(path, entry))
}

/** One hash over every file that the build reads. */
function hashSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => [...filesBelow(join(root, source))])) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Builds the storefront when its sources changed since the last build. */
export function buildStorefront() {
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const started = Date.now()
  console.log('Building the storefront …')
  const packageJson = JSON.parse(
    readFileSync(join(root, 'node_modules/@react-router/dev/package.json'), 'utf8'),
  )
  const program = join(root, 'node_modules/@react-router/dev', Object.values(packageJson.bin)[0])
  const result = spawnSync(localNode, [program, 'build'], {
    cwd: storefront,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) {
    console.error(`${result.stdout}\n${result.stderr}`)
    console.error('The storefront does not build: see the messages above.')
    process.exit(1)
  }
  mkdirSync(join(storefront, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
  console.log(`Storefront built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

if (import.meta.main) buildStorefront()
