import { blockLot, listLots } from '@filiera/contract/console/lots'
import { moveStock } from '@filiera/contract/console/stock'
import * as contract from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { createBuyer, fillCart, placeOrder } from '../../../test/factories/order.ts'
import { payPlaced } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

const DAY_MS = 86_400_000

let scene: PaymentScene
let shop: string
let packer: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  packer = await createCustomer(scene.backend, { sellerId: shop, role: 'orders', audience: 'console' })
})
afterAll(() => scene.close())

/** A paid order of three pieces of oil and one of honey, of which there were ten each. */
async function sold() {
  const { backend } = scene
  const { db } = backend.services
  const warehouse_id = await createWarehouse(db, { seller_id: shop })
  const [oil, honey] = [
    (await createProduct(db, { seller_id: shop, warehouse_id, stock: 10 })).id,
    (await createProduct(db, { seller_id: shop, warehouse_id, stock: 10 })).id,
  ]
  const buyer = await createBuyer(backend)
  await fillCart(backend, buyer.accountId, oil, 3)
  await fillCart(backend, buyer.accountId, honey, 1)
  const checkout = await placeOrder(backend, buyer)
  await payPlaced(backend, { buyer, checkout, productIds: [oil, honey] })
  const orderId = checkout.orders[0]?.id ?? ''
  const params = { id: orderId }
  const lots = async () => valueIn(await backend.call(listLots, { params: { id: oil } }, packer.headers)).lots
  return {
    lots,
    async deliver(code: string, days: number) {
      const expires = dateInItaly(new Date(backend.clock.now().getTime() + days * DAY_MS))
      const lot = { code, expires, expiry: 'use-by' as const }
      const body = { requestId: crypto.randomUUID(), delta: 5, reason: 'delivery' as const, lot }
      valueIn(await backend.call(moveStock, { params: { id: oil }, body }, packer.headers))
    },
    async block() {
      const [lot] = await lots()
      const at = { params: { id: oil, lot: lot?.id ?? '' }, body: { reason: 'Vetro' } }
      valueIn(await backend.call(blockLot, at, packer.headers))
    },
    async prepare() {
      await backend.call(contract.acceptOrder, { params, body: {} }, packer.headers)
      await backend.call(contract.prepareOrder, { params, body: {} }, packer.headers)
    },
    ship: () =>
      backend.call(
        contract.shipOrder,
        { params, body: { carrier: 'gls', trackingNumber: 'M1234567890' } },
        packer.headers,
      ),
    async refund(productId: string, quantity: number) {
      const body = { lines: [{ productId, quantity }], reason: 'Finito' }
      return valueIn(await backend.call(contract.refundOrder, { params, body }, packer.headers))
    },
    oil,
    honey,
    /** Pieces of oil for sale, and those of the order. */
    async state() {
      const { stock } = await db
        .selectFrom('product')
        .select('stock')
        .where('id', '=', oil)
        .executeTakeFirstOrThrow()
      const hold = await db
        .selectFrom('stock_hold')
        .select(['state', 'quantity', 'gone'])
        .where('order_id', '=', orderId)
        .where('product_id', '=', oil)
        .executeTakeFirstOrThrow()
      return { stock, ...hold }
    },
  }
}

it('puts refunded pieces back on sale, and ships the rest', async () => {
  const { oil, prepare, refund, ship, state } = await sold()
  await prepare()
  await refund(oil, 1)
  expect(await state()).toEqual({ stock: 8, state: 'committed', quantity: 2, gone: false })
  valueIn(await ship())
  expect(await state()).toEqual({ stock: 8, state: 'committed', quantity: 2, gone: true })
})

it('leaves nothing held when the rest is cancelled', async () => {
  const { oil, honey, refund, state } = await sold()
  await refund(oil, 1)
  await refund(honey, 1)
  expect(await refund(oil, 2)).toMatchObject({ status: 'CANCELLED' })
  expect(await state()).toMatchObject({ stock: 10, state: 'released' })
})

it('ships without the pieces of a blocked lot that were refunded', async () => {
  const { oil, block, deliver, lots, prepare, refund, ship, state } = await sold()
  await deliver('R', 9)
  await prepare()
  await block()
  expect(await ship()).toMatchObject({ problem: { code: 'unsafe_lot' } })
  await refund(oil, 3)
  expect(await lots()).toMatchObject([{ code: 'R', pieces: 5, aside: 0 }])
  expect(await ship()).toMatchObject({ value: { status: 'SHIPPED' } })
  // ten have no lot; the five recalled ones are not for sale
  expect(await state()).toMatchObject({ stock: 10, state: 'released' })
})

it('does not ship what is past its use-by date', async () => {
  const { deliver, prepare, ship } = await sold()
  await deliver('F', 2)
  await prepare()
  scene.backend.clock.advance(2 * DAY_MS)
  expect(await ship()).toMatchObject({
    problem: { code: 'unsafe_lot', detail: expect.stringContaining('lot F, which is past its use-by date') },
  })
})
