import * as contract from '@filiera/contract/orders/fulfilment'
import { sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { answerOrderMessage, listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../../test/factories/account.ts'
import { createSeller } from '../../../../test/factories/catalogue.ts'
import { advanceOrder, createPaidOrder } from '../../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  owner = await createCustomer(scene.backend, { sellerId: shop })
})
afterAll(() => scene.close())

/** A delivered order whose customer writes; each thing happens a minute after the one before. */
async function deliveredOrder() {
  const { backend } = scene
  const { orderId: id, buyer } = await createPaidOrder(backend, [{ seller_id: shop }])
  await advanceOrder(backend, id, 'DELIVERED')
  const params = { id }
  const later = () => backend.clock.advance(60_000)
  return {
    id,
    async report(topic: 'damaged' | 'missing' | 'question', message: string) {
      later()
      valueIn(await backend.call(sendOrderMessage, { params, body: { topic, message } }, buyer.headers))
    },
    async answer(message: string) {
      later()
      valueIn(await backend.call(answerOrderMessage, { params, body: { message } }, owner.headers))
    },
    async refund(amount: number) {
      later()
      const body = { amount, reason: 'Vasetto rotto' }
      valueIn(await backend.call(contract.refundOrder, { params, body }, owner.headers))
    },
    claims: async () =>
      valueIn(await backend.call(contract.getSellerOrder, { params }, owner.headers)).claims,
  }
}

/** What waits, as the list of orders, its counts and the inbox say. */
async function waiting() {
  const { backend } = scene
  const query = { state: 'claims' } as const
  const { ids } = valueIn(await backend.call(contract.listSellerOrderIds, { query }, owner.headers))
  const rows = valueIn(await backend.call(contract.listSellerOrders, { query }, owner.headers))
  const counts = valueIn(await backend.call(contract.countSellerOrders, {}, owner.headers))
  const inbox = valueIn(await backend.call(listSellerConversations, {}, owner.headers))
  expect(counts.claims).toBe(ids.length)
  expect(inbox.claims).toBe(ids.length)
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
  return ids
}

it('lists orders with reports, the first to be answered on top, until they are answered or refunded', async () => {
  const first = await deliveredOrder()
  const second = await deliveredOrder()
  await second.report('missing', 'Manca il miele')
  await first.report('damaged', 'Il vasetto è rotto')
  await first.report('question', 'Ci siete?')
  expect(await waiting()).toEqual([second.id, first.id])
  expect(await first.claims()).toMatchObject([
    { state: 'open', answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  await first.answer('Ci dispiace: come preferisci?')
  expect(await first.claims()).toMatchObject([{ state: 'answered' }])
  expect(await waiting()).toEqual([second.id])
  await second.refund(1)
  expect(await second.claims()).toMatchObject([{ state: 'refunded' }])
  expect(await waiting()).toEqual([])
  // what is reported after that waits again
  await second.report('damaged', 'Anche l’olio')
  expect(await second.claims()).toMatchObject([{ state: 'refunded' }, { state: 'open' }])
  expect(await waiting()).toEqual([second.id])
})

it('is due by the day of the report wherever it is shown, whatever was asked before', async () => {
  const { backend } = scene
  const order = await deliveredOrder()
  await order.report('question', 'Si può congelare?')
  backend.clock.advance(6 * 86_400_000)
  await order.report('damaged', 'Il vasetto è rotto')
  const [claim] = await order.claims()
  const query = { claims: 'true' } as const
  const { conversations } = valueIn(await backend.call(listSellerConversations, { query }, owner.headers))
  expect(conversations.find(({ orderId }) => orderId === order.id)?.claim).toEqual({
    ...{ topic: 'damaged', answerBy: claim?.answerBy },
  })
  await order.answer('Ci dispiace')
})

it('is no order of a shop whose customers only ask', async () => {
  const before = await waiting()
  const order = await deliveredOrder()
  await order.report('question', 'Si può congelare?')
  expect(await order.claims()).toEqual([])
  expect(await waiting()).toEqual(before)
})
