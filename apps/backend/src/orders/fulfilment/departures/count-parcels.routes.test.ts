import { countParcels } from '@filiera/contract/orders/fulfilment'
import { departureOfParcel, houseDispatch } from '@filiera/domain/places/delivery-range'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../../../test/factories/account.ts'
import { createSeller } from '../../../../test/factories/catalogue.ts'
import { advanceOrder, createPaidOrder } from '../../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

it('counts parcels of each warehouse, and says until when and on which day the next ones leave', async () => {
  const { backend } = scene
  const shop = await createSeller(backend.services.db)
  const { headers } = await createCustomer(backend, { sellerId: shop })
  const parcels = async () => valueIn(await backend.call(countParcels, {}, headers))
  expect(await parcels()).toEqual([])
  const orders = []
  for (let count = 0; count < 3; count++)
    orders.push((await createPaidOrder(backend, [{ seller_id: shop }])).orderId)
  const [first = '', second = ''] = orders
  await advanceOrder(backend, first, 'ACCEPTED')
  await advanceOrder(backend, second, 'PREPARING')
  const { db } = backend.services
  const { warehouse_id } = await db
    .selectFrom('purchase_order')
    .select('warehouse_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  await db.updateTable('purchase_order').set({ warehouse_id }).where('id', '=', second).execute()
  const [warehouse, ...others] = await parcels()
  expect(others).toEqual([])
  expect(warehouse).toMatchObject({
    all: 2,
    begun: 1,
    cutOff: '11:00',
    nextDay: departureOfParcel(backend.clock.now(), ['ambient'], houseDispatch),
  })
}, 60_000)
