import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListener, startSandbox, submitPage, type TestSandbox } from './start-sandbox.ts'

/** The official SDK as judge of the emulation. */
let sandbox: TestSandbox
let stripe: Stripe
beforeAll(async () => {
  sandbox = await startSandbox()
  stripe = new Stripe('sk_test_sandbox', {
    apiVersion: '2026-10-28.endive',
    host: '127.0.0.1',
    port: sandbox.main.port,
    protocol: 'http',
    maxNetworkRetries: 2,
    telemetry: false,
  })
})
afterAll(() => sandbox.close())

const order = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  ui_mode: 'hosted_page',
  client_reference_id: 'ck_77',
  locale: 'it',
  expires_at: sandbox.clock.nowSeconds() + 31 * 60,
  success_url: 'http://shop.test/return?a=1&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.test/return?a=1&cancelled=1',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 4250, product_data: { name: 'Ordine o_981' } },
    },
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 2500, product_data: { name: 'Ordine o_982' } },
    },
  ],
  metadata: { checkout_id: 'ck_77', attempt_id: 'at_1' },
  payment_intent_data: { transfer_group: 'ck_77', metadata: { attempt_id: 'at_1' } },
})
const card = {
  do: 'pay',
  email: 'a@b.test',
  cardNumber: '4242424242424242',
  cardExpirationDate: '12/39',
  cardCvx: '123',
}

test('a sale from session to reversal and refund', async () => {
  const listener = await startListener()
  const endpoint = await stripe.webhookEndpoints.create({
    url: listener.url,
    enabled_events: ['checkout.session.completed', 'charge.refunded', 'transfer.reversed'],
    api_version: '2026-10-28.endive',
  })
  const customer = await stripe.customers.create({ email: 'anna@example.test', name: 'Anna Bruno' })
  const params = { ...order(), customer: customer.id }
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout:at_1' })
  const same = await stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout:at_1' })
  expect(same.id).toBe(session.id)
  const done = await submitPage(session.url ?? '', card)
  expect(done.location).toContain(`session_id=${session.id}`)

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'customer'],
  })
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 6750, url: null })
  expect(paid.customer).toMatchObject({ email: 'anna@example.test' })
  const intent = paid.payment_intent
  if (intent === null || typeof intent === 'string') throw new Error('payment_intent was not expanded')
  const charge = intent.latest_charge
  if (charge === null || typeof charge === 'string') throw new Error('latest_charge was not expanded')
  expect(charge).toMatchObject({ paid: true, captured: true, amount: 6750, transfer_group: 'ck_77' })

  const seller = await stripe.accounts.create({ type: 'express', country: 'IT', metadata: { seller: '12' } })
  expect((await stripe.accounts.retrieve(seller.id)).charges_enabled).toBe(true)
  const transfer = await stripe.transfers.create({
    amount: 3825,
    currency: 'eur',
    destination: seller.id,
    source_transaction: charge.id,
    transfer_group: 'ck_77',
    metadata: { order_id: 'o_981' },
  })
  const reversal = await stripe.transfers.createReversal(transfer.id, { amount: 3825 })
  expect(reversal).toMatchObject({ object: 'transfer_reversal', transfer: transfer.id })
  const refund = await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 4250,
    reason: 'requested_by_customer',
    metadata: { refund_id: 'r_7' },
  })
  expect(refund.status).toBe('succeeded')

  await sandbox.clock.advance(0)
  const events = listener.received.map(({ body, headers }) =>
    stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), endpoint.secret ?? ''),
  )
  expect(events.map(({ type }) => type).sort()).toEqual([
    'charge.refunded',
    'checkout.session.completed',
    'transfer.reversed',
  ])
  const listed = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 })
  expect(listed.data[0]?.id).toBe(events.find(({ type }) => type === 'checkout.session.completed')?.id)
  listener.close()
})

test('F60 errors arrive as the classes of the SDK, an unknown parameter by its name', async () => {
  const wrong = { ...order(), payment_method_types: ['card'] }
  await expect(stripe.checkout.sessions.create(wrong)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'parameter_unknown',
    param: 'payment_method_types',
  })
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({ statusCode: 404 })
  const key = { idempotencyKey: 'checkout:at_2' }
  await stripe.checkout.sessions.create(order(), key)
  await expect(
    stripe.checkout.sessions.create({ ...order(), client_reference_id: 'other' }, key),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

test('F59 a connection dropped after the work is repeated by the SDK and makes one session', async () => {
  const before = Object.keys(sandbox.state.stripe.sessions).length
  await sandbox.control('POST', '/faults', {
    kind: 'drop-after',
    method: 'POST',
    path: '/v1/checkout/sessions',
  })
  const session = await stripe.checkout.sessions.create(order(), { idempotencyKey: 'checkout:at_3' })
  expect(session.status).toBe('open')
  expect(Object.keys(sandbox.state.stripe.sessions)).toHaveLength(before + 1)
})

test('lists are walked to their end', async () => {
  for (let n = 0; n < 5; n += 1) await stripe.checkout.sessions.create(order())
  const ids = new Set<string>()
  for await (const session of stripe.checkout.sessions.list({ limit: 2 })) ids.add(session.id)
  expect(ids.size).toBe(Object.keys(sandbox.state.stripe.sessions).length)
})
