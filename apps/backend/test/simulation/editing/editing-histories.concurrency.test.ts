import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../build-test-backend.ts'
import { createCustomer } from '../../factories/account.ts'
import { openEditedProduct } from '../../scenes/edited-product.ts'
import { seededRandom } from '../random.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../rounds.ts'
import { createNetwork, openBrowser } from './edited-browser.ts'
import { findViolations, runHistory } from './editing-history.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it(
  'loses nothing unseen of what three people type in two tabs each over broken lines',
  async () => {
    for (let seed = 1; seed <= rounds.editings; seed++) {
      const random = seededRandom(seed)
      const { id, sellerId, read } = await openEditedProduct(backend)
      const network = createNetwork(random)
      const people = await Promise.all(
        [1, 2, 3].map(() => createCustomer(backend, { sellerId, audience: 'console' })),
      )
      const browsers = people.map(({ headers }) => openBrowser(backend, network, id, headers))
      const model = await runHistory({ browsers, network, random, read })
      expect(findViolations(model, await read()), `seed ${seed}`).toEqual([])
    }
  },
  ROUNDS_TIMEOUT_MS,
)
