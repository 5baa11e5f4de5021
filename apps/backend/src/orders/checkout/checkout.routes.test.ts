import {
  countCheckouts,
  getCheckout,
  getOrder,
  listCheckouts,
  listOrders,
  placeCheckout,
} from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import {
  type Buyer,
  createAddress,
  createBuyer,
  createCheckout,
  fillCart,
  placement,
} from '../../../test/factories/order.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const place = (buyer: Buyer, change: object = {}, headers: Record<string, string> = {}) =>
  backend.call(placeCheckout, { body: { ...placement(buyer), ...change } }, { ...buyer.headers, ...headers })

const stockOf = async (productId: string) =>
  (
    await backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).stock

/** A buyer with `quantity` pieces of a new product in the cart. */
async function withCart(options: Parameters<typeof createProduct>[1] = {}, quantity = 2) {
  const buyer = await createBuyer(backend)
  const { id } = await createProduct(backend.services.db, options)
  await fillCart(backend, buyer.accountId, id, quantity)
  return { buyer, productId: id }
}

describe('placing a checkout', () => {
  it('freezes one order per warehouse and holds the stock', async () => {
    const { buyer, checkout, productIds } = await createCheckout(backend, [
      { price_cents: 2000, discounted_cents: 1500, vat_rate: 4 },
      { price_cents: 1000, vat_rate: 22 },
    ])
    expect(checkout).toMatchObject({ status: 'PENDING_PAYMENT', total: 25 + 2 * 6.9 })
    expect(checkout.expiresAt).toBe(new Date(backend.clock.now().getTime() + 15 * 60_000).toISOString())
    expect(checkout.orders).toHaveLength(2)
    const [discounted] = checkout.orders.filter(({ items }) => items[0]?.priceDiscounted === 15)
    expect(discounted).toMatchObject({
      amount: 21.9,
      shipping: { method: 'national', label: 'National Shipping', price: 6.9 },
      vat: [{ rate: 4, net: 21.06, vat: 0.84 }],
      shipmentAddress: { address: 'Via Roma 1,Cosenza,CS,IT,87100' },
      termsVersion: '2026-11',
      payment: { status: 'pending' },
      actions: ['pay', 'cancel'],
      timeline: [{ status: 'PENDING_PAYMENT' }],
    })
    expect(discounted?.idHash).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect(await Promise.all(productIds.map(stockOf))).toEqual([99, 99])
    await backend.services.db.updateTable('product').set({ price_cents: 9900 }).execute()
    const later = await backend.call(getCheckout, { params: { id: checkout.id } }, buyer.headers)
    expect(later).toMatchObject({ ok: true, value: { total: checkout.total } })
  })

  it('writes "order received" once', async () => {
    const { checkout } = await createCheckout(backend)
    await backend.drainOutbox()
    const mails = backend.mails.filter(({ text }) => text.includes(checkout.id))
    expect(mails.map(({ subject }) => subject)).toEqual(['Abbiamo ricevuto il tuo ordine'])
    for (const { id } of checkout.orders) expect(mails[0]?.text).toContain(id)
    const companies = mails[0]?.text.match(
      /Venduto da Azienda \d+ srl, Via del Frantoio 1, .*P\. IVA \d{11}/g,
    )
    expect(companies).toHaveLength(checkout.orders.length)
  })

  it('gives the same checkout to the same key, and refuses the key for something else', async () => {
    const { buyer, productId } = await withCart()
    const key = { 'idempotency-key': 'a-key-of-mine-1' }
    const first = await place(buyer, {}, key)
    const again = await place(buyer, {}, key)
    expect(first.ok && again.ok && again.value.id === first.value.id).toBe(true)
    expect(await stockOf(productId)).toBe(98)
    expect(await place(buyer, { contactEmailAddress: 'altra@example.com' }, key)).toMatchObject({
      problem: { code: 'idempotency_conflict' },
    })
    expect(await place(buyer, {}, { 'idempotency-key': 'short' })).toMatchObject({
      problem: { code: 'bad_request', fields: [{ field: 'Idempotency-Key' }] },
    })
  })

  it('checks the same cart out once without a key, and replaces it when the details change', async () => {
    const { buyer, productId } = await withCart({ stock: 2 })
    const first = await place(buyer)
    const again = await place(buyer)
    if (!first.ok || !again.ok) throw new Error('refused')
    expect(again.value.id).toBe(first.value.id)
    // The last two pieces are held by the first one: it makes way, it is no rival.
    const changed = await place(buyer, { contactEmailAddress: 'altra@example.com' })
    expect(changed).toMatchObject({ ok: true })
    expect(await stockOf(productId)).toBe(0)
    const old = await backend.call(getCheckout, { params: { id: first.value.id } }, buyer.headers)
    expect(old).toMatchObject({ value: { status: 'CANCELLED', orders: [{ actions: ['reorder'] }] } })
  })

  it('tells the storefronts when a product is gone', async () => {
    const heard: string[] = []
    const stop = await backend.services.database.listen(
      'changes',
      (text) => heard.push(text),
      () => {},
    )
    const { buyer, productId } = await withCart({ stock: 2 })
    await place(buyer)
    await expect.poll(() => heard).toContainEqual(JSON.stringify([`product:${productId}`]))
    await stop()
  })
})

