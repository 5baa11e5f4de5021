import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** What a machine that runs the shop needs: programs, what they share, their builds, the demonstration, commands of operators. */
const NEEDED = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'apps',
  'packages',
  'demo-data',
  'deploy/run.mjs',
  'deploy/health.mjs',
  'tools/commands',
  'tools/installation.mjs',
  'tools/doctor',
]

/** Of that, what only tests, builds and people need: sources of pages are in the builds. A program may have packages of its own. */
const LEFT_OUT = [
  /\.test\.tsx?$/,
  /^apps\/[^/]+\/test(?:\/|$)/,
  /^apps\/(?:backend|sandbox)\/build(?:\/|$)/,
  /^apps\/console\/app(?:\/|$)/,
  /^demo-data\/illustrations\/src(?:\/|$)/,
  /(?:^|\/)(?:tsconfig|vite\.config|react-router\.config)[^/]*$/,
  /(?:^|\/)\.(?!vite)[^/]*(?:\/|$)/,
]

/** Whether a path of the project belongs to what runs. */
export const belongs = (path) =>
  NEEDED.some(
    (needed) => path === needed || path.startsWith(`${needed}/`) || needed.startsWith(`${path}/`),
  ) && !LEFT_OUT.some((pattern) => pattern.test(path))

/**
 * Copies what runs into an empty folder: the content of the container, made without Docker.
 * @param packages `copy` what is installed, or `link` to it
 */
export function writeTree(root, folder, packages = 'copy') {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  mkdirSync(folder, { recursive: true })
  for (const needed of NEEDED) {
    mkdirSync(dirname(join(folder, needed)), { recursive: true })
    cpSync(join(root, needed), join(folder, needed), {
      recursive: true,
      filter: (path) => belongs(relative(root, path).replaceAll('\\', '/')),
    })
  }
  const modules = join(root, 'node_modules')
  const copied = join(folder, 'node_modules')
  // its installer keeps a second Node beside the one that runs
  const installer = join(modules, 'node', 'node_modules')
  const copy = (name) =>
    cpSync(join(modules, name), join(copied, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== installer,
    })
  if (packages === 'copy') return copy('')
  // our own packages are links to those of the tree
  mkdirSync(copied)
  for (const name of readdirSync(modules))
    if (name === '@filiera') copy(name)
    else symlinkSync(join(modules, name), join(copied, name))
}
