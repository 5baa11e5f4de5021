import { deleteAccount } from '@filiera/contract/customers/own-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../test/factories/account.ts'
import { createBuyer } from '../../../test/factories/order.ts'
import { openPaymentScene, type PaymentScene } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

it('D79 deactivates the cards and closes the buyer at the provider', async () => {
  const { backend } = scene
  const { db, payments } = backend.services
  const buyer = await createBuyer(backend)
  await scene.saveCard(buyer, '4970105181818183')
  const account = await db
    .selectFrom('account')
    .select('mangopay_user_id')
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  expect(account.mangopay_user_id).not.toBeNull()
  const removed = await backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, buyer.headers)
  expect(removed).toMatchObject({ ok: true })
  await backend.drainOutbox()
  const effects = await db
    .selectFrom('outbox')
    .select(['kind', 'done_at', 'error'])
    .where('kind', 'in', ['card-forget', 'payment-close-buyer'])
    .orderBy('id')
    .execute()
  expect(effects).toMatchObject([
    { kind: 'card-forget', done_at: expect.any(Date), error: null },
    { kind: 'payment-close-buyer', done_at: expect.any(Date), error: null },
  ])
  const left = await db
    .selectFrom('account')
    .select(['mangopay_user_id', 'mangopay_wallet_id'])
    .where('erased_at', 'is not', null)
    .execute()
  expect(left).toEqual([{ mangopay_user_id: null, mangopay_wallet_id: null }])
  await payments.cards.closeUser(account.mangopay_user_id ?? '')
})
