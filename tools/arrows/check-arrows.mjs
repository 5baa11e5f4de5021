import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import { root } from '../installation.mjs'
import { folderRings } from './folder-rings.mjs'
import { fullFolders } from './folder-sizes.mjs'
import { withWrongFiles, wrongFiles } from './wrong-files.mjs'

/**
 * The arrows of ARCHITECTURE.md, rings and sizes of folders, and for each rule a wrong file that it refuses. Hardly any module seen is a failure,
 * too: dependency-cruiser is silent when its parser does not fit.
 */
const configuration = createRequire(import.meta.url)('../../dependency-rules.cjs')
const rules = configuration.forbidden
const FEWEST_MODULES = 150
const RING = 'no-folder-ring'

/** @param depth how far imports are followed; 0 is to their end */
async function cruised(paths, depth = 0) {
  const options = { ...configuration.options, maxDepth: depth, ruleSet: { forbidden: rules } }
  const { output } = await cruise(paths, { ...options, validate: true, baseDir: root })
  return output
}

const importsOf = ({ modules }) =>
  modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))

function failures({ summary }) {
  const commentOf = (name) => rules.find((rule) => rule.name === name).comment
  return summary.violations
    .filter((violation) => violation.rule.severity === 'error')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to} (${commentOf(rule.name)})`)
}

function ringProblems(imports) {
  return folderRings(imports).map(({ folders, fewest }) => {
    const least = fewest.map((ends) => ends.join(' → ')).join(', ')
    return `${RING}: ${[...folders, folders[0]].join(' → ')} (folders must not import each other in a ring: move what both need into a third one, or a file to where it is used; the fewest imports to change: ${least})`
  })
}

/** Each rule refuses its wrong file. Only what the wrong files import is read: they lie among the sources for a second. */
async function checkRules(files, imports) {
  const wrong = wrongFiles(rules, files)
  const output = await withWrongFiles(wrong, () =>
    cruised(
      wrong.map(({ from }) => from),
      1,
    ),
  )
  const found = failures(output)
  const closesRing = (place) => {
    const own = importsOf(output).filter(([from]) => from === place)
    return folderRings([...imports, ...own]).some(({ fewest }) => fewest.some(([from]) => from === place))
  }
  const missed = wrong
    .filter(({ rule, from }) =>
      rule === RING ? !closesRing(from) : !found.some((line) => line.startsWith(`${rule}: ${from} `)),
    )
    .map(({ rule, from }) => `rule ${rule} did not refuse ${from}`)
  const covered = new Set(wrong.map(({ rule }) => rule))
  const untested = [RING, ...rules.map(({ name }) => name)].filter((name) => !covered.has(name))
  return [...missed, ...untested.map((name) => `rule ${name} has no wrong file`)]
}

const sources = ['apps', 'packages', 'demo-data/illustrations', 'tools', 'bench', 'e2e']
const exclude = ['**/node_modules', '**/build', '**/.react-router', '**/coverage', '**/.data']
const files = sources.flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: root, exclude })).sort()
const tooFull = fullFolders(files)
if (tooFull.length > 0) {
  for (const line of tooFull) console.error(line)
  console.error('Give a subject of it a folder of its own.')
  process.exit(1)
}

const project = await cruised(sources)
const imports = importsOf(project)
const { totalCruised } = project.summary
const problems = [...failures(project), ...ringProblems(imports)]
if (totalCruised < FEWEST_MODULES)
  problems.push(`only ${totalCruised} modules seen: the parser does not read the sources`)
problems.push(...(await checkRules(files, imports)))
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Import what the rule allows, or change dependency-rules.cjs and ARCHITECTURE.md.')
  process.exit(1)
}
console.log(
  `${totalCruised} modules, no forbidden arrow, no ring of folders, no full folder, every rule proved by a wrong file`,
)
