import { countWaiting, readSellerDay, readYesterday } from '@filiera/contract/console/day'
import { createJob } from '@filiera/contract/console/jobs'
import { replyToReview } from '@filiera/contract/console/reviews'
import { listSellerProductIds } from '@filiera/contract/console/seller-products'
import { sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { answerOrderMessage } from '@filiera/contract/orders/seller-messages'
import { addDays, dateInItaly } from '@filiera/domain/dates/holidays'
import { departureOfParcel, houseDispatch } from '@filiera/domain/places/delivery-range'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { createReview } from '../../../test/factories/review.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { dropExpiredMarks } from '../../catalog/products/label/drop-expired-marks.ts'

const DAY_MS = 86_400_000

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

const day = async (who = owner) => valueIn(await scene.backend.call(readSellerDay, {}, who.headers))
const view = async (query: object) =>
  valueIn(await scene.backend.call(listSellerProductIds, { query }, owner.headers)).total
const daysFromNow = (days: number) =>
  dateInItaly(new Date(scene.backend.clock.now().getTime() + days * DAY_MS))

/** A product with an organic certificate that ends in so many days. */
async function certified(certificate: string, days: number) {
  const { db } = scene.backend.services
  const { id } = await createProduct(db, { seller_id: shop, marks: ['bio'] })
  const mark = { code: 'bio', register: 'IT-BIO-009', certificate, expires: daysFromNow(days) }
  await db
    .updateTable('product_label')
    .set({ mark_registers: JSON.stringify([mark]) })
    .where('product_id', '=', id)
    .execute()
  return id
}

it('is empty where nothing waits', async () => {
  await createProduct(scene.backend.services.db, { seller_id: shop })
  await certified('later', 90)
  expect(await day()).toEqual({
    messages: { waiting: 0, longest: null, claims: 0, firstClaim: null },
    reviews: { count: 0, lowest: null },
    stock: { count: 0, products: [] },
    held: { count: 0, products: [] },
    lots: { count: 0, lots: [] },
    unpublished: { count: 0, products: [] },
    certificates: { count: 0, ending: [] },
  })
})

it('names few pieces and held drafts, as many as the list of products shows', async () => {
  const { db } = scene.backend.services
  const few = await createProduct(db, { seller_id: shop, stock: 3 })
  await createProduct(db, { seller_id: shop, stock: 0 })
  const held = await createProduct(db, { seller_id: shop, status: 'draft', allergens_declared: false })
  await createProduct(db, { stock: 3 })
  const { stock, held: drafts } = await day()
  expect(stock).toMatchObject({ count: 1, products: [{ id: few.id, stock: 3, lowStock: 10 }] })
  expect(drafts).toMatchObject({ count: 1, products: [{ id: held.id, missing: ['allergens'] }] })
  expect([await view({ stock: 'low' }), await view({ state: 'held' })]).toEqual([1, 1])
})

it('names lots that are over soon, the first on top', async () => {
  const { db } = scene.backend.services
  const { id } = await createProduct(db, { seller_id: shop, stock: 30 })
  const lot = (code: string, days: number, expiry: 'use-by' | 'best-before', pieces = 5) => ({
    product_id: id,
    code,
    expires_on: daysFromNow(days),
    expiry,
    pieces,
    created_at: new Date(),
  })
  const lots = [
    lot('far', 31, 'best-before'),
    lot('month', 30, 'best-before'),
    lot('week', 6, 'use-by'),
    lot('over', -1, 'use-by'),
    lot('gone', 1, 'use-by', 0),
  ]
  await db.insertInto('product_lot').values(lots).execute()
  expect((await day()).lots).toMatchObject({
    count: 2,
    lots: [{ code: 'over' }, { code: 'month', pieces: 5 }],
  })
})

it('names certificates that end within 60 days once, with how many products they hold for', async () => {
  const soon = await certified('BIO-1', 60)
  await certified('BIO-1', 60)
  await certified('BIO-2', 61)
  const gone = await certified('BIO-0', -1)
  expect((await day()).certificates).toEqual({
    count: 3,
    ending: [
      { mark: 'bio', number: 'BIO-0', expires: daysFromNow(-1), products: 1, productId: gone },
      { mark: 'bio', number: 'BIO-1', expires: daysFromNow(60), products: 2, productId: soon },
    ],
  })
  expect(await view({ certificate: 'ending' })).toBe(3)
  await dropExpiredMarks(scene.backend.services)
  expect((await day()).certificates?.count).toBe(3)
  expect(await view({ certificate: 'ending' })).toBe(3)
})

it('has messages until they are answered, and reviews of the week until they are replied to', async () => {
  const { backend } = scene
  const product = await createProduct(backend.services.db, { seller_id: shop, stock: 90 })
  await createReview(backend, product.id, {
    stars: 1,
    at: new Date(backend.clock.now().getTime() - 8 * DAY_MS),
  })
  const worst = await createReview(backend, product.id, { stars: 2, title: 'Rotti' })
  await createReview(backend, product.id, { stars: 5 })
  const { orderId, buyer } = await createPaidOrder(backend, [{ seller_id: shop }])
  const params = { id: orderId }
  await backend.call(sendOrderMessage, { params, body: { message: 'Quando parte?' } }, buyer.headers)
  const since = backend.clock.now().toISOString()
  const count = async () => valueIn(await backend.call(countWaiting, {}, owner.headers))
  expect(await count()).toEqual({ toAccept: 1, toShip: 0, messages: 1, lowStock: 0, jobs: 0 })
  expect(await day()).toMatchObject({
    messages: { waiting: 1, longest: { since } },
    reviews: { count: 2, lowest: { stars: 2, text: 'Rotti' } },
  })
  backend.clock.advance(1000)
  await backend.call(answerOrderMessage, { params, body: { message: 'Domani.' } }, owner.headers)
  const reply = { params: { id: worst }, body: { text: 'Ci dispiace.', corrects: null } }
  await backend.call(replyToReview, reply, owner.headers)
  expect(await count()).toMatchObject({ messages: 0 })
  expect(await day()).toMatchObject({
    messages: { waiting: 0, longest: null },
    reviews: { count: 1, lowest: { stars: 5 } },
  })
})

it('has nothing to say of a yesterday without parcels and reviews', async () => {
  const said = valueIn(await scene.backend.call(readYesterday, {}, owner.headers))
  expect(said).toEqual({ due: 0, left: 0, stars: null })
})

it('says how many parcels of yesterday had left by its end, and the mean of the stars of thirty days', async () => {
  const { backend } = scene
  const order = async () => (await createPaidOrder(backend, [{ seller_id: shop }])).orderId
  const [first, second, gone, _late] = [await order(), await order(), await order(), await order()]
  const departure = departureOfParcel(backend.clock.now(), ['ambient'], houseDispatch) ?? ''
  await advanceOrder(backend, first, 'SHIPPED')
  backend.clock.set(new Date(`${departure}T15:00:00Z`))
  await advanceOrder(backend, second, 'SHIPPED')
  backend.clock.set(new Date(`${addDays(departure, 1)}T09:00:00Z`))
  await advanceOrder(backend, gone, 'SHIPPED')
  const { id } = await createProduct(backend.services.db, { seller_id: shop })
  for (const stars of [5, 5, 4]) await createReview(backend, id, { stars })
  const old = new Date(backend.clock.now().getTime() - 31 * DAY_MS)
  await createReview(backend, id, { stars: 1, at: old })
  // who was logged in before is not any more
  owner = await createCustomer(backend, { sellerId: shop })
  expect(valueIn(await backend.call(readYesterday, {}, owner.headers))).toEqual({
    due: 4,
    left: 2,
    stars: 4.67,
  })
})

it('counts few pieces and jobs under way for who may see them', async () => {
  const { db } = scene.backend.services
  const { id } = await createProduct(db, { seller_id: shop, stock: 3 })
  const count = async (role: ShopRole) => {
    const colleague = await createCustomer(scene.backend, { sellerId: shop, role })
    return valueIn(await scene.backend.call(countWaiting, {}, colleague.headers))
  }
  const nothing = { toAccept: null, toShip: null, messages: null, lowStock: null }
  expect(await count('catalogue')).toEqual({ ...nothing, lowStock: 1, jobs: 0 })
  const change = { what: 'state', to: 'paused' } as const
  const key = { 'idempotency-key': crypto.randomUUID() }
  valueIn(await scene.backend.call(createJob, { body: { ids: [id], change } }, { ...owner.headers, ...key }))
  expect(await count('catalogue')).toMatchObject({ jobs: 1 })
  expect(await count('accounts')).toEqual({ ...nothing, jobs: 0 })
})

it.each([
  ['catalogue', ['stock', 'lots', 'held', 'unpublished', 'certificates']],
  ['orders', ['messages', 'reviews', 'stock', 'lots']],
  ['accounts', []],
] as const)('shows the role %s only what it may see', async (role: ShopRole, parts) => {
  const colleague = await createCustomer(scene.backend, { sellerId: shop, role })
  const seen = Object.entries(await day(colleague)).filter(([, part]) => part !== null)
  expect(seen.map(([name]) => name)).toEqual(parts)
})
