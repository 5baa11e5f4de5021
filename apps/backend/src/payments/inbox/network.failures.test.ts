import { startCardRegistration } from '@filiera/contract/payments/cards'
import { payWithMangopay } from '@filiera/contract/payments/payment'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend } from '../../../test/build-test-backend.ts'
import { createCheckout } from '../../../test/factories/order.ts'
import { prepareProviders } from '../../../test/factories/prepare-providers.ts'
import { answerChallenge, mangopayCards, payOnPage, stripeCards } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { askStripe } from '../../../test/scenes/provider-side.ts'
import { reconcilePayments } from '../attempts/reconcile-payments.ts'
import { deterministicKey } from '../providers/deterministic-key.ts'

/** Libraries and network: the cases of others that must not happen here, each with its number. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
afterEach(() => scene.backend.clock.set(new Date()))

const db = () => scene.backend.services.db
const fault = (kind: string, path: string, times = 1, method = 'POST') =>
  scene.sandbox.control('faults', { kind, path: `*${path}`, method, times })

const sessionsOf = async (checkoutId: string): Promise<string[]> => {
  const { data } = (await askStripe(
    scene.sandbox,
    '/checkout/sessions?limit=100',
  )) as Stripe.ApiList<Stripe.Checkout.Session>
  return data.filter(({ client_reference_id }) => client_reference_id === checkoutId).map(({ id }) => id)
}

it.each([
  ['drop-after', 1],
  ['drop-after', 3],
  ['status-500', 2],
  ['malformed-json', 1],
])('F59 %s × %i at Stripe’s creation leaves one session, found by the same key', async (kind, times) => {
  const { buyer, checkout } = await scene.place()
  await fault(kind, '/checkout/sessions', times)
  const first = await scene.call.stripe(buyer, checkout.id)
  const info = first.ok ? first.value : valueIn(await scene.call.stripe(buyer, checkout.id))
  expect(info).toMatchObject({ status: 'requires_action' })
  expect(await sessionsOf(checkout.id)).toEqual([info.Id])
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'] })
})

it('F60 the version of Stripe’s API is the one that the library was written for', async () => {
  const { buyer, checkout } = await scene.place([{}])
  valueIn(await scene.call.stripe(buyer, checkout.id))
  expect(Stripe.API_VERSION).toBe('2026-10-28.endive')
  const asked = (await scene.sandbox.journal('path=/v1/')).filter(
    ({ status }) => status !== null && status >= 400,
  )
  expect(JSON.stringify(asked)).not.toContain('parameter_unknown')
})

it('F61 D35 I17 every creation carries a key, and a key stands for one path and one body', async () => {
  const { buyer, checkout } = await scene.place()
  const cardId = await scene.saveCard(buyer, mangopayCards.challenge)
  await fault('status-500', '/payins/card/direct', 2)
  await scene.call.direct(buyer, checkout.id, cardId)
  const info = valueIn(await scene.call.direct(buyer, checkout.id, cardId))
  await answerChallenge(info.SecureModeRedirectURL ?? '', 'approve')
  await scene.look(buyer, info.Id)
  const { buyer: other, checkout: second } = await scene.place()
  const session = valueIn(await scene.call.stripe(other, second.id))
  await payOnPage(session.RedirectURL ?? '', stripeCards.ok)
  await scene.look(other, session.Id)
  await fault('status-500', '/transfers', 2)
  await scene.backend.drainOutbox()
  scene.backend.clock.advance(60_000)
  await scene.backend.drainOutbox()
  expect(await scene.ledger(second.id)).toMatchObject({ sums: [0, 0, 0] })

  // What a fault kept from the provider has no body there.
  const creations = (await scene.sandbox.journal('path=/')).filter(
    ({ method, path, body }) =>
      method === 'POST' && body !== null && /payins|transfers|refunds|sessions$|users|wallets/.test(path),
  )
  expect(creations.length).toBeGreaterThan(10)
  // The keys follow from the rows that were written before the calls, so a process that starts anew finds them again.
  const { attempt_id } = await db()
    .selectFrom('payment_attempt')
    .select('id as attempt_id')
    .where('provider_id', '=', info.Id)
    .executeTakeFirstOrThrow()
  const keys = creations.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toContain(deterministicKey(`payin:${attempt_id}`))
  expect(keys).toEqual(expect.arrayContaining([expect.stringMatching(/^checkout:[0-9a-f-]{36}$/)]))
  const keyless = creations.filter(({ idempotencyKey, path }) => !idempotencyKey && !path.endsWith('/expire'))
  expect(keyless.map(({ path }) => path)).toEqual([])
  const asked = new Map<string, Set<string>>()
  for (const { idempotencyKey, path, body } of creations) {
    const key = idempotencyKey ?? ''
    asked.set(key, (asked.get(key) ?? new Set()).add(`${path} ${JSON.stringify(body)}`))
  }
  for (const [key, requests] of asked) expect([...requests], key).toHaveLength(1)
})

it('F62 a bank that cannot check the customer is told as such; another method goes on', async () => {
  const { buyer, checkout } = await scene.place()
  const cardId = await scene.saveCard(buyer, mangopayCards.challenge)
  const info = valueIn(await scene.call.direct(buyer, checkout.id, cardId))
  await scene.sandbox.control(`objects/${info.Id}/force`, { status: 'FAILED', code: '101301' })
  expect(await scene.look(buyer, info.Id)).toMatchObject({
    status: 'failed',
    error: { code: 'payment_error', reason: 'authentication', retry: true },
  })
  expect(valueIn(await scene.call.stripe(buyer, checkout.id))).toMatchObject({ status: 'requires_action' })
})

const sellersOf = (checkoutId: string) =>
  db()
    .selectFrom('purchase_order')
    .innerJoin('seller', 'seller.id', 'purchase_order.seller_id')
    .select(['purchase_order.id as orderId', 'seller.mangopay_user_id as userId'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('purchase_order.id')
    .execute()

const kyc = async (userId: string | null | undefined, kycLevel: string) => {
  await scene.sandbox.control(`objects/${userId}/force`, { kycLevel })
  await scene.hook(`USER_KYC_${kycLevel}`, userId ?? '')
  await scene.processInbox()
}

describe('F63 a seller who is no longer verified', () => {
  it('is noticed before the customer pays', async () => {
    const { buyer, checkout } = await scene.place()
    const [seller] = await sellersOf(checkout.id)
    await kyc(seller?.userId, 'LIGHT')
    expect(await scene.call.web(buyer, checkout.id)).toMatchObject({
      problem: { code: 'seller_not_payable' },
    })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: [] })
    await kyc(seller?.userId, 'REGULAR')
    expect(valueIn(await scene.call.web(buyer, checkout.id))).toMatchObject({ status: 'requires_action' })
  })

  it('after it blocks that transfer only: the order is paid, and the money follows later', async () => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    await scene.look(buyer, info.Id)
    const [seller] = await sellersOf(checkout.id)
    await scene.sandbox.control(`objects/${seller?.userId}/force`, { kycLevel: 'LIGHT' })
    await scene.backend.drainOutbox()
    const transfers = () =>
      db()
        .selectFrom('seller_transfer')
        .innerJoin('purchase_order', 'purchase_order.id', 'seller_transfer.order_id')
        .select(['seller_transfer.status', 'seller_transfer.reason'])
        .where('checkout_id', '=', checkout.id)
        .orderBy('seller_transfer.order_id')
        .execute()
    expect(await transfers()).toMatchObject([
      { status: 'blocked', reason: expect.stringContaining('002951') },
      { status: 'succeeded', reason: null },
    ])
    expect(await scene.ledger(checkout.id)).toMatchObject({ orders: ['PAID', 'PAID'], sums: [0, 0] })
    await scene.sandbox.control(`objects/${seller?.userId}/force`, { kycLevel: 'REGULAR' })
    scene.backend.clock.advance(3_600_000)
    await scene.backend.drainOutbox()
    expect(await transfers()).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }])
    expect(await scene.ledger(checkout.id)).toMatchObject({ sums: [0, 0, 0] })
  })
})

describe('D34 a provider that sends the customer elsewhere', () => {
  it('is not followed: neither to pay nor to post a card', async () => {
    const strict = await buildTestBackend({
      // The sandbox hands out addresses of localhost: another origin than the one that is allowed here.
      SANDBOX_URL: scene.sandbox.url.replace('localhost', '127.0.0.1'),
      TOKENISER_ORIGINS: 'https://cards.example',
      BACKEND_PUBLIC_URL: 'http://127.0.0.1:9',
    })
    const { buyer, checkout } = await createCheckout(strict, [{}])
    await prepareProviders(strict.services)
    const unavailable = { problem: { status: 502, code: 'provider_unavailable' } }
    const web = { params: { order: checkout.id }, body: { type: 'web' } }
    expect(await strict.call(payWithMangopay, web, buyer.headers)).toMatchObject(unavailable)
    const card = { currency: 'EUR', cardType: 'Visa', oneTime: false, activate: false } as const
    expect(await strict.call(startCardRegistration, { body: card }, buyer.headers)).toMatchObject(unavailable)
    await strict.close()
  })

  it('a visit of the return address proves nothing, whatever it says', async () => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    const query = 'status=ok&paid=1&transactionId='
    const answer = await fetch(`${scene.backend.url}/payment/${info.Id}?${query}${info.Id}`, {
      headers: buyer.headers,
    })
    expect([200, 400]).toContain(answer.status)
    scene.backend.clock.advance(11_000)
    await reconcilePayments(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'], paid: 0 })
  })
})
