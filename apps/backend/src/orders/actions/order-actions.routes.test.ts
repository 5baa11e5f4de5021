import { getCarts } from '@filiera/contract/orders/cart'
import { cancelOrder, reorder } from '@filiera/contract/orders/order-actions'
import { getOrder } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBuyer, createCheckout, fillCart, placeOrder } from '../../../test/factories/order.ts'
import { advanceOrder, createPaidOrder, payPlaced } from '../../../test/factories/paid-order.ts'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

type Owner = { headers: { authorization: string } }

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.backend.drainOutbox()
  scene.backend.mails.length = 0
})

const cancel = (buyer: Owner, id: string, body: { reason?: string } | null = null) =>
  scene.backend.call(cancelOrder, { params: { id }, body }, buyer.headers)
const read = async (buyer: Owner, id: string) =>
  valueIn(await scene.backend.call(getOrder, { params: { id } }, buyer.headers))
const stockOf = async (productId: string) => {
  const query = scene.backend.services.db.selectFrom('product').select('stock').where('id', '=', productId)
  return (await query.executeTakeFirstOrThrow()).stock
}
const subjects = async () => {
  await scene.backend.drainOutbox()
  return scene.backend.mails.map(({ subject }) => subject)
}
/** How often a mail was sent. */
const count = (list: readonly string[], wanted: string) => list.filter((subject) => subject === wanted).length

describe('cancelling a paid order', () => {
  it('gives its stock and all its money back once; the other orders go on; both sides are told once', async () => {
    const { buyer, checkout, productIds } = await createPaidOrder(scene.backend, [{ stock: 5 }, { stock: 5 }])
    const [first, second] = checkout.orders
    const product = first?.items[0]?.productId ?? ''
    const other = productIds.find((id) => id !== product) ?? ''
    expect([await stockOf(product), await stockOf(other)]).toEqual([4, 4])
    const answers = await Promise.all([
      cancel(buyer, first?.id ?? '', { reason: 'Ho sbagliato indirizzo' }),
      cancel(buyer, first?.id ?? ''),
    ])
    for (const answer of answers) expect(valueIn(answer).status).toBe('CANCELLED')
    const mails = await subjects()
    const cancelled = await read(buyer, first?.id ?? '')
    expect(cancelled.refunds).toMatchObject([
      { amount: first?.amount, reason: 'cancelled', status: 'succeeded' },
    ])
    expect(cancelled.status).toBe('REFUNDED')
    expect(cancelled.actions).not.toContain('cancel')
    expect(cancelled.items.map(({ refundedQuantity }) => refundedQuantity)).toEqual([1])
    expect((await read(buyer, second?.id ?? '')).status).toBe('PAID')
    expect([await stockOf(product), await stockOf(other)]).toEqual([5, 4])
    const cancelledMails = scene.backend.mails.filter(({ subject }) => subject.endsWith(' annullato'))
    expect(cancelledMails.map(({ to }) => to)).toEqual([buyer.email])
    expect(count(mails, `Ordine ${first?.id} annullato: non spedire`)).toBe(1)
    expect(cancelledMails[0]?.text).toContain(`Ordine ${first?.id}`)
    expect(cancelledMails[0]?.text).toContain(`${first?.amount.toFixed(2)}\u00a0€`)
    const { sums } = await scene.ledger(checkout.id)
    expect(sums.every((sum) => sum === 0)).toBe(true)
  })

  it.each(['ACCEPTED', 'PREPARING'] as const)('is possible while it is %s', async (status) => {
    const { buyer, orderId } = await createPaidOrder(scene.backend)
    await advanceOrder(scene.backend, orderId, status)
    expect(valueIn(await cancel(buyer, orderId)).status).toBe('CANCELLED')
  })

  it.each(['SHIPPED', 'DELIVERED', 'COMPLETED'] as const)('is too late once it is %s', async (status) => {
    const { buyer, orderId, productIds } = await createPaidOrder(scene.backend)
    await advanceOrder(scene.backend, orderId, status)
    const before = await stockOf(productIds[0] ?? '')
    expect(await cancel(buyer, orderId)).toMatchObject({
      problem: { status: 409, code: 'illegal_transition' },
    })
    expect(await read(buyer, orderId)).toMatchObject({ status, refunds: [] })
    expect(await stockOf(productIds[0] ?? '')).toBe(before)
  })
})

