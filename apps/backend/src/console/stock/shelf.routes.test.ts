import { listStock, listStockIds, moveStock, type StockView } from '@filiera/contract/console/stock'
import { shipOrder } from '@filiera/contract/orders/fulfilment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
let shop: string
let packer: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  packer = await createCustomer(scene.backend, { sellerId: shop, role: 'orders', audience: 'console' })
})
afterAll(() => scene.close())

const add = (options: Parameters<typeof createProduct>[1] = {}) =>
  createProduct(scene.backend.services.db, { seller_id: shop, ...options })
async function rowOf(id: string) {
  const [row] = valueIn(await scene.backend.call(listStock, { query: { ids: id } }, packer.headers))
  if (!row) throw new Error('no row')
  return row
}
const count = (id: string, shelf: number, seen: number) =>
  scene.backend.call(
    moveStock,
    { params: { id }, body: { shelf, seen, requestId: crypto.randomUUID() } },
    packer.headers,
  )

it('lists what is short first, by view, warehouse and search, and counts every view', async () => {
  const warehouse_id = await createWarehouse(scene.backend.services.db, { seller_id: shop, name: 'Cella' })
  const enough = await add({ titles: { it: 'Àglio' }, stock: 50, own_code: 'AG-1', warehouse_id })
  const few = await add({ titles: { it: 'Burrata' }, stock: 3, warehouse_id })
  const out = await add({ titles: { it: 'Cicoria' }, stock: 0, warehouse_id })
  const at = new Date()
  await scene.backend.services.db
    .insertInto('subscription')
    .values({
      kind: 'stock-alert',
      email: 'anna@posta.example',
      product_id: out.id,
      locale: 'it',
      seed: 'seed-of-anna',
      status: 'active',
      created_at: at,
      updated_at: at,
    })
    .execute()
  await add({ seller_id: await createSeller(scene.backend.services.db), stock: 0 })
  const ids = async (query: { view?: StockView; search?: string }) =>
    valueIn(
      await scene.backend.call(
        listStockIds,
        { query: { warehouse: warehouse_id, ...query } },
        packer.headers,
      ),
    )
  expect(await ids({})).toMatchObject({
    ids: [out.id, few.id, enough.id],
    counts: { all: 3, low: 1, out: 1, waiting: 1 },
    warehouses: [{ name: 'Cella' }],
  })
  for (const [view, id] of [
    ['low', few.id],
    ['out', out.id],
    ['waiting', out.id],
  ] as const)
    expect((await ids({ view })).ids).toEqual([id])
  expect((await ids({ search: 'aglio' })).ids).toEqual([enough.id])
  expect((await ids({ search: 'AG-1' })).ids).toEqual([enough.id])
  expect(await rowOf(out.id)).toMatchObject({ title: 'Cicoria', waiting: 1, stock: 0, held: 0, sold: 0 })
})

it('counts what stands on the shelf: sold pieces until they leave', async () => {
  const { orderId } = await createPaidOrder(scene.backend, [{ seller_id: shop, stock: 10 }])
  const line = await scene.backend.services.db
    .selectFrom('order_line')
    .select('product_id as id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(await rowOf(line.id)).toMatchObject({ stock: 9, held: 0, sold: 1 })
  expect(await count(line.id, 12, 10)).toMatchObject({ value: { stock: 11 } })
  expect(await count(line.id, 12, 10)).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { by: 'Anna Verdi', current: { shelf: 12 } } },
  })
  await advanceOrder(scene.backend, orderId, 'PREPARING')
  const body = { carrier: 'gls' as const, trackingNumber: 'M1234567890' }
  expect(
    await scene.backend.call(shipOrder, { params: { id: orderId }, body }, packer.headers),
  ).toMatchObject({ ok: true })
  expect(await rowOf(line.id)).toMatchObject({ stock: 11, sold: 0 })
})

it('refuses a count of fewer than are sold', async () => {
  const { orderId } = await createPaidOrder(scene.backend, [{ seller_id: shop, stock: 1 }])
  const { id } = await scene.backend.services.db
    .selectFrom('order_line')
    .select('product_id as id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(await count(id, 0, 1)).toMatchObject({ problem: { fields: [{ field: 'shelf' }] } })
})
