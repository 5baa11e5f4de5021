import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error('The tests run on the Node of the project: npx vitest run <path>')

const unit = [
  'packages/**/*.test.ts',
  'apps/**/*.test.{ts,tsx}',
  'tools/**/*.test.{ts,mjs}',
  'demo-data/illustrations/**/*.test.ts',
  'bench/**/*.test.ts',
]
const routes = [
  'apps/backend/**/*.routes.test.ts',
  'apps/backend/**/*.webhooks.test.ts',
  'apps/backend/**/*.store.test.ts',
  'apps/backend/**/*.journey.test.ts',
]
/** Components of the shop and its console, used as a person does. */
const rendered = ['apps/{storefront,console}/app/**/*.rendered.test.tsx']
const dev = ['tools/**/*.dev.test.ts']
const simulation = ['apps/backend/**/*.simulation.test.ts']
const concurrency = ['apps/backend/**/*.concurrency.test.ts', 'apps/backend/**/*.failures.test.ts']

/** Vitest takes project after project. What keeps one core busy for long comes first, so that the other has work beside it until the end. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], short = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      /\.(?:dev|simulation)\.test\.ts$/.test(moduleId) ? 'long' : 'short',
    )
    return [...long, ...short]
  }
}

/**
 * Files leave nothing behind, so two processes run those of a project one after the other: a new one each costs half of the time.
 * unit: no database · rendered: components in a document · dev: `npm run dev` · embedded: routes on PGlite (`npm test` takes a part, see `tools/test.mjs`) ·
 * postgres: all routes, the races and simulated histories of payments on a real server.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: unit,
          exclude: [
            '**/node_modules/**',
            '**/build/**',
            ...routes,
            ...simulation,
            ...concurrency,
            ...dev,
            ...rendered,
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rendered',
          // happy-dom is loaded once for each worker, which halves the run
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: rendered,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'dev', include: dev, testTimeout: 240_000, hookTimeout: 240_000 } },
      {
        test: {
          name: 'embedded',
          // V8 sometimes dies when it frees a PGlite that is gone: each file has a process that ends before that
          isolate: true,
          globalSetup: 'apps/backend/test/provide-embedded.ts',
          include: routes,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          globalSetup: 'apps/backend/test/provide-postgres.ts',
          include: [...routes, ...concurrency, ...simulation],
          env: { TEST_ENGINE: 'postgres' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
