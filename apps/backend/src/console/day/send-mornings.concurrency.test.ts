import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { sendMornings } from './send-mornings.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('two nodes mail each person once a day', async () => {
  const { db } = backend.services
  const shops = await Promise.all(Array.from({ length: 6 }, () => createSeller(db)))
  for (const sellerId of shops) {
    await createProduct(db, { seller_id: sellerId, stock: 3 })
    for (const role of ['owner', 'catalogue', 'orders'] as const)
      await createCustomer(backend, { sellerId, role })
  }
  const node = () => sendMornings(backend.services)
  for (const [round, day] of ['2026-11-24', '2026-11-25'].entries()) {
    backend.clock.set(new Date(`${day}T06:00:00Z`))
    const [one, other] = await Promise.all([node(), node()])
    expect(one + other).toBe(18)
    const queued = await db
      .selectFrom('outbox')
      .select('key')
      .where('key', 'like', 'mail:seller-morning:%')
      .execute()
    expect(queued).toHaveLength(18 * (round + 1))
  }
  expect(await node()).toBe(0)
})
