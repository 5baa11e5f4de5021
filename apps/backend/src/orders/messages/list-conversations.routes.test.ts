import { countWaiting, readSellerDay } from '@filiera/contract/console/day'
import { sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { answerOrderMessage, listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { type ConversationPage, findConversations } from './conversations.store.ts'

let scene: PaymentScene
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  shop = await createSeller(scene.backend.services.db)
  owner = await createCustomer(scene.backend, { sellerId: shop })
})
afterAll(() => scene.close())

/** An order whose customer writes. */
async function asked(message: string) {
  const { backend } = scene
  const { orderId: id, buyer } = await createPaidOrder(backend, [{ seller_id: shop }])
  const write = async (text: string) => {
    backend.clock.advance(60_000)
    return backend.call(sendOrderMessage, { params: { id }, body: { message: text } }, buyer.headers)
  }
  await write(message)
  return { id, write }
}
const list = async (query: { waiting?: 'true'; claims?: 'true'; search?: string } = {}) =>
  valueIn(await scene.backend.call(listSellerConversations, { query }, owner.headers))

it('has those that wait first, the longest on top, and those that were answered behind', async () => {
  const first = await asked('Quando parte?')
  const second = await asked('Il vasetto è rotto')
  const third = await asked('Grazie!')
  scene.backend.clock.advance(60_000)
  const body = { message: 'A te.' }
  await scene.backend.call(answerOrderMessage, { params: { id: third.id }, body }, owner.headers)
  const before = await list()
  expect(before.conversations.map(({ orderId }) => orderId)).toEqual([first.id, second.id, third.id])
  expect(before).toMatchObject({ total: 3, waiting: 2 })
  expect(before.conversations[2]).toMatchObject({
    waitingSince: null,
    last: { from: 'seller', text: 'A te.' },
  })
  const counted = async () => valueIn(await scene.backend.call(countWaiting, {}, owner.headers)).messages
  expect(await counted()).toBe(2)
  // who writes again waits since the first word
  await first.write('Ci siete?')
  const after = await list({ waiting: 'true' })
  expect(await counted()).toBe(2)
  expect(after.conversations.map(({ orderId }) => orderId)).toEqual([first.id, second.id])
  expect(after.conversations[0]?.waitingSince).toBe(before.conversations[0]?.waitingSince)
  expect((await list({ search: 'ROTTO' })).conversations.map(({ orderId }) => orderId)).toEqual([second.id])
  expect((await list({ search: '100%' })).conversations).toEqual([])
})

it('has reports of damaged goods apart until they are answered, with the day by which that is due', async () => {
  const { backend } = scene
  const { orderId: id, buyer } = await createPaidOrder(backend, [{ seller_id: shop }])
  await asked('Quando parte?')
  const write = (topic: 'damaged' | 'question', message: string) =>
    backend.call(sendOrderMessage, { params: { id }, body: { topic, message } }, buyer.headers)
  await write('damaged', 'Il vasetto è rotto')
  backend.clock.advance(60_000)
  // a further word of the same customer does not hide it
  await write('question', 'Ci siete?')
  const { conversations, claims } = await list({ claims: 'true' })
  expect(claims).toBe(1)
  expect(conversations).toMatchObject([
    { orderId: id, claim: { topic: 'damaged', answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
  ])
  const day = async () => valueIn(await backend.call(readSellerDay, {}, owner.headers)).messages
  const answerBy = conversations[0]?.claim?.answerBy
  expect(await day()).toMatchObject({ claims: 1, firstClaim: { answerBy } })
  backend.clock.advance(60_000)
  const body = { message: 'Ve ne mandiamo un altro.' }
  await backend.call(answerOrderMessage, { params: { id }, body }, owner.headers)
  expect(await list({ claims: 'true' })).toMatchObject({ conversations: [], claims: 0 })
  expect(await day()).toMatchObject({ claims: 0, firstClaim: null })
})

it('goes on behind the last one, whatever came on top meanwhile', async () => {
  const { backend } = scene
  const sellerId = await createSeller(backend.services.db)
  const seller = await createCustomer(backend, { sellerId })
  const ids: string[] = []
  for (const isAnswered of [false, false, true, true]) {
    const { orderId: id, buyer } = await createPaidOrder(backend, [{ seller_id: sellerId }])
    backend.clock.advance(60_000)
    await backend.call(sendOrderMessage, { params: { id }, body: { message: 'Eccomi' } }, buyer.headers)
    backend.clock.advance(60_000)
    const answer = { params: { id }, body: { message: 'A te.' } }
    if (isAnswered) await backend.call(answerOrderMessage, answer, seller.headers)
    ids.push(id)
  }
  const [first = '', second = '', third = '', last = ''] = ids
  const page = async (after: ConversationPage['after']) => {
    const asked = { sellerId, isWaiting: false, isClaim: false, search: undefined, after, limit: 1 }
    const { rows } = await findConversations(backend.services.db, asked)
    return rows[0]
  }
  const seen: string[] = []
  for (let row = await page(undefined); row; ) {
    const { orderId: key, waitingSince, createdAt } = row
    seen.push(key)
    row = await page({ isWaiting: waitingSince !== null, at: waitingSince ?? createdAt, key })
  }
  expect(seen).toEqual([first, second, last, third])
  const answer = await backend.call(
    listSellerConversations,
    { query: { after: `w${backend.clock.now().getTime()}_${second}` } },
    seller.headers,
  )
  expect(valueIn(answer).conversations.map(({ orderId }) => orderId)).toEqual([last, third])
})

it('has nothing of other shops', async () => {
  const other = await createCustomer(scene.backend, {
    sellerId: await createSeller(scene.backend.services.db),
  })
  const answer = valueIn(await scene.backend.call(listSellerConversations, {}, other.headers))
  expect(answer).toEqual({ conversations: [], total: 0, waiting: 0, claims: 0, next: null })
})
