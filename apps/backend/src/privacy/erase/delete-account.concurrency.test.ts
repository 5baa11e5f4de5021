import { createAddress as createAddressEndpoint } from '@filiera/contract/customers/addresses'
import { deleteAccount } from '@filiera/contract/customers/own-data'
import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createBuyer, createCheckout, fillCart, placement } from '../../../test/factories/order.ts'
import { settleInto } from '../../../test/factories/settled-order.ts'
import { untilWaiting } from '../../../test/hold-lock.ts'
import { lockCheckout } from '../../orders/order/checkout-status.store.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('either an order is placed or the account is gone, never both', async () => {
  const { db } = backend.services
  for (let round = 0; round < 12; round++) {
    const buyer = await createBuyer(backend)
    const { id } = await createProduct(db)
    await fillCart(backend, buyer.accountId, id, 1)
    const remove = () => backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, buyer.headers)
    const place = async () => {
      // The password takes its time: placements are spread over it.
      for (let turn = 0; turn < round * 4; turn++) await db.selectFrom('category').select('id').execute()
      return backend.call(placeCheckout, { body: placement(buyer) }, buyer.headers)
    }
    const [removed, placed] = await Promise.all([remove(), place()])
    const accounts = await db.selectFrom('account').select('id').where('id', '=', buyer.accountId).execute()
    expect(accounts).toHaveLength(removed.ok ? 0 : 1)
    expect(removed.ok && placed.ok).toBe(false)
    if (!removed.ok) expect(removed.problem.code).toBe('open_orders')
    if (!placed.ok)
      expect(['not_signed_in', 'cart_empty', 'not_found', 'invalid_body']).toContain(placed.problem.code)
  }
})

it('does not lose sight of an order that becomes open again meanwhile', async () => {
  const { db } = backend.services
  const { buyer, checkout } = await createCheckout(backend, [{}])
  await settleInto(backend, checkout, 'DELIVERED')
  const orderId = checkout.orders[0]?.id ?? ''
  const removed = await db.transaction().execute(async (trx) => {
    await lockCheckout(trx, checkout.id)
    await trx
      .updateTable('purchase_order')
      .set({ status: 'RETURN_REQUESTED' })
      .where('id', '=', orderId)
      .execute()
    const removing = backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, buyer.headers)
    await untilWaiting(db, 1)
    return { removing }
  })
  expect(await removed.removing).toMatchObject({ problem: { code: 'open_orders', orders: [orderId] } })
})

it('of two owners of a shop who go at once one stays', async () => {
  const shop = await createSeller(backend.services.db)
  const owners = await Promise.all(
    [1, 2].map(() => createCustomer(backend, { sellerId: shop, audience: 'shop' })),
  )
  const gone = await Promise.all(
    owners.map(({ headers }) => backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, headers)),
  )
  expect(gone.map((answer) => answer.ok || answer.problem.code).toSorted()).toEqual(['last_owner', true])
})

it('keeps nothing that a call under way would still have written', async () => {
  const { db } = backend.services
  const buyer = await createBuyer(backend)
  const body = {
    recipient: 'Berta Neri',
    street: 'Via Milano 2',
    city: 'Milano',
    region: 'MI',
    country: 'IT',
    zip: '20121',
  }
  const add = () => backend.call(createAddressEndpoint, { body }, buyer.headers)
  const [removed, ...added] = await Promise.all([
    backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, buyer.headers),
    ...Array.from({ length: 20 }, add),
  ])
  expect(removed).toMatchObject({ ok: true })
  for (const answer of added) if (!answer.ok) expect(answer.problem.status).toBeLessThan(500)
  const left = await db.selectFrom('address').select('id').where('account_id', '=', buyer.accountId).execute()
  expect(left).toEqual([])
})
