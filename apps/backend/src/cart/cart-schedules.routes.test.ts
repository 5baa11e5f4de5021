import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { openSchedules, schedules } from '../../test/cart-schedules.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** On a server these calls take their own order: there the races have their own test, and a tenth is enough here. */
const RUNS = process.env.TEST_ENGINE === 'postgres' ? 100 : 1000
/** Ten times what they take on an idle machine. */
const TIME_LIMIT_MS = 300_000

it(
  'two tabs end in the cart of the model, whatever they do and whoever comes first',
  async () => {
    const play = await openSchedules(backend)
    await fc.assert(fc.asyncProperty(schedules(3, 2), play), {
      numRuns: RUNS,
      seed: 20_261_121,
    })
  },
  TIME_LIMIT_MS,
)
