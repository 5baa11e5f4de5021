import * as contract from '@filiera/contract/orders/fulfilment'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { permissionsOf, shopRoles } from '@filiera/domain/shop-roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { type createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  owner = await createCustomer(scene.backend, { sellerId: shop })
})
afterAll(() => scene.close())

const idsOf = async (query: Parameters<typeof contract.listSellerOrderIds.query.parse>[0] & object) =>
  valueIn(await scene.backend.call(contract.listSellerOrderIds, { query }, owner.headers))
const order = (facts: Parameters<typeof createProduct>[1] = {}) =>
  createPaidOrder(scene.backend, [{ seller_id: shop, ...facts }])

const readers = shopRoles.filter((role) => permissionsOf(role).includes('orders:read'))

it.each(readers)('shows %s addresses and contact only where they work on orders', async (role) => {
  const { orderId, buyer } = await order()
  const member = await createCustomer(scene.backend, { sellerId: shop, role })
  const calls = [
    await scene.backend.call(contract.getSellerOrder, { params: { id: orderId } }, member.headers),
    await scene.backend.call(contract.listSellerOrders, {}, member.headers),
    await scene.backend.call(contract.listSellerOrders, { query: { ids: orderId } }, member.headers),
  ]
  const mayWork = permissionsOf(role).includes('orders:write')
  for (const answer of calls) {
    const text = JSON.stringify(valueIn(answer as never))
    for (const secret of ['Via Roma 1', '87100', buyer.email])
      expect({ secret, isThere: text.includes(secret) }).toEqual({ secret, isThere: mayWork })
    expect(text).toContain(orderId)
  }
  expect(valueIn(calls[0] as never)).toMatchObject({
    customer: expect.stringMatching(/\w/),
    sellerActions: mayWork ? expect.arrayContaining(['accept']) : [],
  })
})

it('names a view by deadline, in groups from warm to cold, and narrows it', async () => {
  const [warm, cold, frozen] = [
    await order({ titles: { it: 'Taralli di prova' } }),
    await order({ temperature_class: 'chilled' }),
    await order({ temperature_class: 'frozen' }),
  ]
  const own = [warm, cold, frozen].map(({ orderId }) => orderId)
  for (const id of own) await advanceOrder(scene.backend, id, 'ACCEPTED')
  const listed = await idsOf({ state: 'to_ship', grouped: 'true' })
  expect(listed.ids).toEqual(own)
  expect(listed.groups).toEqual([
    { temperatureClass: 'ambient', count: 1 },
    { temperatureClass: 'chilled', count: 1 },
    { temperatureClass: 'frozen', count: 1 },
  ])
  expect((await idsOf({ state: 'to_ship', temperature: 'chilled' })).ids).toEqual([cold.orderId])
  expect((await idsOf({ search: 'taralli DI' })).ids).toEqual([warm.orderId])
  expect((await idsOf({ search: warm.orderId.slice(5).replace('-', ' ') })).ids).toEqual([warm.orderId])
  expect((await idsOf({ search: '100%' })).ids).toEqual([])
  const parted = await Promise.all(
    listed.warehouses.map(async ({ id }) => (await idsOf({ state: 'to_ship', warehouse: id })).ids),
  )
  expect(parted.flat().toSorted()).toEqual(own.toSorted())
  const rows = valueIn(
    await scene.backend.call(contract.listSellerOrders, { query: { ids: own.toReversed() } }, owner.headers),
  )
  expect(rows.map(({ id }) => id)).toEqual(own.toReversed())
  expect(rows.map(({ temperatureClass }) => temperatureClass)).toEqual(['frozen', 'chilled', 'ambient'])
  expect(rows[0]?.shipBy).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('finds a parcel by its tracking number, and says who did what', async () => {
  const { orderId } = await order()
  const member = await createCustomer(scene.backend, { sellerId: shop, role: 'orders' })
  const params = { id: orderId }
  for (const step of [contract.acceptOrder, contract.prepareOrder])
    await scene.backend.call(step, { params, body: {} }, member.headers)
  const body = { carrier: 'gls', trackingNumber: 'M7654321098' } as const
  const shipped = valueIn(await scene.backend.call(contract.shipOrder, { params, body }, member.headers))
  expect((await idsOf({ search: 'm765 4321 098' })).ids).toEqual([orderId])
  expect(shipped.shipBy).toBeNull()
  expect(shipped.history.map(({ status, by }) => [status, by])).toEqual([
    ['PAID', null],
    ['ACCEPTED', 'Anna Verdi'],
    ['PREPARING', 'Anna Verdi'],
    ['SHIPPED', 'Anna Verdi'],
  ])
})

it('lists returns by the day on which their refund is due, with what the customer wrote', async () => {
  const { backend } = scene
  const ask = async ({ buyer, orderId, productIds }: Awaited<ReturnType<typeof order>>, reason: string) => {
    const body = { lines: [{ productId: productIds[0] ?? '', quantity: 1 }], reason }
    valueIn(await backend.call(withdrawFromOrder, { params: { id: orderId }, body }, buyer.headers))
  }
  const [first, second] = [await order(), await order()]
  for (const { orderId } of [first, second]) await advanceOrder(backend, orderId, 'DELIVERED')
  await ask(second, 'Troppo salato')
  backend.clock.advance(5 * 86_400_000)
  await ask(first, 'Arrivato rotto')
  expect((await idsOf({ state: 'returns' })).ids).toEqual([second.orderId, first.orderId])
  const read = await backend.call(contract.getSellerOrder, { params: { id: first.orderId } }, owner.headers)
  expect(valueIn(read).withdrawals).toMatchObject([{ reason: 'Arrivato rotto', status: 'requested' }])
})
