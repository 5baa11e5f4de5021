import { deleteAccount } from '@filiera/contract/customers/own-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../test/factories/account.ts'
import { advanceOrder } from '../../../test/factories/paid-order.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

it('F49 the buyer of an erased customer is kept while a refund waits, and closed after it', async () => {
  const { backend } = scene
  const { db } = backend.services
  const { order, checkout, buyer } = await scene.transferred('mangopay', [{ price_cents: 3000 }])
  await advanceOrder(backend, order.id, 'DELIVERED')
  await scene.later(61 * 86_400)
  await db
    .updateTable('session')
    .set({ expires_at: new Date('2200-01-01Z') })
    .execute()
  const statuses = async () => (await scene.refunds(checkout.id)).map(({ status }) => status).toSorted()
  const part = { lines: [], amountCents: 300, withShipping: false } as const
  for (const key of ['first', 'second']) {
    await scene.queue(order.id, { ...part, key })
    await scene.drain()
  }
  expect(await statuses()).toEqual(['pending', 'succeeded'])
  valueIn(await backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, buyer.headers))
  await scene.drain()
  await scene.later()
  await scene.drain()
  expect(await statuses()).toEqual(['succeeded', 'succeeded'])
  await scene.later()
  await scene.drain()
  const owner = db
    .selectFrom('checkout')
    .innerJoin('account', 'account.id', 'checkout.account_id')
    .select('account.mangopay_user_id')
    .where('checkout.id', '=', checkout.id)
  expect(await owner.executeTakeFirst()).toEqual({ mangopay_user_id: null })
})
