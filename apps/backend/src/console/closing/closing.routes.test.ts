import { getProduct, listCategories, listProducts } from '@filiera/contract/catalog/catalogue'
import { getShop, listShops } from '@filiera/contract/catalog/sellers'
import { listSitemapEntries } from '@filiera/contract/catalog/sitemap'
import { closeShop, readClosing } from '@filiera/contract/console/closing'
import { addHoliday } from '@filiera/contract/console/holidays'
import { listSellerProducts } from '@filiera/contract/console/seller-products'
import { readSellerSession } from '@filiera/contract/console/session'
import { deleteAccount } from '@filiera/contract/customers/own-data'
import { getCarts } from '@filiera/contract/orders/cart'
import { acceptOrder } from '@filiera/contract/orders/fulfilment'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD, type TestCustomer } from '../../../test/factories/account.ts'
import { createCategory, createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createBuyer, createCheckout, fillCart } from '../../../test/factories/order.ts'
import { settleInto } from '../../../test/factories/settled-order.ts'
import { followFeed } from '../../../test/follow-feed.ts'

let backend: TestBackend
let shop: string
let product: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  shop = await createSeller(backend.services.db, { name: 'Frantoio Rosa' })
  ;({ id: product } = await createProduct(backend.services.db, { seller_id: shop, stock: 5 }))
  owner = await createCustomer(backend, { sellerId: shop })
})

const close = (name = 'frantoio rosa ', by = owner) => backend.call(closeShop, { body: { name } }, by.headers)

it('asks for its name and for the owner', async () => {
  expect(await close('Frantoio Rossi')).toMatchObject({
    problem: { code: 'invalid_body', fields: [{ field: 'name' }] },
  })
  const colleague = await createCustomer(backend, { sellerId: shop, role: 'catalogue' })
  expect(await close('Frantoio Rosa', colleague)).toMatchObject({ problem: { code: 'forbidden' } })
  expect(await backend.call(readClosing, {}, owner.headers)).toMatchObject({
    value: { products: 1, orders: 0, returns: 0 },
  })
})

it('takes shop and products away from customers, and tells those who had them in the cart', async () => {
  const buyer = await createBuyer(backend)
  await fillCart(backend, buyer.accountId, product, 1)
  expect(await close()).toMatchObject({ ok: true })
  const lang = 'it'
  const gone = { problem: { status: 404, code: 'not_found' } }
  expect(await backend.call(getProduct, { params: { id: product }, query: { lang } })).toMatchObject(gone)
  expect(await backend.call(getShop, { params: { id: shop }, query: { lang } })).toMatchObject(gone)
  expect(await backend.call(listProducts, { query: { lang, seller: shop } })).toMatchObject({ value: [] })
  const named = { query: { lang, title_contains: 'Frantoio Rosa' } } as const
  const listed = await backend.call(listShops, named)
  expect(listed.ok && listed.value.map(({ id }) => id)).not.toContain(shop)
  const found = await backend.services.db
    .selectFrom('search_entry')
    .select('id')
    .where('type', '=', 'seller')
    .where('id', '=', shop)
    .execute()
  expect(found).toEqual([])
  expect(await backend.call(getCarts, {}, buyer.headers)).toMatchObject({
    value: [{ items: [{ available: false, change: 'gone' }] }],
  })
})

it('leaves the counts, the list of pages for search engines and the pages that are kept', async () => {
  const { db } = backend.services
  const category_id = await createCategory(db, { slug: 'olio-rosa' })
  await createProduct(db, { seller_id: shop, category_id })
  const isListed = async (kind: 'seller' | 'category', id: string) => {
    const entries = await backend.call(listSitemapEntries, { params: { kind }, query: { part: '1' } })
    return entries.ok && entries.value.some((entry) => entry.id === id)
  }
  const seen = async () => {
    const categories = await backend.call(listCategories, { query: { slug: 'olio-rosa' } })
    const counted = categories.ok && categories.value.map(({ productsCount }) => productsCount)
    return [await isListed('seller', shop), await isListed('category', String(category_id)), counted]
  }
  expect(await seen()).toEqual([true, true, [1]])
  const next = await followFeed(backend)
  expect(await close()).toMatchObject({ ok: true })
  expect(await seen()).toEqual([false, false, [0]])
  expect([await next(), await next()].flat()).toEqual(expect.arrayContaining([`seller:${shop}`, 'catalogue']))
})

it('leaves the console to read and orders to fulfil, and stays closed', async () => {
  const { checkout } = await createCheckout(backend, [{ seller_id: shop }])
  await settleInto(backend, checkout, 'PAID')
  const id = checkout.orders[0]?.idHash ?? ''
  expect(await backend.call(readClosing, {}, owner.headers)).toMatchObject({ value: { orders: 1 } })
  await close()
  expect(await backend.call(readSellerSession, {}, owner.headers)).toMatchObject({
    value: { shops: [{ ended: true, permissions: expect.not.arrayContaining(['products:write']) }] },
  })
  expect(await backend.call(listSellerProducts, { query: { ids: [product] } }, owner.headers)).toMatchObject({
    value: [{ state: 'paused' }],
  })
  const days = { from: '2999-08-01', to: '2999-08-02', text: { it: '', en: '', es: '' } }
  const forbidden = { problem: { code: 'forbidden' } }
  expect(await backend.call(addHoliday, { body: days }, owner.headers)).toMatchObject(forbidden)
  expect(await close()).toMatchObject(forbidden)
  expect(await backend.call(acceptOrder, { params: { id }, body: {} }, owner.headers)).toMatchObject({
    ok: true,
  })
})

it('lets its owner go afterwards, unless an order waits', async () => {
  const openShop = await createSeller(backend.services.db)
  const { checkout } = await createCheckout(backend, [{ seller_id: openShop }])
  await settleInto(backend, checkout, 'PAID')
  const now = backend.clock.now()
  const end = { ended_at: now, suspended_at: now }
  await backend.services.db.updateTable('seller').set(end).where('id', 'in', [shop, openShop]).execute()
  await backend.services.db.deleteFrom('seller_member').where('seller_id', '=', shop).execute()
  const removeOwnerOf = async (sellerId: string) => {
    const { headers } = await createCustomer(backend, { sellerId, audience: 'shop' })
    return backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, headers)
  }
  expect(await removeOwnerOf(openShop)).toMatchObject({ problem: { code: 'last_owner' } })
  expect(await removeOwnerOf(shop)).toMatchObject({ ok: true })
})
