import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { fullFolders } from './folder-sizes.mjs'
import { root } from './installation.mjs'

/**
 * The arrows of ARCHITECTURE.md, and folders small enough to read: no violation in the project, and each wrong fixture refused by the rule that its first line names.
 * A run that saw hardly any module is a failure too: dependency-cruiser is silent when its parser does not fit.
 */
const configuration = createRequire(import.meta.url)('../dependency-rules.cjs')
const FEWEST_MODULES = 150

async function violationsOf(paths) {
  const ruleSet = { forbidden: configuration.forbidden }
  const options = { ...configuration.options, ruleSet, validate: true, baseDir: root }
  const { output } = await cruise(paths, options)
  return output.summary
}

const commentOf = (rule) => configuration.forbidden.find(({ name }) => name === rule).comment

function failures(summary) {
  return summary.violations
    .filter((violation) => violation.rule.severity === 'error')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to} (${commentOf(rule.name)})`)
}

/** A fixture lies under the path it pretends to have, so that the same rules see it. */
async function checkFixtures() {
  const missed = []
  const folder = join(root, 'tools/arrow-fixtures')
  const covered = new Set()
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'))
  for (const file of files.sort()) {
    const text = readFileSync(join(folder, file), 'utf8')
    const { rule, from } = JSON.parse(text.split('\n')[0].replace(/^\/\/ /, ''))
    const target = join(root, from)
    if (existsSync(target)) throw new Error(`fixture ${file} would overwrite ${from}`)
    covered.add(rule)
    mkdirSync(join(target, '..'), { recursive: true })
    try {
      writeFileSync(target, text)
      const found = failures(await violationsOf([from]))
      if (!found.some((line) => line.startsWith(`${rule}:`)))
        missed.push(`${file}: rule ${rule} did not refuse it`)
    } finally {
      rmSync(target)
    }
  }
  const untested = configuration.forbidden.map(({ name }) => name).filter((name) => !covered.has(name))
  return [...missed, ...untested.map((name) => `rule ${name} has no wrong fixture`)]
}

const sources = ['apps', 'packages', 'demo-data/illustrations', 'tools', 'bench', 'e2e']
const exclude = ['**/node_modules', '**/build', '**/.react-router', '**/coverage', '**/.data']
const files = sources.flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: root, exclude }))
const fullShelves = fullFolders(files)
if (fullShelves.length > 0) {
  for (const line of fullShelves) console.error(line)
  console.error('Give a subject of it a folder of its own.')
  process.exit(1)
}

const summary = await violationsOf(sources)
const problems = failures(summary)
if (summary.totalCruised < FEWEST_MODULES)
  problems.push(`only ${summary.totalCruised} modules seen: the parser does not read the sources`)
problems.push(...(await checkFixtures()))
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Import what the rule allows, or change dependency-rules.cjs and ARCHITECTURE.md.')
  process.exit(1)
}
console.log(
  `${summary.totalCruised} modules, no forbidden arrow, no full folder, every rule proved by a wrong fixture`,
)
