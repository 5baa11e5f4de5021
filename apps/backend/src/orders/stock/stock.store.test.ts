import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBuyer, fillCart, placeOrder } from '../../../test/factories/order.ts'
import { settleCheckout } from '../../../test/factories/settled-order.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { exchangeStock, releaseHolds, releaseSold, returnStock } from './stock.store.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

type Bought = { checkoutId: string; orderId: string; productId: string }

/** An order of all five pieces of a product, of which `owed` are wanted by others since a lot was blocked. */
async function allBought(owed: number, isPaid: boolean): Promise<Bought> {
  const { db } = backend.services
  const buyer = await createBuyer(backend)
  const { id: productId } = await createProduct(db, { stock: 5 })
  await fillCart(backend, buyer.accountId, productId, 5)
  const checkout = await placeOrder(backend, buyer)
  if (isPaid) await settleCheckout(backend, checkout.id)
  await db.updateTable('product').set({ owed }).where('id', '=', productId).execute()
  return { checkoutId: checkout.id, orderId: checkout.orders[0]?.id ?? '', productId }
}

type GivesBack = (trx: Transaction, bought: Bought) => Promise<string[]>
const ways: [string, boolean, GivesBack][] = [
  [
    'an order placed anew with one piece',
    false,
    async (trx, { checkoutId, productId }) =>
      (await exchangeStock(trx, checkoutId, [{ productId, quantity: 1 }])).turned,
  ],
  ['a hold that ends', false, (trx, { checkoutId }) => releaseHolds(trx, checkoutId)],
  ['a cancelled order', true, (trx, { orderId }) => releaseSold(trx, orderId)],
  [
    'pieces of an order',
    true,
    (trx, { orderId, productId }) => returnStock(trx, orderId, [{ productId, quantity: 4 }]),
  ],
]

it.each(ways)('%s: says what is on sale again, also when a part was owed', async (_, isPaid, giveBack) => {
  for (const [owed, isBack] of [
    [0, true],
    [2, true],
    [5, false],
  ] as const) {
    const bought = await allBought(owed, isPaid)
    const { db } = backend.services
    const back = await db.transaction().execute((trx) => giveBack(trx, bought))
    expect(back, `${owed} owed`).toEqual(isBack ? [bought.productId] : [])
  }
})
