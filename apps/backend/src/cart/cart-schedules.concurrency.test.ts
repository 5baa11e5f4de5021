import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { openSchedules, schedules } from '../../test/cart-schedules.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** Ten times what they take on an idle machine. */
const TIME_LIMIT_MS = 300_000

it(
  'two tabs with many calls under way at once lose nothing',
  async () => {
    const play = await openSchedules(backend)
    await fc.assert(fc.asyncProperty(schedules(6, 6), play), {
      numRuns: 100,
      // a race that failed once may pass again: the first counterexample says most
      endOnFailure: true,
    })
  },
  TIME_LIMIT_MS,
)
