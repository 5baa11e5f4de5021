import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct, createSeller, createWarehouse } from '../../../../test/factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../../../../test/factories/order.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const place = (buyer: Buyer, change: object = {}) =>
  backend.call(placeCheckout, { body: { ...placement(buyer), ...change } }, buyer.headers)

it('mails an address that the account did not prove twenty times an hour, its own as often as it likes', async () => {
  const buyer = await createBuyer(backend)
  const { id } = await createProduct(backend.services.db)
  await fillCart(backend, buyer.accountId, id, 1)
  const to = (index: number) => place(buyer, { contactEmailAddress: `qualcuno${index}@example.com` })
  for (let index = 0; index < 20; index++) expect(await to(index)).toMatchObject({ ok: true })
  expect(await to(20)).toMatchObject({
    problem: { status: 429, code: 'rate_limited', retryAfterSeconds: 3600 },
  })
  expect(await place(buyer)).toMatchObject({ ok: true })
})

it('sells what a seller moved from its warehouse of now, in one order with what leaves from there', async () => {
  const { db } = backend.services
  const buyer = await createBuyer(backend)
  const seller_id = await createSeller(db)
  const from = await createWarehouse(db, { seller_id })
  const to = await createWarehouse(db, { seller_id })
  const moved = await createProduct(db, { seller_id, warehouse_id: from })
  const other = await createProduct(db, { seller_id, warehouse_id: to })
  await fillCart(backend, buyer.accountId, moved.id, 2)
  await fillCart(backend, buyer.accountId, other.id, 1)
  await db.updateTable('product').set({ warehouse_id: to }).where('id', '=', moved.id).execute()
  await db.updateTable('warehouse').set({ closed_at: new Date() }).where('id', '=', from).execute()
  const placed = await place(buyer)
  if (!placed.ok) throw new Error(placed.problem.detail)
  expect(placed.value.orders.map(({ items }) => items.map(({ quantity }) => quantity).sort())).toEqual([
    [1, 2],
  ])
  const orders = await db
    .selectFrom('purchase_order')
    .select('warehouse_id')
    .where('seller_id', '=', seller_id)
    .execute()
  expect(orders).toEqual([{ warehouse_id: to }])
})
