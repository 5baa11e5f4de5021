import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { mangopayCards } from '../../test/scenes/hosted-page.ts'
import { askMangopay, askStripe, mangopayEvents } from '../../test/scenes/provider-side.ts'
import { openRefundScene, type RefundScene } from '../../test/scenes/refund-scene.ts'
import { expireCheckouts } from '../orders/checkout/unpaid/expire-checkouts.ts'
import { reconcilePayments } from './attempts/reconcile-payments.ts'
import { eventKey } from './inbox/event-key.ts'
import { insertEvent } from './inbox/inbox.store.ts'
import { sweepEvents } from './inbox/sweep-events.ts'
import { createMangopayClient } from './providers/mangopay/mangopay-client.ts'
import { createMangopayProvider } from './providers/mangopay/mangopay-provider.ts'
import { ProviderUnavailable } from './providers/payment-provider.ts'
import { createStripeClient, socketStripe } from './providers/stripe/stripe-client.ts'
import { createStripeMoneyBack } from './providers/stripe/stripe-money-back.ts'

/** A provider refuses our key for a while, or is away for long: nothing is lost and nobody pays for it. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const named = z.looseObject({ id: z.string().optional(), Id: z.string().optional() })
const listed = z.array(z.object({ ResourceId: z.string(), Date: z.number() }))
const listedByStripe = z.object({ data: z.array(z.looseObject({ id: z.string() })) })

/** Adapters of both providers with a key that they refuse. */
function refused() {
  const { db, payments } = scene.backend.services
  const client = createMangopayClient({ clientId: 'sandbox', apiKey: 'old-key', baseUrl: scene.sandbox.url })
  const stripe = createStripeClient('rk_revoked', scene.sandbox.url, socketStripe())
  return {
    payments,
    mangopay: createMangopayProvider(client, db, 'Shop'),
    revoked: createStripeMoneyBack(stripe),
  }
}

/** The key of an event in its provider's own list: what a hook tells and what is swept is one event. */
async function keyOf(provider: 'mangopay' | 'stripe', type: string, resourceId: string): Promise<string> {
  if (provider === 'stripe') {
    const { data } = listedByStripe.parse(await askStripe(scene.sandbox, `/events?type=${type}&limit=1`))
    return data[0]?.id ?? ''
  }
  const all = listed.parse(await askMangopay(scene.sandbox, `/events?EventType=${type}&per_page=100`))
  return eventKey(type, resourceId, String(all.find((one) => one.ResourceId === resourceId)?.Date))
}

/** The provider tells of an event, which is looked at. */
async function hear(provider: 'mangopay' | 'stripe', type: string, resourceId: string): Promise<void> {
  const { backend } = scene
  const key = await keyOf(provider, type, resourceId)
  const event = { provider, key, type, resourceId, isGenuine: true, now: backend.clock.now() }
  await insertEvent(backend.services.db, event)
  await scene.processInbox()
}

async function sweep(): Promise<void> {
  await sweepEvents(scene.backend.services)
  while ((await scene.processInbox()) > 0);
}

/** What MangoPay says about a payment of ours. */
async function anySnapshot() {
  const { paymentId } = await scene.paid('mangopay')
  return scene.backend.services.payments.providers.mangopay.read(paymentId)
}

/** All workers run once an hour. */
async function hoursPass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await scene.later(3600)
    await sweep()
    await reconcilePayments(scene.backend.services)
    await expireCheckouts(scene.backend.services)
    await scene.drain()
  }
}

it('F06 a dispute is heard of after Stripe refused our key for seconds', async () => {
  const { order, paymentId, checkout } = await scene.transferred('stripe')
  await scene.later(600)
  await sweep()
  const amount = cents(order.amount)
  const { id } = named.parse(await scene.dashboard('dispute', { payment: paymentId, amount }))
  const { payments, revoked } = refused()
  vi.spyOn(payments.moneyBack.stripe, 'fetchDispute').mockImplementation(revoked.fetchDispute)
  await hear('stripe', 'charge.dispute.created', id ?? '')
  scene.backend.clock.advance(10_000)
  await scene.processInbox()
  vi.restoreAllMocks()
  await hoursPass(2)
  expect(await scene.cases(checkout.id)).toMatchObject([{ kind: 'dispute' }])
})