describe('what is refused, with nothing held', () => {
  it('an empty cart', async () => {
    expect(await place(await createBuyer(backend))).toMatchObject({ problem: { code: 'cart_empty' } })
  })

  it('somebody else’s address', async () => {
    const { buyer, productId } = await withCart()
    const other = await createBuyer(backend)
    for (const field of ['shippingAddressId', 'billingAddressId']) {
      expect(await place(buyer, { [field]: other.addressId })).toMatchObject({
        problem: { code: 'not_found' },
      })
    }
    expect(await stockOf(productId)).toBe(100)
  })

  it('more than there is, naming the product, whole cart or nothing', async () => {
    const { buyer, productId } = await withCart({ stock: 1 })
    const plenty = await createProduct(backend.services.db)
    await fillCart(backend, buyer.accountId, plenty.id, 1)
    expect(await place(buyer)).toMatchObject({ problem: { code: 'sold_out', products: [productId] } })
    expect([await stockOf(productId), await stockOf(plenty.id)]).toEqual([1, 100])
  })

  it('wine without a declaration of age, and keeps the time of one', async () => {
    const { buyer } = await withCart({ alcohol: true })
    expect(await place(buyer)).toMatchObject({
      problem: { code: 'invalid_body', fields: [{ field: 'ageConfirmed' }] },
    })
    const placed = await place(buyer, { ageConfirmed: true })
    if (!placed.ok) throw new Error('refused')
    const row = await backend.services.db
      .selectFrom('checkout')
      .select('age_confirmed_at')
      .where('id', '=', placed.value.id)
      .executeTakeFirst()
    expect(row?.age_confirmed_at).toEqual(backend.clock.now())
  })

  it('a country that a product does not go to', async () => {
    const { buyer, productId } = await withCart({ ships_to: ['IT'] })
    const abroad = await createAddress(backend, buyer.accountId, {
      country: 'ES',
      zip: '28001',
      region: 'Madrid',
    })
    expect(await place(buyer, { shippingAddressId: abroad, shippingMethod: 'international' })).toMatchObject({
      problem: { code: 'not_deliverable', products: [productId] },
    })
  })

  it('names every line that is not as it was seen: prices of before and now, pieces wanted and left', async () => {
    const { buyer, productId } = await withCart({ price_cents: 1000 })
    const { db } = backend.services
    const scarce = await createProduct(db, { price_cents: 500, stock: 3 })
    await fillCart(backend, buyer.accountId, scarce.id, 3)
    const [{ quantity = 0 } = {}] = await db
      .selectFrom('cart_line')
      .select('quantity')
      .where('product_id', '=', productId)
      .execute()
    await db.updateTable('product').set({ price_cents: 1250 }).where('id', '=', productId).execute()
    await db.updateTable('product').set({ stock: 1 }).where('id', '=', scarce.id).execute()
    const confirmedLines = [
      { productId, quantity, price: 10 },
      { productId: scarce.id, quantity: 3, price: 5 },
    ]
    const dearer = { productId, quantity, priceBefore: 10, price: 12.5 }
    const short = { productId: scarce.id, quantity: 3, maxQuantity: 1, priceBefore: 5, price: 5 }
    for (const said of [{}, { confirmedLines }]) {
      expect(await place(buyer, said)).toMatchObject({
        problem: { code: 'sold_out', products: [scarce.id], lines: [dearer, short] },
      })
    }
    await db.updateTable('product').set({ stock: 3 }).where('id', '=', scarce.id).execute()
    expect(await place(buyer, { confirmedLines })).toMatchObject({
      problem: { code: 'cart_changed', lines: [dearer] },
    })
    const seenNow = confirmedLines.map((line) =>
      line.productId === productId ? { ...line, price: 12.5 } : line,
    )
    expect(await place(buyer, { confirmedLines: seenNow.slice(0, 1) })).toMatchObject({
      problem: { code: 'cart_changed', lines: [{ productId: scarce.id, priceBefore: null }] },
    })
    expect(await place(buyer, { confirmedLines: seenNow })).toMatchObject({ ok: true })
  })

  it('F35 a total that is no longer the one the customer saw', async () => {
    const { buyer } = await withCart()
    expect(await place(buyer, { confirmedTotal: 26.89 })).toMatchObject({ problem: { code: 'cart_changed' } })
    expect(await place(buyer, { confirmedTotal: 26.9 })).toMatchObject({ ok: true })
  })

  it('a seller that nobody can pay', async () => {
    const seller_id = await createSeller(backend.services.db, {
      mangopay_wallet_id: null,
      stripe_charges_enabled: false,
    })
    const warehouse_id = await createWarehouse(backend.services.db, { seller_id })
    const { buyer, productId } = await withCart({ seller_id, warehouse_id })
    expect(await place(buyer)).toMatchObject({
      problem: { code: 'seller_not_payable', products: [productId] },
    })
  })

  it('D27 money in the body', async () => {
    const { buyer } = await withCart()
    expect(await place(buyer, { total: 1 })).toMatchObject({
      problem: { code: 'invalid_body', fields: [{ field: 'total' }] },
    })
  })
})

