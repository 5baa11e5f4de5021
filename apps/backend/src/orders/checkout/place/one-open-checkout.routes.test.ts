import { clearCarts, getCarts, stepCartItem } from '@filiera/contract/orders/cart'
import { getOpenCheckout, placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProduct } from '../../../../test/factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../../../../test/factories/order.ts'
import { mangopayCards, payOnPage } from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const place = (buyer: Buyer, change: object = {}, headers: Record<string, string> = {}) =>
  scene.backend.call(
    placeCheckout,
    { body: { ...placement(buyer), ...change } },
    { ...buyer.headers, ...headers },
  )
const key = (text: string) => ({ 'idempotency-key': text })
const carts = async (buyer: Buyer) =>
  valueIn(await scene.backend.call(getCarts, { query: {} }, buyer.headers))
const step = (buyer: Buyer, productId: string, quantity: number) =>
  scene.backend.call(stepCartItem, { body: { productId, quantity } }, buyer.headers)
const open = async (buyer: Buyer) =>
  valueIn(await scene.backend.call(getOpenCheckout, {}, buyer.headers)).checkout
const stockOf = async (productId: string) => {
  const query = scene.backend.services.db.selectFrom('product').select('stock').where('id', '=', productId)
  return (await query.executeTakeFirstOrThrow()).stock
}

describe('the same order once more, while it waits for its payment', () => {
  it('leads to the first, under another key too, and the same key leads there again', async () => {
    const { buyer, checkout, productIds } = await scene.place([{ stock: 5 }])
    const [productId = ''] = productIds
    for (const headers of [key('second-tab-of-it'), key('second-tab-of-it'), key('third-tab-of-it'), {}]) {
      expect(valueIn(await place(buyer, {}, headers)).id).toBe(checkout.id)
    }
    expect(await stockOf(productId)).toBe(4)
    expect((await open(buyer))?.id).toBe(checkout.id)
  })

  it('goes on with the payment that was started', async () => {
    const { buyer, checkout } = await scene.place([{}])
    const first = valueIn(await scene.call.stripe(buyer, checkout.id))
    const again = valueIn(await place(buyer, {}, key('back-and-once-more')))
    expect(valueIn(await scene.call.stripe(buyer, again.id)).RedirectURL).toBe(first.RedirectURL)
  })

  it('is a new order when the first can no longer be paid in every way', async () => {
    const { buyer, checkout, productIds } = await scene.place([{ stock: 5 }])
    valueIn(await scene.call.stripe(buyer, checkout.id))
    scene.backend.clock.advance(30 * 60_000)
    valueIn(await scene.call.web(buyer, checkout.id))
    scene.backend.clock.advance(16 * 60_000)
    const again = valueIn(await place(buyer, {}, key('much-later-again')))
    expect(again.id).not.toBe(checkout.id)
    expect(await stockOf(productIds[0] ?? '')).toBe(4)
    scene.backend.clock.set(new Date())
  })
})