describe('cancelling an unpaid order', () => {
  it('ends its whole checkout with one mail, and keeps the cart', async () => {
    const { buyer, checkout, productIds } = await createCheckout(scene.backend)
    const [first, second] = checkout.orders
    const product = productIds[0] ?? ''
    const before = await stockOf(product)
    expect(valueIn(await cancel(buyer, first?.id ?? '')).status).toBe('CANCELLED')
    expect(await read(buyer, second?.id ?? '')).toMatchObject({ status: 'CANCELLED', refunds: [] })
    expect(await stockOf(product)).toBe(before + 1)
    expect(valueIn(await cancel(buyer, second?.id ?? '')).status).toBe('CANCELLED')
    const carts = valueIn(await scene.backend.call(getCarts, { query: {} }, buyer.headers))
    expect(carts).toHaveLength(2)
    await subjects()
    const mails = scene.backend.mails.filter(({ subject }) => subject.includes('annullato'))
    expect(mails).toHaveLength(1)
    const bySeller = checkout.orders.toSorted((a, b) => (a.seller.name < b.seller.name ? -1 : 1))
    expect(mails[0]?.text).toContain(bySeller.map(({ id }) => `Ordine ${id}`).join(', '))
    expect(await scene.call.web(buyer, checkout.id)).toMatchObject({ problem: { code: 'expired' } })
  })

  it('ends the open session of Stripe first', async () => {
    const { buyer, checkout } = await scene.place([{}])
    const info = valueIn(await scene.call.stripe(buyer, checkout.id))
    expect(valueIn(await cancel(buyer, checkout.orders[0]?.id ?? '')).status).toBe('CANCELLED')
    const page = await fetch(info.RedirectURL ?? '')
    expect(await page.text()).not.toContain('name="cardNumber"')
  })

  it('ends it although its page at the provider stays open: money that comes in there goes back', async () => {
    const { buyer, checkout, productIds } = await scene.place([{}])
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    const before = await stockOf(productIds[0] ?? '')
    const id = checkout.orders[0]?.id ?? ''
    expect(valueIn(await cancel(buyer, id)).status).toBe('CANCELLED')
    expect(await stockOf(productIds[0] ?? '')).toBe(before + 1)
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    await scene.look(buyer, info.Id)
    await scene.backend.drainOutbox()
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'refunded' })
    expect(await stockOf(productIds[0] ?? '')).toBe(before + 1)
  })

  it('whose money has arrived meanwhile refunds it', async () => {
    const { buyer, checkout } = await scene.place([{}])
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    const id = checkout.orders[0]?.id ?? ''
    const cancelled = valueIn(await cancel(buyer, id))
    expect(cancelled).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: cancelled.amount }] })
  })
})

describe('ordering again', () => {
  const again = (buyer: Owner, id: string) =>
    scene.backend.call(reorder, { params: { id }, query: {}, body: null }, buyer.headers)

  it('puts what can still be had into the cart, once, capped at the stock', async () => {
    const { backend } = scene
    const { db } = backend.services
    const buyer = await createBuyer(backend)
    const [plenty, few, soldOut, gone] = await Promise.all(
      [20, 20, 20, 20].map((stock) => createProduct(db, { stock })),
    )
    for (const product of [plenty, few, soldOut, gone])
      await fillCart(backend, buyer.accountId, product?.id ?? '', 3)
    const checkout = await placeOrder(backend, buyer)
    await payPlaced(backend, { buyer, checkout, productIds: [] })
    const orderOf = (id = '') =>
      checkout.orders.find(({ items }) => items.some(({ productId }) => productId === id))?.id ?? ''
    const set = (id = '', values: { stock?: number; status?: 'withdrawn' }) =>
      db.updateTable('product').set(values).where('id', '=', id).execute()
    await set(few?.id, { stock: 2 })
    await set(soldOut?.id, { stock: 0 })
    await set(gone?.id, { status: 'withdrawn' })
    const read = async (product = '') => valueIn(await again(buyer, orderOf(product)))
    const first = await read(plenty?.id)
    expect(first.flatMap(({ items }) => items)).toMatchObject([{ productId: plenty?.id, quantity: 3 }])
    expect(await read(plenty?.id)).toEqual(first)
    const capped = (await read(few?.id)).flatMap(({ items }) => items)
    expect(capped.find(({ productId }) => productId === few?.id)).toMatchObject({
      quantity: 2,
      change: 'capped',
    })
    for (const product of [soldOut, gone])
      expect(await again(buyer, orderOf(product?.id))).toMatchObject({
        problem: { status: 409, code: 'sold_out', products: [product?.id] },
      })
  })

  it('leaves out what is gone when something else of the order can be had', async () => {
    const { backend } = scene
    const { db } = backend.services
    const buyer = await createBuyer(backend)
    const kept = await createProduct(db, { stock: 20 })
    const gone = await createProduct(db, {
      stock: 20,
      seller_id: kept.sellerId,
      warehouse_id: kept.warehouseId,
    })
    for (const { id } of [kept, gone]) await fillCart(backend, buyer.accountId, id, 2)
    const checkout = await placeOrder(backend, buyer)
    expect(checkout.orders).toHaveLength(1)
    await payPlaced(backend, { buyer, checkout, productIds: [] })
    await db.updateTable('product').set({ stock: 0 }).where('id', '=', gone.id).execute()
    const carts = valueIn(await again(buyer, checkout.orders[0]?.id ?? ''))
    expect(carts.flatMap(({ items }) => items.map(({ productId }) => productId))).toEqual([kept.id])
  })
})
