import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localNode, root } from './installation.mjs'

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(path).sort())
    if (entry !== 'node_modules') yield* filesBelow(join(path, entry))
}

/** One hash over every file that a build reads. */
function hashSources(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => [...filesBelow(join(root, source))])) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Program of a package, as its package.json names it. */
export function programOf(packageName) {
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8'))
  return join(root, 'node_modules', packageName, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

/** @returns whether it ended well, and what it printed */
function run(script, cwd) {
  const child = spawn(localNode, [script, 'build'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isBuilt: false, output: error.message }))
    child.once('close', (code) => resolve({ isBuilt: code === 0, output }))
  })
}

/**
 * Builds a program in `apps/<name>` when one of its sources changed since the last build; ends the process when it cannot.
 * @param builder package whose program is called with `build`
 * @param sources files and folders below the root that the build reads
 */
export async function buildProgram({ name, builder, sources }) {
  const folder = join(root, 'apps', name)
  const stamp = join(folder, 'build', 'sources.txt')
  const hash = hashSources([
    ...sources.map((source) => `apps/${name}/${source}`),
    'packages',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const started = Date.now()
  console.log(`Building the ${name} …`)
  const { isBuilt, output } = await run(programOf(builder), folder)
  if (!isBuilt) {
    console.error(`${output}\nThe ${name} does not build: see the messages above.`)
    process.exit(1)
  }
  mkdirSync(join(folder, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
  console.log(`The ${name} is built, ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