describe('another order while one waits for its payment', () => {
  it('takes its place: nobody can pay it any more, at the provider neither, and the customer is told', async () => {
    const { buyer, checkout, productIds } = await scene.place([{ stock: 5 }])
    const [productId = ''] = productIds
    const info = valueIn(await scene.call.stripe(buyer, checkout.id))
    valueIn(await step(buyer, productId, 1))
    const newer = valueIn(await place(buyer))
    const older = await scene.checkout(buyer, checkout.id)
    expect(older).toMatchObject({ status: 'CANCELLED', replacedBy: newer.id })
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'cancelled', RedirectURL: null })
    expect(await scene.call.stripe(buyer, checkout.id)).toMatchObject({ problem: { code: 'expired' } })
    expect(await stockOf(productId)).toBe(3)
    expect((await open(buyer))?.id).toBe(newer.id)
    await scene.backend.drainOutbox()
    expect(await (await fetch(info.RedirectURL ?? '')).text()).not.toContain('name="cardNumber"')
    const told = scene.backend.mails.filter(({ text }) => text.includes('nuovo ordine'))
    expect(told).toMatchObject([
      { to: buyer.email, text: expect.stringContaining(checkout.orders[0]?.id ?? '–') },
    ])
  })

  it('gives money back that comes in on a page that the provider cannot close', async () => {
    const { buyer, checkout, productIds } = await scene.place([{ stock: 5 }])
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    valueIn(await step(buyer, productIds[0] ?? '', 1))
    const newer = valueIn(await place(buyer))
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    await scene.look(buyer, info.Id)
    await scene.backend.drainOutbox()
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'refunded' })
    expect((await scene.ledger(checkout.id)).orders).toEqual(['CANCELLED'])
    expect((await scene.ledger(newer.id)).orders).toEqual(['PENDING_PAYMENT'])
    expect(await stockOf(productIds[0] ?? '')).toBe(3)
  })

  it('comes after the one that was paid meanwhile, which the provider is asked about first', async () => {
    const { buyer, checkout, productIds } = await scene.place([{ stock: 5 }])
    const [productId = ''] = productIds
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    valueIn(await step(buyer, productId, 2))
    const newer = valueIn(await place(buyer))
    expect((await scene.checkout(buyer, checkout.id)).status).toBe('PAID')
    expect(newer.orders[0]?.items).toMatchObject([{ productId, quantity: 2 }])
    expect(await stockOf(productId)).toBe(2)
  })

  it('changes nothing when it cannot be had', async () => {
    const { buyer, checkout, productIds } = await scene.place([{ stock: 1 }])
    const { id } = await createProduct(scene.backend.services.db, { stock: 0 })
    await fillCart(scene.backend, buyer.accountId, id, 1)
    expect(await place(buyer)).toMatchObject({ problem: { code: 'sold_out', products: [id] } })
    expect((await open(buyer))?.id).toBe(checkout.id)
    expect(await stockOf(productIds[0] ?? '')).toBe(0)
  })

  it('is kept by the database, too', async () => {
    const { buyer, checkout } = await scene.place([{}])
    const { db } = scene.backend.services
    const row = await db
      .selectFrom('checkout')
      .selectAll()
      .where('id', '=', checkout.id)
      .executeTakeFirstOrThrow()
    const second = {
      ...row,
      id: undefined,
      idempotency_key: 'another one',
      shipment_address: JSON.stringify(row.shipment_address),
      invoice_address: JSON.stringify(row.invoice_address),
    }
    await expect(db.insertInto('checkout').values(second).execute()).rejects.toMatchObject({ code: '23505' })
    expect((await open(buyer))?.id).toBe(checkout.id)
  })
})

describe('pieces that the own unpaid order holds', () => {
  it('count as available to their owner, in the cart and in a new order, and to nobody else', async () => {
    const { buyer, productIds } = await scene.place([{ stock: 1 }])
    const [productId = ''] = productIds
    const other = await createBuyer(scene.backend)
    await fillCart(scene.backend, other.accountId, productId, 1)
    expect((await carts(buyer))[0]?.items).toMatchObject([{ available: true, change: null, maxQuantity: 1 }])
    expect((await carts(other))[0]?.items).toMatchObject([{ available: false, change: 'sold_out' }])
    expect(await place(other)).toMatchObject({ problem: { code: 'sold_out' } })
    const { id } = await createProduct(scene.backend.services.db)
    await fillCart(scene.backend, buyer.accountId, id, 1)
    expect(valueIn(await place(buyer)).orders).toHaveLength(2)
    expect(await stockOf(productId)).toBe(0)
  })

  it('can be put into the cart again after it was emptied, and no more than them', async () => {
    const { buyer, productIds } = await scene.place([{ stock: 1 }])
    const [productId = ''] = productIds
    await scene.backend.call(clearCarts, { params: { id: '-1' } }, buyer.headers)
    expect(valueIn(await step(buyer, productId, 3))[0]?.items).toMatchObject([{ productId, quantity: 1 }])
    expect(valueIn(await place(buyer)).orders[0]?.items).toMatchObject([{ productId, quantity: 1 }])
  })
})
