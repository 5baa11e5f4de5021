import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ProductOptions } from '../../../test/factories/catalogue.ts'
import { placement } from '../../../test/factories/order.ts'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from '../../orders/checkout/unpaid/expire-checkouts.ts'
import { sweepEvents } from '../inbox/sweep-events.ts'
import { applySnapshot } from './apply/apply-snapshot.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** Money taken and no order: the cases of others that must not happen here, each with its number. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
afterEach(() => {
  scene.backend.clock.set(new Date())
})

const MINUTE_MS = 60_000
const db = () => scene.backend.services.db

async function onPage(products?: readonly ProductOptions[]) {
  const placed = await scene.place(products)
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  return { ...placed, info, url: info.RedirectURL ?? '' }
}

const refundsOf = (checkoutId: string) =>
  db()
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select('refund.id')
    .where('payment_attempt.checkout_id', '=', checkoutId)
    .execute()

it('F14 hooks are noted and never worked off: the end of the hold asks the provider before it cancels', async () => {
  const { checkout, info, url } = await onPage()
  await payOnPage(url, mangopayCards.ok)
  for (let count = 0; count < 3; count++) {
    expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)).toBe(200)
  }
  scene.backend.clock.advance(7 * 60 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  expect(await scene.ledger(checkout.id)).toMatchObject({
    orders: ['PAID', 'PAID'],
    holds: ['committed', 'committed'],
  })
  await scene.backend.drainOutbox()
  expect(scene.subjects()).not.toContain('Il pagamento non è riuscito')
})

it('F13 what no hook told is read in the provider’s list of events, once', async () => {
  const { checkout, url } = await onPage()
  await payOnPage(url, mangopayCards.ok)
  expect(await sweepEvents(scene.backend.services)).toBeGreaterThanOrEqual(1)
  await scene.processInbox()
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2 })
  expect(await sweepEvents(scene.backend.services)).toBe(0)
})

it('F16 an error after success gives nothing back by itself: the payment stays good', async () => {
  const { buyer, checkout, info, url } = await onPage()
  await payOnPage(url, mangopayCards.ok)
  // transfers of the tests before would meet the faults of this one
  await scene.backend.drainOutbox()
  await scene.sandbox.control('faults', { kind: 'status-500', path: '*/transfers', method: 'POST', times: 4 })
  await scene.sandbox.control('faults', { kind: 'status-500', path: `*/payins/${info.Id}`, method: 'GET' })
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'requires_action' })
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid' })
  await scene.backend.drainOutbox()
  expect(await refundsOf(checkout.id)).toEqual([])
  expect(await scene.ledger(checkout.id)).toMatchObject({ orders: ['PAID', 'PAID'], sums: [0] })
  scene.backend.clock.advance(10 * MINUTE_MS)
  await scene.backend.drainOutbox()
  expect(await refundsOf(checkout.id)).toEqual([])
  expect(await scene.ledger(checkout.id)).toMatchObject({ sums: [0, 0, 0] })
})

it('F18 a hook needs no session of the customer, and a retry makes no second order', async () => {
  const { buyer, checkout, info, url } = await onPage()
  await db().deleteFrom('session').where('account_id', '=', buyer.accountId).execute()
  await payOnPage(url, mangopayCards.ok)
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
  await scene.processInbox()
  expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 2 })
  const orders = await db()
    .selectFrom('purchase_order')
    .select('id')
    .where('account_id', '=', buyer.accountId)
    .execute()
  expect(orders).toHaveLength(2)
})

it('F18 the cart of a paid checkout is empty: it cannot be bought again by mistake', async () => {
  const { buyer, info, url } = await onPage()
  await payOnPage(url, mangopayCards.ok)
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
  await scene.processInbox()
  expect(await scene.backend.call(placeCheckout, { body: placement(buyer) }, buyer.headers)).toMatchObject({
    problem: { code: 'cart_empty' },
  })
})

it('F19 money for a cancelled order goes back, and the customer reads so', async () => {
  const { buyer, checkout, info } = await onPage()
  await scene.sandbox.control(`objects/${info.Id}/force`, { status: 'FAILED', code: '101002' })
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'cancelled' })
  const changed = { ...placement(buyer), contactEmailAddress: 'altra@example.com' }
  valueIn(await scene.backend.call(placeCheckout, { body: changed }, buyer.headers))
  expect((await scene.checkout(buyer, checkout.id)).status).toBe('CANCELLED')
  const read = await scene.backend.services.payments.providers.mangopay.read(info.Id)
  await applySnapshot(
    scene.backend.services,
    { id: read.attemptId ?? '', checkoutId: checkout.id },
    { ...read, status: 'succeeded', resultCode: '000000' },
  )
  expect(await refundsOf(checkout.id)).toHaveLength(1)
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'refunded', RedirectURL: null })
  const { orders } = await scene.checkout(buyer, checkout.id)
  expect(orders.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
  for (const { actions } of orders) expect(actions).not.toContain('pay')
})

/** Result codes of every class in the provider's list, and what the customer learns. */
const ends = [
  ['101101', 'failed', 'declined'],
  ['101115', 'failed', 'other_card'],
  ['101105', 'failed', 'expired_card'],
  ['101301', 'failed', 'authentication'],
  ['008002', 'failed', 'declined'],
  ['008600', 'failed', 'declined'],
  ['105101', 'failed', 'other_card'],
  ['009199', 'failed', 'technical'],
  ['002951', 'failed', 'refused'],
  ['999999', 'failed', 'technical'],
  ['101002', 'cancelled', 'cancelled'],
  ['001031', 'cancelled', 'cancelled'],
  ['101109', 'expired', 'expired'],
  ['001034', 'expired', 'expired'],
] as const

it('F20 every end that the provider knows is an end here: no order waits for ever', async () => {
  for (const [code, status, reason] of ends) {
    const { buyer, checkout, info } = await onPage([{}])
    await scene.sandbox.control(`objects/${info.Id}/force`, { status: 'FAILED', code })
    await scene.hook('PAYIN_NORMAL_FAILED', info.Id)
    await scene.processInbox()
    expect(await scene.look(buyer, info.Id), code).toMatchObject({ status, error: { reason } })
    expect((await scene.checkout(buyer, checkout.id)).orders[0]?.actions, code).toContain('pay')
  }
})

it('F20 a session of Stripe that ended without a hook ends here too', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.stripe(buyer, checkout.id))
  await scene.sandbox.control(`objects/${info.Id}/force`, { status: 'expired' })
  scene.backend.clock.advance(11_000)
  await reconcilePayments(scene.backend.services)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['expired'] })
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'expired' })
})
