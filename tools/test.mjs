import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStorefront } from './build-storefront.mjs'
import { findBrowser } from './find-browser.mjs'
import { ensureInstalled, localNode, root } from './installation.mjs'
import { clock } from './report-vitest.mjs'

/**
 * `npm test`: everything, in the order in which a failure is cheapest. `npm test -- quick`: what breaks most often, in three
 * minutes. A name as argument runs that step alone: `npm test -- journeys`.
 */
const only = process.argv[2] ?? 'all'
const QUICK = ['types', 'arrows', 'unit', 'endpoints', 'smoke']
/** Parts of other steps. */
const PARTS = ['dev', 'simulation', 'endpoints', 'smoke']
const started = Date.now()
ensureInstalled({ withTests: true })

const reports = mkdtempSync(join(tmpdir(), 'filiera-reports-'))
const counts = { passed: 0, failed: 0 }
const module_ = (path) => join(root, 'node_modules', path)
const run = (arguments_, environment = {}) =>
  spawnSync(localNode, arguments_, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }),
      ...environment,
    },
  }).status === 0

/**
 * PGlite differs from a server in SQL and driver, not in what routes decide. So all routes run on PostgreSQL; on PGlite run the
 * stores and the authorization matrix, which calls every endpoint, and with the whole shop the simulation and the journeys.
 * The simulation and `npm run dev` keep one core busy: they run beside the stores.
 */
const embedded = () =>
  vitest(
    ['embedded', 'simulation', 'dev'],
    ...['.store.test.ts', 'authorization-matrix', '.simulation.test.ts', '.dev.test.ts'],
  )

/** @param files parts of names; none is all of the projects */
function vitest(projects, ...files) {
  const report = join(reports, `${projects[0]}.json`)
  const passed = run([
    module_('vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--reporter=${join(root, 'tools/report-vitest.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ])
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    counts.passed += numPassedTests
    counts.failed += numFailedTests
    if (numPassedTests === 0) return false
  }
  return passed
}

/** @param files parts of names; none is all of them */
function journeys(...files) {
  buildStorefront()
  const report = join(reports, 'journeys.json')
  const environment = { CHROMIUM: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const passed = run(
    [
      module_('@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      `--reporter=${join(root, 'tools/report-journeys.mjs')},json`,
      ...files,
    ],
    environment,
  )
  if (!existsSync(report)) return false
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  counts.passed += stats.expected + stats.flaky
  counts.failed += stats.unexpected
  return passed && stats.expected > 0
}

const steps = [
  ['lock', 'Lock file complete', () => run(['tools/check-lock.mjs'])],
  [
    'format',
    'Format and lint',
    () =>
      run([
        module_('@biomejs/biome/bin/biome'),
        'ci',
        '--error-on-warnings',
        ...(process.stdout.isTTY ? [] : ['--colors=off']),
        '.',
      ]),
  ],
  ['types', 'Types', () => run(['tools/typecheck.mjs'])],
  ['arrows', 'Arrows', () => run(['tools/check-arrows.mjs'])],
  ['unused', 'Unused code and packages', () => run([module_('knip/bin/knip.js')])],
  ['unit', 'Pure rules, and components with logic', () => vitest(['unit', 'rendered'])],
  ['dev', '`npm run dev` shows what is edited', () => vitest(['dev'])],
  ['embedded', 'Stores, every endpoint once and simulated payments on the embedded database', embedded],
  ['simulation', 'Simulated histories of payments', () => vitest(['simulation'])],
  ['postgres', 'Routes and races on a PostgreSQL server', () => vitest(['postgres'])],
  ['journeys', 'Journeys in a browser', journeys],
  [
    'endpoints',
    'Every endpoint once, on the embedded database',
    () => vitest(['embedded'], 'authorization-matrix'),
  ],
  ['smoke', 'A visitor finds, orders and pays in a browser', () => journeys('visitor-pays-on-hosted-page')],
]

const isChosen =
  {
    all: (name) => !PARTS.includes(name),
    quick: (name) => QUICK.includes(name),
  }[only] ?? ((name) => name === only)
const chosen = steps.filter(([name]) => isChosen(name))
if (chosen.length === 0) {
  console.error(`There is no step "${only}". Steps: quick, ${steps.map(([name]) => name).join(', ')}`)
  process.exit(1)
}

const broken = []
for (const [name, title, step] of chosen) {
  console.log(`\n— ${title} (${clock(started)})`)
  const from = Date.now()
  let passed = false
  try {
    passed = step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  console.log(`${passed ? 'ok' : 'FAILED'}  ${title}, ${((Date.now() - from) / 1000).toFixed(1)} s`)
  if (!passed) broken.push(name)
}
rmSync(reports, { recursive: true, force: true })

console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`)
for (const name of broken) console.log(`Broken: ${name} (again alone: npm test -- ${name})`)
console.log(
  `${counts.passed} passed, ${counts.failed + (broken.length > 0 && counts.failed === 0 ? broken.length : 0)} failed`,
)
process.exit(broken.length > 0 ? 1 : 0)