describe('orders of the account', () => {
  it('are listed newest first and never another account’s', async () => {
    const { buyer, checkout } = await createCheckout(backend)
    const other = await createBuyer(backend)
    const orderId = checkout.orders[0]?.id ?? ''
    const list = await backend.call(listOrders, {}, buyer.headers)
    expect(list.ok && list.value.map(({ id }) => id).sort()).toEqual(
      checkout.orders.map(({ id }) => id).sort(),
    )
    expect(await backend.call(getOrder, { params: { id: orderId } }, buyer.headers)).toMatchObject({
      ok: true,
      value: { idHash: orderId },
    })
    expect(await backend.call(listOrders, {}, other.headers)).toMatchObject({ value: [] })
    for (const answer of [
      await backend.call(getOrder, { params: { id: orderId } }, other.headers),
      await backend.call(getCheckout, { params: { id: checkout.id } }, other.headers),
    ]) {
      expect(answer).toMatchObject({ problem: { code: 'not_found' } })
    }
  })

  it('come as checkouts too, with paging, filter and count', async () => {
    const buyer = await createBuyer(backend)
    const ids: string[] = []
    for (const quantity of [1, 2, 3]) {
      const { id } = await createProduct(backend.services.db)
      await fillCart(backend, buyer.accountId, id, quantity)
      const placed = await place(buyer)
      if (placed.ok) ids.unshift(placed.value.id)
      backend.clock.advance(1000)
    }
    const call = (query: object) => backend.call(listCheckouts, { query }, buyer.headers)
    const all = await call({})
    expect(all.ok && all.value.map(({ id }) => id)).toEqual(ids)
    expect(await call({ start: '1', limit: '1' })).toMatchObject({ value: [{ id: ids[1] }] })
    expect(await call({ status: 'PENDING_PAYMENT' })).toMatchObject({ value: [{ id: ids[0] }] })
    const count = (query: object) => backend.call(countCheckouts, { query }, buyer.headers)
    expect([await count({}), await count({ status: 'CANCELLED' })]).toMatchObject([
      { value: 3 },
      { value: 2 },
    ])
    const [first] = all.ok ? all.value : []
    const bought = first?.orders[0]?.items[0]?.title.toUpperCase().slice(0, 12)
    const found = await call({ bought })
    expect(found.ok && found.value.map(({ id }) => id)).toContain(first?.id)
    expect(await count({ bought })).toMatchObject({ value: found.ok && found.value.length })
    expect(await call({ bought: 'nessuno%' })).toMatchObject({ value: [] })
    expect(await backend.call(listOrders, { query: { bought: 'nessuno_' } }, buyer.headers)).toMatchObject({
      value: [],
    })
    expect(await call({ status: 'GONE' })).toMatchObject({ problem: { code: 'bad_request' } })
  })
})
