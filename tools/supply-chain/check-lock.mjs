import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../installation.mjs'
import { undecidedScripts, unpinned, wrongLicences } from './rules.mjs'

/** What npm does not say: it drops optional packages that a registry lacks from the lock file, and `npm ci` elsewhere refuses that file. */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const { packages } = lock
const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `package-lock.json: ${path}: ${name}`),
)
const { dependencies, allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
if (readFileSync(join(root, '.nvmrc'), 'utf8').trim() !== dependencies.node)
  missing.push(`.nvmrc: ${dependencies.node}`)
const wrong = [...wrongLicences(lock), ...unpinned(lock), ...undecidedScripts(lock, allowScripts)]
for (const line of missing) console.error(`missing: ${line}`)
for (const line of wrong) console.error(line)
if (missing.length + wrong.length > 0) process.exit(1)
console.log(`${names.size} packages, none missing, all with a licence, a hash and a decision on its script`)
