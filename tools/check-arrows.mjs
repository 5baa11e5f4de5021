import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
  const folder = join(root, 'tools/arrow-fixtures')
  const fixtures = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return { file, text, ...JSON.parse(text.split('\n')[0].replace(/^\/\/ /, '')) }
    })
  for (const { file, from } of fixtures)
    if (existsSync(join(root, from))) throw new Error(`fixture ${file} would overwrite ${from}`)
  const places = fixtures.map(({ from }) => from)
  let found = []
  try {
    for (const { from, text } of fixtures) {
      mkdirSync(dirname(join(root, from)), { recursive: true })
      writeFileSync(join(root, from), text)
    }
    found = failures(await violationsOf(places))
  } finally {
    for (const from of places) rmSync(join(root, from), { force: true })
  }
  const missed = fixtures
    .filter(({ rule, from }) => !found.some((line) => line.startsWith(`${rule}: ${from} `)))
    .map(({ file, rule }) => `${file}: rule ${rule} did not refuse it`)
  const covered = new Set(fixtures.map(({ rule }) => rule))
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
