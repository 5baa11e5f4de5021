import { PAGE_LANGUAGE_HEADER } from '@filiera/contract/customers/account'
import { listSellerOrders } from '@filiera/contract/orders/fulfilment'
import { cancelOrder, sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { decideCase } from '@filiera/contract/payments/cases'
import type { Language } from '@filiera/domain/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer, type TestCustomer } from './factories/account.ts'
import { createSeller } from './factories/catalogue.ts'
import { advanceOrder } from './factories/paid-order.ts'
import { valueIn } from './scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from './scenes/refund-scene.ts'

/** Who works on the orders of a shop is written to in the own language, whatever the customer speaks. */
let scene: RefundScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openRefundScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

const disputed = z.object({ Id: z.string() })

/** A shop without anybody yet. */
const createShop = () => createSeller(scene.backend.services.db)
const join = (sellerId: string, locale: Language, groups = ['customer', 'seller']) =>
  createCustomer(scene.backend, { groups, sellerId, locale })
const addressOf = (sellerId: string) =>
  scene.backend.services.db
    .selectFrom('seller')
    .select('email')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()

const sell = (sellerId: string) => scene.transferred('mangopay', [{ seller_id: sellerId }])

/** Subjects of what a shop was sent about an order, its number left out. */
async function told(orderId: string, email: string): Promise<string[]> {
  await scene.drain()
  return scene.backend.mails
    .filter(({ to, subject }) => to === email && subject.includes(orderId))
    .map(({ subject }) => subject.replace(orderId, '#'))
    .sort()
}

/** Everything that shops are written about: an order, a message, a dispute that opens and ends, a return, a cancellation. */
async function sendEverything(sellerId: string, email: string): Promise<string[]> {
  const { backend } = scene
  const { order, buyer, paymentId, checkout, productIds } = await sell(sellerId)
  const params = { id: order.id }
  const written = { topic: 'question' as const, message: 'Quando arriva?', products: [] }
  valueIn(await backend.call(sendOrderMessage, { params, body: written }, buyer.headers))
  const amount = Math.round(order.amount * 100)
  const { Id } = disputed.parse(await scene.dashboard('dispute', { payment: paymentId, amount }))
  await scene.tell('mangopay', 'DISPUTE_CREATED', Id)
  await scene.dashboard('dispute/close', { dispute: Id, outcome: 'won' })
  const [item] = await scene.cases(checkout.id)
  const body = { decision: 'dispute_won' as const, note: 'The bank found for us.' }
  valueIn(await backend.call(decideCase, { params: { id: item?.id ?? '' }, body }, operator.headers))
  await advanceOrder(backend, order.id, 'DELIVERED')
  const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
  valueIn(await backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers))
  const other = await sell(sellerId)
  const cancelled = { params: { id: other.order.id }, body: null }
  valueIn(await backend.call(cancelOrder, cancelled, other.buyer.headers))
  return [...(await told(order.id, email)), ...(await told(other.order.id, email))].sort()
}

it.each<[Language, string[]]>([
  [
    'it',
    [
      'Contestazione chiusa, ordine #',
      'Messaggio sull’ordine #',
      'Nuovo ordine #',
      'Nuovo ordine #',
      'Ordine # annullato: non spedire',
      'Pagamento contestato, ordine #',
      'Recesso dall’ordine #',
    ],
  ],
  [
    'en',
    [
      'Dispute closed, order #',
      'Message about order #',
      'New order #',
      'New order #',
      'Order # cancelled: do not ship',
      'Payment disputed, order #',
      'Withdrawal from order #',
    ],
  ],
  [
    'es',
    [
      'Desistimiento del pedido #',
      'Disputa cerrada, pedido #',
      'Mensaje sobre el pedido #',
      'Nuevo pedido #',
      'Nuevo pedido #',
      'Pago disputado, pedido #',
      'Pedido # cancelado: no lo envíes',
    ],
  ],
])('every mail to a shop of somebody who speaks %s', async (locale, subjects) => {
  const sellerId = await createShop()
  const { email } = await join(sellerId, locale)
  expect(await sendEverything(sellerId, email)).toEqual(subjects)
})

it('follows the language in which the shop’s screens were last used', async () => {
  const sellerId = await createShop()
  const { headers, email } = await join(sellerId, 'it')
  valueIn(
    await scene.backend.call(listSellerOrders, { query: {} }, { ...headers, [PAGE_LANGUAGE_HEADER]: 'es' }),
  )
  const { order } = await sell(sellerId)
  expect(await told(order.id, email)).toEqual(['Nuevo pedido #'])
})

it('is sent to the shop’s own address, in Italian, until somebody works on its orders; then to each of them', async () => {
  const sellerId = await createShop()
  const shop = await addressOf(sellerId)
  const first = await sell(sellerId)
  expect(await told(first.order.id, shop.email)).toEqual(['Nuovo ordine #'])
  const staff = await join(sellerId, 'es', ['customer', 'seller_staff'])
  const owner = await join(sellerId, 'it')
  const { order } = await sell(sellerId)
  expect(await told(order.id, staff.email)).toEqual(['Nuevo pedido #'])
  expect(await told(order.id, owner.email)).toEqual(['Nuovo ordine #'])
  expect(await told(order.id, shop.email)).toEqual([])
})
