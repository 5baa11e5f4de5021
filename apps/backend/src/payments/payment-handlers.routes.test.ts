import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCheckout } from '../../test/factories/order.ts'
import { captured, openAttempt } from '../../test/factories/settled-order.ts'
import type { PaymentHandler } from '../orders/ports.ts'
import { applySnapshot } from './attempts/apply/apply-snapshot.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** The backend with one more handler behind those of the list. */
const heardBy = (handler: PaymentHandler) => ({
  ...backend.services,
  announcePayment: (async (trx, change) => {
    await backend.services.announcePayment(trx, change)
    await handler(trx, change)
  }) satisfies PaymentHandler,
})

/** What a payment writes and what its handlers do. */
async function seen(checkoutId: string, accountId: string) {
  const { db } = backend.services
  const orders = db.selectFrom('purchase_order').where('checkout_id', '=', checkoutId)
  const ids = orders.select('id')
  const count = async (rows: { execute(): Promise<unknown[]> }) => (await rows.execute()).length
  return {
    attempts: (
      await db.selectFrom('payment_attempt').select('status').where('checkout_id', '=', checkoutId).execute()
    ).map(({ status }) => status),
    orders: (await orders.select('status').execute()).map(({ status }) => status),
    held: await count(
      db.selectFrom('stock_hold').select('order_id').where('state', '=', 'held').where('order_id', 'in', ids),
    ),
    booked: await count(db.selectFrom('ledger_entry').select('id').where('checkout_id', '=', checkoutId)),
    transfers: await count(db.selectFrom('seller_transfer').select('order_id').where('order_id', 'in', ids)),
    refunds: await count(db.selectFrom('refund').select('id').where('order_id', 'in', ids)),
    inCart: await count(
      db
        .selectFrom('cart_line')
        .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
        .select('product_id')
        .where('account_id', '=', accountId),
    ),
    mails: await count(
      db.selectFrom('outbox').select('id').where('key', '=', `mail:order-paid:${checkoutId}`),
    ),
  }
}

it('F16 takes the whole payment back when one handler fails, and makes it whole when it is applied again', async () => {
  const { buyer, checkout } = await createCheckout(backend)
  const attempt = await openAttempt(backend, checkout.id)
  const before = await seen(checkout.id, buyer.accountId)
  expect(before).toMatchObject({ attempts: ['creating'], held: 2, booked: 0, inCart: 2, mails: 0 })
  const failing = heardBy(async () => {
    throw new Error('the last handler failed')
  })
  await expect(applySnapshot(failing, attempt, captured(attempt))).rejects.toThrow('the last handler failed')
  expect(await seen(checkout.id, buyer.accountId)).toEqual(before)
  await applySnapshot(backend.services, attempt, captured(attempt))
  expect(await seen(checkout.id, buyer.accountId)).toEqual({
    attempts: ['succeeded'],
    orders: ['PAID', 'PAID'],
    held: 0,
    booked: 3,
    transfers: 2,
    refunds: 0,
    inCart: 0,
    mails: 1,
  })
})

it.each([
  ['succeeded', ['paid']],
  ['failed', ['refused']],
  ['expired', ['ended']],
  ['processing', []],
] as const)(
  'I8 announces a payment that is %s once, however often it is applied',
  async (status, announced) => {
    const { checkout } = await createCheckout(backend)
    const attempt = await openAttempt(backend, checkout.id)
    await backend.services.db
      .updateTable('checkout')
      .set({ status: 'paying' })
      .where('id', '=', checkout.id)
      .execute()
    const heard: string[] = []
    const listening = heardBy(async (_trx, { outcome }) => void heard.push(outcome.kind))
    const snapshot = { ...captured(attempt), status }
    for (let times = 0; times < 3; times++) await applySnapshot(listening, attempt, snapshot)
    expect(heard).toEqual(announced)
  },
)
