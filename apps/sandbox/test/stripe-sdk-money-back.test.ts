import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListener, startSandbox, submitPage, type TestSandbox, text } from './start-sandbox.ts'

/** The official SDK as judge of disputes, refunds made elsewhere and everything else that our adapter calls. */
let sandbox: TestSandbox
let stripe: Stripe
beforeAll(async () => {
  sandbox = await startSandbox()
  stripe = new Stripe('sk_test_sandbox', {
    apiVersion: '2026-10-28.endive',
    host: '127.0.0.1',
    port: sandbox.main.port,
    protocol: 'http',
    telemetry: false,
  })
})
afterAll(() => sandbox.close())

const card = { do: 'pay', email: 'a@b.test', cardExpirationDate: '12/39', cardCvx: '123' }

async function open() {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://shop.test/return?a=1',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 6750, product_data: { name: 'Ordine o_981' } },
      },
    ],
  })
}

/** A paid session. */
async function sold() {
  const session = await open()
  await submitPage(session.url ?? '', { ...card, cardNumber: '4242424242424242' })
  const paid = await stripe.checkout.sessions.retrieve(session.id)
  return { session: session.id, intent: String(paid.payment_intent) }
}

test('a dispute is told, read and closed', async () => {
  const { session, intent } = await sold()
  const opened = await sandbox.control('POST', '/dashboard/dispute', { payment: session, amount: 6750 })
  const dispute = await stripe.disputes.retrieve(text(opened, 'id'))
  expect(dispute).toMatchObject({
    object: 'dispute',
    amount: 6750,
    payment_intent: intent,
    status: 'needs_response',
  })
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 100 })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  await sandbox.control('POST', '/dashboard/dispute/close', { dispute: dispute.id, outcome: 'won' })
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'won' })
  const told = await stripe.events.list({ limit: 10 })
  expect(told.data.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
  )
})

test('refunds of a payment are listed and read, those of the dashboard too', async () => {
  const { session, intent } = await sold()
  const own = await stripe.refunds.create(
    { payment_intent: intent, amount: 1000, metadata: { refund_id: 'r_7' } },
    { idempotencyKey: 'refund:r_7' },
  )
  const again = await stripe.refunds.create(
    { payment_intent: intent, amount: 1000, metadata: { refund_id: 'r_7' } },
    { idempotencyKey: 'refund:r_7' },
  )
  expect(again.id).toBe(own.id)
  await sandbox.control('POST', '/dashboard/refund', { payment: session, amount: 500 })
  const { data } = await stripe.refunds.list({ payment_intent: intent })
  expect(data.map(({ amount }) => amount).sort()).toEqual([1000, 500])
  expect(await stripe.refunds.retrieve(own.id)).toMatchObject({
    metadata: { refund_id: 'r_7' },
    status: 'succeeded',
  })
})

test('an open session is ended once, a paid one not at all', async () => {
  const session = await open()
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
  const refused = { statusCode: 400, type: 'StripeInvalidRequestError' }
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject(refused)
  const paid = await sold()
  await expect(stripe.checkout.sessions.expire(paid.session)).rejects.toMatchObject(refused)
})

test('a webhook endpoint is made, listed, changed and removed', async () => {
  const listener = await startListener()
  const made = await stripe.webhookEndpoints.create({
    url: listener.url,
    enabled_events: ['checkout.session.expired'],
  })
  expect(made.secret).toMatch(/^whsec_/)
  const listed = await stripe.webhookEndpoints.list({ limit: 100 })
  expect(listed.data.map(({ id, url }) => [id, url])).toContainEqual([made.id, listener.url])
  const changed = await stripe.webhookEndpoints.update(made.id, {
    enabled_events: ['checkout.session.completed'],
  })
  expect(changed.enabled_events).toEqual(['checkout.session.completed'])
  expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ id: made.id, deleted: true })
  listener.close()
})
