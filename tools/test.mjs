import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConsole } from './build-console.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { findBrowser } from './find-browser.mjs'
import { ensureInstalled, localNode, root } from './installation.mjs'
import { memoryEnvironment } from './memory-settings.mjs'
import { clock } from './reports/report-vitest.mjs'

/**
 * `npm test`: everything, in the order in which a failure is cheapest. `npm test -- quick`: what breaks most often, in some three
 * minutes. A name as argument runs that step alone: `npm test -- journeys`.
 */
const only = process.argv[2] ?? 'all'
const QUICK = ['types', 'arrows', 'build', 'rules', 'endpoints', 'smoke']
/** These change nothing that another one reads, and leave a core to it: they run beside each other. */
const TOGETHER = [
  ['lock', 'format', 'types', 'arrows', 'unused', 'build'],
  ['endpoints', 'smoke'],
]
/** Parts of other steps. */
const PARTS = ['rules', 'dev', 'simulation', 'endpoints', 'smoke']
const started = Date.now()
ensureInstalled({ withTests: true })

/** Room that the databases, shops and browsers of a run take at most, in bytes, with some to spare. */
const ROOM = 6 * 1024 ** 3

/** Where databases, shops and browsers of this run keep their files: in memory where Linux has room, for a database is a thousand files. */
function makeFolder() {
  const memory = '/dev/shm'
  const free = existsSync(memory) ? statfsSync(memory, { bigint: true }) : null
  const parent = free && free.bavail * free.bsize >= BigInt(ROOM) ? memory : tmpdir()
  const made = mkdtempSync(join(parent, 'filiera-test-'))
  // PostgreSQL runs as another user when this is root
  chmodSync(made, 0o755)
  return made
}

const folder = makeFolder()
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const counts = { passed: 0, failed: 0 }
const module_ = (path) => join(root, 'node_modules', path)
/** Programs of the shop are started a hundred times: from the second start on they read compiled sources. */
const { NODE_COMPILE_CACHE } = memoryEnvironment

/** Runs a program to its end. @returns whether it was content */
function run(arguments_, environment = {}) {
  const child = spawn(localNode, arguments_, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_COMPILE_CACHE,
      ...process.env,
      TMPDIR: folder,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }),
      ...environment,
    },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/**
 * PGlite differs from a server in SQL and driver, not in what routes decide: on it run the stores, the authorization matrix and the journeys, all
 * else on PostgreSQL. `npm run dev` keeps one core busy: it runs beside the stores.
 */
const embedded = () =>
  vitest(['embedded', 'dev'], ...['.store.test.ts', 'authorization-matrix', '.dev.test.ts'])

/** @param files parts of names; none is all of the projects */
async function vitest(projects, ...files) {
  const report = join(folder, `${projects[0]}.json`)
  const passed = await run([
    module_('vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--reporter=${join(root, 'tools/reports/report-vitest.mjs')}`,
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

/** @param given parts of names, none is all of them; flags of Playwright */
async function journeys(...given) {
  await Promise.all([buildStorefront(), buildConsole()])
  const report = join(folder, 'journeys.json')
  const environment = { CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const passed = await run(
    [
      module_('@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      `--reporter=${join(root, 'tools/reports/report-journeys.mjs')},json`,
      ...given,
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
  ['lock', 'Lock file complete', () => run(['tools/supply-chain/check-lock.mjs'])],
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
  ['arrows', 'Arrows', () => run(['tools/arrows/check-arrows.mjs'])],
  ['unused', 'Unused code and packages', () => run([module_('knip/bin/knip.js')])],
  [
    'build',
    'Shop and console built',
    async () => (await run(['tools/build-storefront.mjs'])) && run(['tools/build-console.mjs']),
  ],
  ['unit', 'Pure rules, and components with logic', () => vitest(['unit', 'rendered'])],
  ['rules', 'Pure rules', () => vitest(['unit'])],
  ['dev', '`npm run dev` shows what is edited', () => vitest(['dev'])],
  ['embedded', 'Stores and every endpoint once on the embedded database', embedded],
  ['simulation', 'Simulated histories of payments', () => vitest(['postgres'], '.simulation.test.ts')],
  ['postgres', 'Routes, races and simulated payments on a PostgreSQL server', () => vitest(['postgres'])],
  ['journeys', 'Journeys in a browser', () => journeys()],
  [
    'endpoints',
    'Every endpoint once, on the embedded database',
    () => vitest(['embedded'], 'authorization-matrix'),
  ],
  [
    'smoke',
    'A visitor finds, orders and pays in a browser',
    // each worker has a shop
    () => journeys('visitor-pays-on-hosted-page', '--workers=1'),
  ],
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

async function take([name, title, step]) {
  const from = Date.now()
  let passed = false
  try {
    passed = await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  console.log(`${passed ? 'ok' : 'FAILED'}  ${title}, ${((Date.now() - from) / 1000).toFixed(1)} s`)
  if (!passed) broken.push(name)
}

const togetherWith = (name) => TOGETHER.find((names) => names.includes(name)) ?? [name]
for (const names of new Set(chosen.map(([name]) => togetherWith(name)))) {
  const group = chosen.filter(([name]) => names.includes(name))
  console.log()
  for (const [, title] of group) console.log(`— ${title} (${clock(started)})`)
  await Promise.all(group.map(take))
}

console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`)
for (const name of broken) console.log(`Broken: ${name} (again alone: npm test -- ${name})`)
console.log(
  `${counts.passed} passed, ${counts.failed + (broken.length > 0 && counts.failed === 0 ? broken.length : 0)} failed`,
)
process.exit(broken.length > 0 ? 1 : 0)