it('F06 a refund of the dashboard is heard of after an outage of more than a day', async () => {
  const { checkout, paymentId } = await scene.transferred('mangopay')
  await scene.later(600)
  await sweep()
  const { Id } = named.parse(await scene.dashboard('refund', { payment: paymentId, amount: 300 }))
  const { payments } = scene.backend.services
  const noAnswer = new ProviderUnavailable('MangoPay: no answer')
  vi.spyOn(payments.moneyBack.mangopay, 'fetchRefunds').mockRejectedValue(noAnswer)
  await hear('mangopay', 'PAYIN_REFUND_SUCCEEDED', Id ?? '')
  for (let hour = 0; hour < 26; hour++) {
    await scene.later(3600)
    await scene.processInbox()
  }
  vi.restoreAllMocks()
  await hoursPass(2)
  expect(await scene.refunds(checkout.id)).toMatchObject([{ reason: 'provider', amountCents: 300 }])
})

it('F40 a charge whose answer was lost buys its order after our key was refused', async () => {
  const { buyer, checkout } = await scene.place()
  await scene.later(600)
  await sweep()
  const cardId = await scene.saveCard(buyer, mangopayCards.ok)
  await scene.loseAnswers('*/payins/card/direct')
  await scene.call.direct(buyer, checkout.id, cardId)
  await scene.listen()
  const { payments, mangopay } = refused()
  vi.spyOn(payments.providers.mangopay, 'start').mockImplementation(mangopay.start)
  vi.spyOn(payments.providers.mangopay, 'recover').mockImplementation(mangopay.recover)
  vi.spyOn(payments.providers.mangopay, 'read').mockImplementation(mangopay.read)
  const made = (await mangopayEvents(scene.sandbox, 'PAYIN_NORMAL_SUCCEEDED')).at(-1)
  await hear('mangopay', 'PAYIN_NORMAL_SUCCEEDED', made ?? '')
  scene.backend.clock.advance(31_000)
  await scene.processInbox()
  await reconcilePayments(scene.backend.services)
  vi.restoreAllMocks()
  await hoursPass(2)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'] })
})

it('F43 a reversal that is not made because our key is refused is no debt of the seller', async () => {
  const { order, checkout } = await scene.transferred('stripe', [{ price_cents: 4000 }])
  const { payments, revoked } = refused()
  vi.spyOn(payments.moneyBack.stripe, 'reverseTransfer').mockImplementation(revoked.reverseTransfer)
  await scene.queue(order.id)
  await scene.drain()
  vi.restoreAllMocks()
  await scene.later()
  await scene.drain()
  expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'succeeded' }])
  expect(await scene.sellerHolds('stripe', order.seller.id)).toBe(0)
  expect(await scene.cases(checkout.id)).toEqual([])
})

it('F40 a payment that nobody here knows is a case after a day, an invented one is not', async () => {
  const { payments, db } = scene.backend.services
  const unknown = { ...(await anySnapshot()), providerId: 'pay_unknown', attemptId: null }
  const read = payments.providers.mangopay.read.bind(payments.providers.mangopay)
  vi.spyOn(payments.providers.mangopay, 'read').mockImplementation(async (id) =>
    id === 'pay_unknown' ? unknown : read(id),
  )
  await scene.tell('mangopay', 'PAYIN_NORMAL_SUCCEEDED', 'pay_unknown')
  await scene.tell('mangopay', 'PAYIN_NORMAL_SUCCEEDED', 'pay_invented')
  for (let hour = 0; hour < 26; hour++) {
    await scene.later(3600)
    await scene.processInbox()
  }
  const cases = db.selectFrom('review_task').select(['kind', 'provider_ref']).where('key', 'like', 'event:%')
  expect(await cases.execute()).toEqual([{ kind: 'payment_mismatch', provider_ref: 'pay_unknown' }])
})
