import { getPayment } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payOnPage, stripeCards } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from '../../orders/checkout/unpaid/expire-checkouts.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** Expiry and cancellation: the cases of others that must not happen here, each with its number. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const MINUTE_MS = 60_000
const released = { orders: ['EXPIRED', 'EXPIRED'], holds: ['released', 'released'] }

const calls = async () => (await scene.sandbox.journal('path=/')).length

it('F36 a session that ran out is no refused payment: no mail, the order still waits', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.web(buyer, checkout.id))
  await scene.sandbox.control(`objects/${info.Id}/force`, { status: 'FAILED', code: '101109' })
  expect(await scene.look(buyer, info.Id)).toMatchObject({
    status: 'expired',
    error: { reason: 'expired', retry: true },
  })
  expect((await scene.checkout(buyer, checkout.id)).status).toBe('PENDING_PAYMENT')
  await scene.backend.drainOutbox()
  expect(scene.subjects()).not.toContain('Il pagamento non è riuscito')
})

it('F36 a session that ran out does not touch an order that was paid otherwise', async () => {
  const { buyer, checkout } = await scene.place()
  const first = valueIn(await scene.call.web(buyer, checkout.id))
  await scene.sandbox.control(`objects/${first.Id}/force`, { status: 'FAILED', code: '101109' })
  await scene.look(buyer, first.Id)
  const second = valueIn(await scene.call.stripe(buyer, checkout.id))
  await payOnPage(second.RedirectURL ?? '', stripeCards.ok)
  await scene.hook('PAYIN_NORMAL_FAILED', first.Id)
  await scene.processInbox()
  scene.backend.clock.advance(45 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  expect(await scene.ledger(checkout.id)).toMatchObject({
    attempts: ['expired', 'succeeded'],
    orders: ['PAID', 'PAID'],
  })
})

it('F37 ending a session that is over already is refused there and stops nothing here', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.stripe(buyer, checkout.id))
  const { buyer: next, checkout: after } = await scene.place()
  valueIn(await scene.call.stripe(next, after.id))
  await scene.sandbox.control(`objects/${info.Id}/force`, { status: 'expired' })
  scene.backend.clock.advance(42 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  const asked = (await scene.sandbox.journal(`path=${info.Id}/expire`)).map(({ status }) => status)
  expect(asked).toContain(400)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['expired'], ...released })
  expect(await scene.ledger(after.id)).toMatchObject({ attempts: ['expired'], ...released })
})

it('F37 one that was paid just before is refused too, and is paid', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.stripe(buyer, checkout.id))
  await payOnPage(info.RedirectURL ?? '', stripeCards.ok)
  scene.backend.clock.advance(42 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], orders: ['PAID', 'PAID'] })
})

it('F38 an expired order cannot be paid at Stripe any more, and its page says so', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.stripe(buyer, checkout.id))
  scene.backend.clock.advance(42 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['expired'], ...released })
  await expect(payOnPage(info.RedirectURL ?? '', stripeCards.ok)).rejects.toThrow()
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'expired', RedirectURL: null })
})

it('F39 reading starts nothing: only the customer’s own POST does', async () => {
  const { buyer, checkout } = await scene.place()
  const orderId = checkout.orders[0]?.id ?? ''
  const before = await calls()
  for (const id of [checkout.id, orderId]) {
    expect(await scene.backend.call(getPayment, { params: { id } }, buyer.headers)).toMatchObject({
      problem: { code: 'not_found' },
    })
  }
  const get = async (path: string) =>
    (await fetch(`${scene.backend.url}${path}`, { headers: buyer.headers })).status
  expect(await get(`/payment/mangopay/${checkout.id}`)).toBe(405)
  expect(await get(`/payment/stripe/${checkout.id}`)).toBe(405)
  expect(await calls()).toBe(before)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: [] })
})

it('D31 what is paid, expired or cancelled is never started again, and nothing leaves paid', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.web(buyer, checkout.id))
  await scene.sandbox.control(`objects/${info.Id}/force`, { status: 'SUCCEEDED' })
  await scene.look(buyer, info.Id)
  for (const start of [scene.call.web, scene.call.stripe]) {
    expect(valueIn(await start(buyer, checkout.id))).toMatchObject({ status: 'paid' })
  }
  const { buyer: late, checkout: gone } = await scene.place()
  scene.backend.clock.advance(16 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  for (const start of [scene.call.web, scene.call.stripe]) {
    expect(await start(late, gone.id)).toMatchObject({ problem: { status: 409, code: 'expired' } })
  }
  await reconcilePayments(scene.backend.services)
  await expireCheckouts(scene.backend.services)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], orders: ['PAID', 'PAID'] })
  expect(await scene.ledger(gone.id)).toMatchObject({ attempts: [], ...released })
})
