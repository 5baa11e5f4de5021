import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './installation.mjs'

/** npm drops optional packages that a registry lacks from the lock file without a word, and `npm ci` elsewhere refuses that file. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `package-lock.json: ${path}: ${name}`),
)
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
if (readFileSync(join(root, '.nvmrc'), 'utf8').trim() !== dependencies.node)
  missing.push(`.nvmrc: ${dependencies.node}`)
for (const line of missing) console.error(`missing: ${line}`)
if (missing.length > 0) process.exit(1)
console.log(`${names.size} packages, none missing`)
