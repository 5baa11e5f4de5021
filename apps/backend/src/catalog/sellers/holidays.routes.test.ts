import { countFacets, countProducts, getProduct, listProducts } from '@filiera/contract/catalog/catalogue'
import { searchProducts } from '@filiera/contract/catalog/search'
import { countShopProducts, listShopProducts } from '@filiera/contract/catalog/sellers'
import { createStockAlert } from '@filiera/contract/content/newsletter'
import { getCarts } from '@filiera/contract/orders/cart'
import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createBuyer, fillCart, placement } from '../../../test/factories/order.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { tellBackInStock } from '../../content/newsletter/tell-back-in-stock.ts'
import { followHolidays } from './follow-holidays.ts'

/** Far enough from the day on which the tests run. */
const LAST_DAY = '2999-08-31'
const BEFORE = new Date('2999-08-01T09:00:00Z')
const DURING = new Date('2999-08-31T21:59:00Z')
const AFTER = new Date('2999-08-31T22:00:00Z')

let backend: TestBackend
let seller: string
let closedProduct: string
let openProduct: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  seller = await createSeller(db)
  const pecorino = { seller_id: seller, titles: { it: 'Pecorino di grotta' }, popularity: 900 }
  closedProduct = (await createProduct(db, pecorino)).id
  openProduct = (await createProduct(db, { titles: { it: 'Pecorino fresco' } })).id
})
beforeEach(async () => {
  await closeUntil(null)
  await putStock(openProduct, 5)
  backend.clock.set(BEFORE)
})
afterAll(() => backend.close())

const closeUntil = (closed_until: string | null) =>
  backend.services.db.updateTable('seller').set({ closed_until }).where('id', '=', seller).execute()

const putStock = (id: string, stock: number) =>
  backend.services.db.updateTable('product').set({ stock }).where('id', '=', id).execute()

/** Everything that says or filters what is available, in one piece. */
async function whatIsAvailable() {
  const query = { filters: 'available' }
  const params = { id: seller }
  const value = <T>(answer: { ok: true; value: T } | { ok: false; problem: { detail: string } }): T => {
    if (!answer.ok) throw new Error(answer.problem.detail)
    return answer.value
  }
  const text = { title_contains: 'pecorino' }
  const listed = value(await backend.call(listProducts, { query }))
  const found = value(await backend.call(searchProducts, { query: { ...query, ...text } }))
  const all = value(await backend.call(searchProducts, { query: text }))
  return {
    listed: listed.map(({ id }) => id).sort(),
    counted: value(await backend.call(countProducts, { query })),
    facet: value(await backend.call(countFacets, { query: {} })).available,
    ofShop: value(await backend.call(listShopProducts, { params, query })).length,
    countedOfShop: value(await backend.call(countShopProducts, { params, query })),
    found: found.result.map(({ id }) => id).sort(),
    said: value(await backend.call(getProduct, { params: { id: closedProduct } })).available,
    // what can be had stands first
    first: all.result[0]?.id,
    all: all.total_Results,
  }
}

it('counts nothing of a shop on holiday as available, and all of it from the day after on', async () => {
  const open = {
    listed: [closedProduct, openProduct].sort(),
    counted: 2,
    facet: 2,
    ofShop: 1,
    countedOfShop: 1,
    found: [closedProduct, openProduct].sort(),
    said: true,
    first: closedProduct,
    all: 2,
  }
  const closed = {
    listed: [openProduct],
    counted: 1,
    facet: 1,
    ofShop: 0,
    countedOfShop: 0,
    found: [openProduct],
    said: false,
    first: openProduct,
    all: 2,
  }
  expect(await whatIsAvailable()).toEqual(open)
  await closeUntil(LAST_DAY)
  expect(await whatIsAvailable()).toEqual(closed)
  // what changes of its products meanwhile does not make them available
  await putStock(closedProduct, 0)
  await putStock(closedProduct, 7)
  expect(await whatIsAvailable()).toEqual(closed)

  backend.clock.set(DURING)
  expect(await followHolidays(backend.services)).toBe(0)
  expect(await whatIsAvailable()).toEqual(closed)
  backend.clock.set(AFTER)
  expect(await followHolidays(backend.services)).toBe(1)
  expect(await whatIsAvailable()).toEqual(open)
  expect(await followHolidays(backend.services)).toBe(0)
})

it('follows a change of the date at once, also back, and leaves sold-out products sold out', async () => {
  await putStock(openProduct, 0)
  await closeUntil(LAST_DAY)
  expect(await whatIsAvailable()).toMatchObject({ counted: 0, facet: 0 })
  await closeUntil('2001-08-31')
  expect(await whatIsAvailable()).toMatchObject({ listed: [closedProduct], said: true })
  await closeUntil(null)
  expect(await whatIsAvailable()).toMatchObject({ listed: [closedProduct], facet: 1 })
})

it('tells the storefronts that lists change when holidays begin and end', async () => {
  const next = await followFeed(backend)
  const until = async (tag: string) => {
    for (;;) {
      const tags = await next()
      if (!tags) throw new Error('the feed ended')
      if (tags.includes(tag)) return true
    }
  }
  await closeUntil(LAST_DAY)
  expect(await until('catalogue')).toBe(true)
  expect(await until(`seller:${seller}`)).toBe(true)
  backend.clock.set(AFTER)
  await followHolidays(backend.services)
  expect(await until('catalogue')).toBe(true)
  expect(await until(`seller:${seller}`)).toBe(true)
})

it('takes an alert for a product of a closed shop, and mails it when the shop is back', async () => {
  const { headers } = await createCustomer(backend)
  const alert = { params: { id: closedProduct }, body: {} }
  expect(await backend.call(createStockAlert, alert, headers)).toMatchObject({
    problem: { code: 'conflict' },
  })
  await closeUntil(LAST_DAY)
  expect(await backend.call(createStockAlert, alert, headers)).toMatchObject({ ok: true })
  expect(await tellBackInStock(backend.services)).toBe(0)
  backend.clock.set(AFTER)
  await followHolidays(backend.services)
  expect(await tellBackInStock(backend.services)).toBe(1)
})

it('cart and checkout agree when holidays end: at midnight in Italy', async () => {
  await closeUntil(LAST_DAY)
  await putStock(closedProduct, 7)
  const readings: unknown[] = []
  for (const time of [DURING, AFTER]) {
    backend.clock.set(time)
    const buyer = await createBuyer(backend)
    await fillCart(backend, buyer.accountId, closedProduct, 1)
    const carts = await backend.call(getCarts, {}, buyer.headers)
    const placed = await backend.call(placeCheckout, { body: placement(buyer) }, buyer.headers)
    readings.push([
      carts.ok && carts.value[0]?.items[0]?.available,
      placed.ok ? 'placed' : placed.problem.code,
    ])
  }
  expect(readings).toEqual([
    [false, 'sold_out'],
    [true, 'placed'],
  ])
})
