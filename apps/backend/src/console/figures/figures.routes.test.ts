import { readSellerFigures } from '@filiera/contract/console/figures'
import { moveStock } from '@filiera/contract/console/stock'
import { refundOrder } from '@filiera/contract/orders/fulfilment'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createBuyer, fillCart, placeOrder } from '../../../test/factories/order.ts'
import { advanceOrder, createPaidOrder, payPlaced } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  shop = await createSeller(scene.backend.services.db)
  owner = await createCustomer(scene.backend, { sellerId: shop })
})

const figures = (from: string, to: string, who = owner) =>
  scene.backend.call(readSellerFigures, { query: { from, to } }, who.headers)

/** A paid order of the shop as if it had been paid at a moment. */
async function paidAt(moment: string, shippedAt?: string) {
  const { backend } = scene
  const { orderId } = await createPaidOrder(backend, [{ seller_id: shop, stock: 40 }])
  const { db } = backend.services
  await db
    .updateTable('purchase_order')
    .set({ paid_at: new Date(moment) })
    .where('id', '=', orderId)
    .execute()
  if (shippedAt) {
    await advanceOrder(backend, orderId, 'SHIPPED')
    await sql`update order_event set at = ${shippedAt}::timestamptz where order_id = ${orderId} and status = 'SHIPPED'`.execute(
      db,
    )
  }
  const { amount_cents } = await db
    .selectFrom('purchase_order')
    .select('amount_cents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { orderId, sold: amount_cents / 100 }
}

it('is full of zeros for a shop that has not sold yet', async () => {
  const read = valueIn(await figures('2026-03-01', '2026-03-02'))
  const nothing = { sold: 0, orders: 0, pieces: 0, refunded: 0 }
  expect(read).toMatchObject({
    period: { from: '2026-03-01', to: '2026-03-02' },
    previous: { from: '2026-02-27', to: '2026-02-28' },
    days: [
      { day: '2026-03-01', ...nothing },
      { day: '2026-03-02', ...nothing },
    ],
    total: { ...nothing, daysToShip: null },
    top: [],
    out: { count: 0, products: [] },
  })
})

it('counts an order on the Italian day of its payment, also where summer time begins', async () => {
  // 00:30 on the 29th in Italy, and 23:30 on that day, which has 23 hours
  const early = await paidAt('2026-03-28T23:30:00Z', '2026-03-30T11:30:00Z')
  const late = await paidAt('2026-03-29T21:30:00Z')
  // 00:00 on the 30th, and one second before the 29th
  await paidAt('2026-03-29T22:00:00Z')
  const before = await paidAt('2026-03-28T22:59:59Z')
  const sold = Math.round((early.sold + late.sold) * 100) / 100
  const read = valueIn(await figures('2026-03-29', '2026-03-29'))
  expect(read.days).toEqual([{ day: '2026-03-29', sold, orders: 2, pieces: 2, refunded: 0 }])
  expect(read.total).toEqual({ sold, orders: 2, pieces: 2, refunded: 0, daysToShip: 1.5 })
  expect(read.previousTotal).toMatchObject({ orders: 1, sold: before.sold, daysToShip: null })
  expect(read.top).toHaveLength(2)
})

it('counts what all pieces of a product brought', async () => {
  const { backend } = scene
  const buyer = await createBuyer(backend)
  const dear = await createProduct(backend.services.db, { seller_id: shop, price_cents: 1500 })
  const cheap = await createProduct(backend.services.db, { seller_id: shop, price_cents: 1000 })
  await fillCart(backend, buyer.accountId, dear.id, 1)
  await fillCart(backend, buyer.accountId, cheap.id, 3)
  await payPlaced(backend, { buyer, checkout: await placeOrder(backend, buyer), productIds: [] })
  const today = dateInItaly(backend.clock.now())
  expect(valueIn(await figures(today, today)).top).toMatchObject([
    { id: cheap.id, pieces: 3, sold: 30 },
    { id: dear.id, pieces: 1, sold: 15 },
  ])
})

it('counts a refund on its own day, also of an order that was paid before the period', async () => {
  const { orderId, sold } = await paidAt('2026-04-01T10:00:00Z')
  const { backend } = scene
  valueIn(
    await backend.call(
      refundOrder,
      { params: { id: orderId }, body: { reason: 'Rotto', amount: sold } },
      owner.headers,
    ),
  )
  // 00:30 on the 10th in Italy
  const at = new Date('2026-04-09T22:30:00Z')
  await backend.services.db
    .updateTable('refund')
    .set({ created_at: at })
    .where('order_id', '=', orderId)
    .execute()
  const read = valueIn(await figures('2026-04-09', '2026-04-10'))
  expect(read.days.map(({ orders, refunded }) => [orders, refunded])).toEqual([
    [0, 0],
    [0, sold],
  ])
  expect(read.total).toMatchObject({ sold: 0, refunded: sold })
  expect(valueIn(await figures('2026-04-01', '2026-04-02')).total).toMatchObject({ sold, refunded: 0 })
})

it('names the days that a product on sale ended without stock', async () => {
  const { backend } = scene
  const { id } = await createProduct(backend.services.db, { seller_id: shop, stock: 5 })
  await createProduct(backend.services.db, { seller_id: shop, stock: 0, status: 'draft' })
  await sql`update product set created_at = now() - interval '300 days' where id = ${id}::bigint`.execute(
    backend.services.db,
  )
  const now = backend.clock.now()
  const day = (daysAgo: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(
      new Date(now.getTime() - daysAgo * 86_400_000),
    )
  const move = async (delta: number, daysAgo: number) => {
    const body = { delta, reason: 'delivery' as const, requestId: crypto.randomUUID() }
    valueIn(await backend.call(moveStock, { params: { id }, body }, owner.headers))
    // movements are only ever added: the test moves one in time
    await sql`alter table stock_movement disable trigger stock_movement_stays`.execute(backend.services.db)
    await sql`update stock_movement set at = ${new Date(now.getTime() - daysAgo * 86_400_000)} where request_id = ${body.requestId}::uuid`.execute(
      backend.services.db,
    )
    await sql`alter table stock_movement enable trigger stock_movement_stays`.execute(backend.services.db)
  }
  await move(-5, 3)
  await move(7, 1)
  const { out } = valueIn(await figures(day(4), day(-3)))
  expect(out).toMatchObject({ count: 1, products: [{ id, days: [day(3), day(2)], waiting: 0 }] })
})

it('refuses periods that cannot be shown', async () => {
  for (const [from, to] of [
    ['2026-03-02', '2026-03-01'],
    ['2024-03-02', '2026-03-01'],
    ['2026-02-30', '2026-03-01'],
    ['2199-01-01', '2199-01-01'],
  ] as const)
    expect(await figures(from, to)).toMatchObject({ ok: false, problem: { code: 'bad_request' } })
})

it('is for the owner and the accounts', async () => {
  const accounts = await createCustomer(scene.backend, { sellerId: shop, role: 'accounts' })
  const packer = await createCustomer(scene.backend, { sellerId: shop, role: 'orders' })
  expect(await figures('2026-03-01', '2026-03-01', accounts)).toMatchObject({ ok: true })
  expect(await figures('2026-03-01', '2026-03-01', packer)).toMatchObject({
    ok: false,
    problem: { code: 'forbidden' },
  })
})
