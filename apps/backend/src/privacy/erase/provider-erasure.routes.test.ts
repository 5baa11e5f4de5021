import { deleteAccount } from '@filiera/contract/customers/own-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../test/factories/account.ts'
import { createBuyer } from '../../../test/factories/order.ts'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from '../../orders/checkout/unpaid/expire-checkouts.ts'

const DAY_MS = 24 * 3_600_000

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

it('keeps the buyer while money of an order that was never bought can go back', async () => {
  const { backend } = scene
  const { db } = backend.services
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.web(buyer, checkout.id))
  backend.clock.advance(3_600_000)
  await expireCheckouts(backend.services)
  await db.updateTable('product').set({ stock: 0 }).execute()
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  await scene.look(buyer, info.Id)
  const removed = await backend.call(deleteAccount, { body: { password: TEST_PASSWORD } }, buyer.headers)
  expect(removed).toMatchObject({ ok: true })
  const close = await db
    .selectFrom('outbox')
    .select('run_at')
    .where('kind', '=', 'payment-close-buyer')
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(close.run_at.getTime() - backend.clock.now().getTime()).toBeGreaterThan(50 * DAY_MS)
  await backend.drainOutbox()
  const refunds = await db.selectFrom('refund').select(['reason', 'status']).execute()
  expect(refunds).toEqual([{ reason: 'late', status: 'succeeded' }])
})
