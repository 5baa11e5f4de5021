import { getUser, updateUser } from '@filiera/contract/customers/account'
import { payWithMangopay } from '@filiera/contract/payments/payment'
import * as contract from '@filiera/contract/personal-pages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBuyer, createCheckout, fillCart } from '../../../test/factories/order.ts'
import { createDeliveredLine } from '../../../test/factories/review.ts'
import { cancelOnPage, mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const withdraw = (id: string) =>
  scene.backend.services.db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', id).execute()

it('reads an order with all parcels of its purchase, its shop and what can be given back', async () => {
  const { backend } = scene
  const { buyer, checkout } = await createCheckout(backend)
  const [first] = checkout.orders
  if (!first) throw new Error('no order')
  const input = { params: { id: first.idHash } }
  const page = valueIn(await backend.call(contract.readOrderPage, input, buyer.headers))
  expect(page.parcels.map(({ id }) => id).sort()).toEqual(checkout.orders.map(({ id }) => id).sort())
  expect([page.order.id, page.seller?.id, page.withdrawable.withdrawals]).toEqual([
    first.id,
    first.seller.id,
    [],
  ])
  const ended = { ended_at: backend.clock.now(), suspended_at: backend.clock.now() }
  await backend.services.db.updateTable('seller').set(ended).where('id', '=', first.seller.id).execute()
  const later = valueIn(await backend.call(contract.readOrderPage, input, buyer.headers))
  expect(later.seller?.legal).toEqual(page.seller?.legal)
  expect(valueIn(await backend.call(contract.readMessagesPage, input, buyer.headers)).messages).toEqual([])
})

it('reads the account with its latest purchase', async () => {
  const { backend } = scene
  const buyer = await createBuyer(backend)
  const read = async () => valueIn(await backend.call(contract.readAccountPage, {}, buyer.headers))
  expect((await read()).latest).toBeNull()
  const { checkout } = await createCheckout(backend, [{}], buyer)
  const { user, latest, addresses } = await read()
  expect([user.username, latest?.id, addresses.length]).toEqual([buyer.email, checkout.id, 1])
})

it('shows the newest products beside an empty cart only, to a customer and to a visitor', async () => {
  const { backend } = scene
  const buyer = await createBuyer(backend)
  const { id } = await createProduct(backend.services.db)
  const empty = valueIn(await backend.call(contract.readCartPage, {}, buyer.headers))
  expect([empty.carts, empty.unpaid, empty.arrivals[0]?.id]).toEqual([[], null, id])
  const visitor = valueIn(await backend.call(contract.readVisitorCartPage, {}))
  expect([visitor.carts, visitor.arrivals[0]?.id]).toEqual([[], id])
  await fillCart(backend, buyer.accountId, id, 2)
  const full = valueIn(await backend.call(contract.readCartPage, {}, buyer.headers))
  expect([full.carts.length, full.arrivals, full.addresses.length]).toEqual([1, [], 1])
  const checkout = valueIn(await backend.call(contract.readCheckoutPage, {}, buyer.headers))
  expect([checkout.carts, checkout.user.username, checkout.cards]).toEqual([full.carts, buyer.email, []])
  expect(checkout.ways.length).toBeGreaterThan(0)
  expect(checkout.holdMinutes).toBe(15)
})

it('compares in the order asked for, without what is no longer sold', async () => {
  const { db } = scene.backend.services
  const [one, two, gone] = [await createProduct(db), await createProduct(db), await createProduct(db)]
  await withdraw(gone.id)
  const query = { id_in: [two.id, gone.id, one.id] }
  const { products, details } = valueIn(await scene.backend.call(contract.readComparePage, { query }))
  expect(products.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(details.every((label) => label !== null)).toBe(true)
})

it('says what may be written about a product beside what others wrote', async () => {
  const { backend } = scene
  const buyer = await createBuyer(backend)
  const { id } = await createProduct(backend.services.db)
  await createDeliveredLine(backend, id, buyer)
  const input = { params: { product: id } }
  const read = async () => valueIn(await backend.call(contract.readOwnReviewPage, input, buyer.headers))
  expect(await read()).toMatchObject({ own: { canWrite: true }, product: { id }, reviews: { total: 0 } })
})

it('tells of a payment nothing while nobody has begun one, and then not to pay twice', async () => {
  const { backend } = scene
  const { buyer, checkout } = await scene.place()
  const read = async (waitMs?: string) =>
    valueIn(
      await backend.call(
        contract.readPaymentPage,
        { params: { id: checkout.id }, query: waitMs ? { waitMs } : {} },
        buyer.headers,
      ),
    )
  expect(await read()).toMatchObject({ payment: null, paymentState: 'none', cards: [] })
  const body = { type: 'web' }
  const { Id } = valueIn(
    await backend.call(payWithMangopay, { params: { order: checkout.id }, body }, buyer.headers),
  )
  expect(await read()).toMatchObject({ payment: { Id }, paymentState: 'known' })
  backend.clock.advance(2_001)
  await scene.sandbox.control('faults', { kind: 'delay', delayMs: 1_000, path: '*/payins/*', method: 'GET' })
  expect(await read('100')).toMatchObject({ payment: null, paymentState: 'late' })
})

it('shows after the return the payment that took the place of one that is over', async () => {
  const { backend } = scene
  const { buyer, checkout } = await scene.place()
  const begin = async () => valueIn(await scene.call.web(buyer, checkout.id))
  const first = await begin()
  await cancelOnPage(first.RedirectURL ?? '')
  expect((await scene.look(buyer, first.Id)).status).toBe('cancelled')
  const second = await begin()
  const input = { params: { id: first.Id } }
  const page = valueIn(await backend.call(contract.readReturnPage, input, buyer.headers))
  expect([page.payment.Id, page.checkout?.id, page.card]).toEqual([second.Id, checkout.id, null])
})

it('shows beside a paid purchase what else its shops sell, and nothing before', async () => {
  const { backend } = scene
  const { db } = backend.services
  const { buyer, checkout } = await scene.place([{}])
  const seller_id = checkout.orders[0]?.seller.id ?? ''
  const { id: other } = await createProduct(db, { seller_id })
  await createProduct(db, { seller_id, stock: 0 })
  const read = async () => {
    const { more } = valueIn(
      await backend.call(contract.readPaymentPage, { params: { id: checkout.id }, query: {} }, buyer.headers),
    )
    return more.map(({ id }) => id)
  }
  expect(await read()).toEqual([])
  const info = valueIn(await scene.call.web(buyer, checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  await scene.look(buyer, info.Id)
  expect(await read()).toEqual([other])
  const back = { params: { id: info.Id }, query: {} }
  const { more } = valueIn(await backend.call(contract.readReturnPage, back, buyer.headers))
  expect(more.map(({ id }) => id)).toEqual([other])
})

it('greets the buyer by the name of the account, by the first name once it is told', async () => {
  const { backend } = scene
  const { buyer, checkout } = await scene.place()
  const { Id } = valueIn(await scene.call.web(buyer, checkout.id))
  const names = async () => {
    const paying = { params: { id: checkout.id }, query: {} }
    const back = { params: { id: Id } }
    return [
      valueIn(await backend.call(contract.readPaymentPage, paying, buyer.headers)).buyerName,
      valueIn(await backend.call(contract.readReturnPage, back, buyer.headers)).buyerName,
    ]
  }
  const { name } = valueIn(await backend.call(getUser, {}, buyer.headers))
  expect(await names()).toEqual([name, name])
  const body = { profile: { firstName: 'Giulia' } }
  valueIn(await backend.call(updateUser, { body }, buyer.headers))
  expect(await names()).toEqual(['Giulia', 'Giulia'])
})
