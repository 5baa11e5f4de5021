import { deleteAccount } from '@filiera/contract/customers/own-data'
import { sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { answerOrderMessage } from '@filiera/contract/orders/seller-messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, TEST_PASSWORD } from '../../../test/factories/account.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { holdOrder, untilWaiting } from '../../../test/hold-lock.ts'
import { openPaymentScene, type PaymentScene } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

/** A completed order, with its seller. */
async function createDone() {
  const { backend } = scene
  const { buyer, orderId } = await createPaidOrder(backend)
  await advanceOrder(backend, orderId, 'COMPLETED')
  await backend.drainOutbox()
  const { seller_id: sellerId } = await backend.services.db
    .selectFrom('purchase_order')
    .select('seller_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const person = await createCustomer(backend, { sellerId })
  const params = { id: orderId }
  return {
    orderId,
    erase: () => backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, buyer.headers),
    send: () => backend.call(sendOrderMessage, { params, body: { message: 'Sono Anna.' } }, buyer.headers),
    answer: () =>
      backend.call(answerOrderMessage, { params, body: { message: 'Cara Anna.' } }, person.headers),
  }
}

const messagesOf = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('order_message')
    .select('text')
    .where('order_id', '=', orderId)
    .execute()

it('keeps nothing that is written about an order while its customer is erased, by either side', async () => {
  const { db } = scene.backend.services
  const { orderId, erase, send, answer } = await createDone()
  const free = await holdOrder(db, orderId)
  const erased = erase()
  await untilWaiting(db, 1)
  const written = Promise.all([send(), answer()])
  await Promise.race([written, untilWaiting(db, 3)])
  await free()
  expect(await erased).toMatchObject({ ok: true })
  expect(await written).toMatchObject(Array(2).fill({ ok: false, problem: { code: 'not_found' } }))
  expect(await messagesOf(orderId)).toEqual([])
  const waiting = await db.selectFrom('outbox').select('payload').where('done_at', 'is', null).execute()
  expect(JSON.stringify(waiting)).not.toMatch(/Sono Anna|Cara Anna/)
})

it('takes no answer to a customer who was erased', async () => {
  const { orderId, erase, answer } = await createDone()
  expect(await erase()).toMatchObject({ ok: true })
  expect(await answer()).toMatchObject({ problem: { code: 'not_found' } })
  expect(await messagesOf(orderId)).toEqual([])
})
