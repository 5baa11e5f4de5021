import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cancelOnPage, mangopayCards, payOnPage, stripeCards } from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from '../../../orders/checkout/unpaid/expire-checkouts.ts'
import { applySnapshot } from '../apply/apply-snapshot.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
afterEach(() => {
  scene.backend.clock.set(new Date())
})

const MINUTE_MS = 60_000
const fault = (kind: string, path: string, times = 1, method = 'POST') =>
  scene.sandbox.control('faults', { kind, path: `*${path}`, method, times })

const stockOf = async (productId: string) =>
  (
    await scene.backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).stock

async function onPage() {
  const placed = await scene.place()
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  return { ...placed, info, url: info.RedirectURL ?? '' }
}

describe('a provider that fails', () => {
  it('is a 502 with the attempt kept; the same call again goes on with it', async () => {
    const { buyer, checkout } = await scene.place()
    await fault('status-500', '/payins/card/web', 2)
    expect(await scene.call.web(buyer, checkout.id)).toMatchObject({
      problem: { code: 'provider_unavailable' },
    })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['creating'] })
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    expect(info.status).toBe('requires_action')
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'] })
  })

  it('that loses its answer has created one payment only', async () => {
    const { buyer, checkout } = await scene.place()
    const creations = () => scene.sandbox.journal('path=/payins/card/web')
    const before = await creations()
    await fault('drop-after', '/payins/card/web')
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    expect(info.status).toBe('requires_action')
    // The dropped call is not in the journal: no second one was made, its answer was asked for.
    expect(await creations()).toEqual(before)
    expect((await scene.sandbox.journal('path=/responses/')).at(-1)?.status).toBe(200)
  })

  it('that answers nonsense is a 502 too, and resumed', async () => {
    const { buyer, checkout } = await scene.place()
    await fault('malformed-json', '/payins/card/web')
    const first = await scene.call.web(buyer, checkout.id)
    const info = first.ok ? first.value : valueIn(await scene.call.web(buyer, checkout.id))
    expect(info.status).toBe('requires_action')
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'] })
  })

  it('F34 D33 that names another amount is a case for a person: nothing is paid', async () => {
    const { buyer, checkout, info, url } = await onPage()
    await payOnPage(url, mangopayCards.ok)
    await fault('wrong-amount', `/payins/${info.Id}`, 1, 'GET')
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'review' })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['review'], paid: 0 })
    expect(await scene.call.web(buyer, checkout.id)).toMatchObject({ problem: { code: 'in_progress' } })
  })

  it('is silent while the customer polls: the known state is answered', async () => {
    const { buyer, info } = await onPage()
    await fault('drop-before', `/payins/${info.Id}`, 2, 'GET')
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'requires_action' })
  })
})

describe('without any hook', () => {
  it('F13 the reconciler finds the money', async () => {
    const { checkout, url } = await onPage()
    await payOnPage(url, mangopayCards.ok)
    scene.backend.clock.advance(11_000)
    await reconcilePayments(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2 })
  })

  it('and creates a payment whose start was cut off', async () => {
    const { buyer, checkout } = await scene.place()
    await fault('drop-before', '/payins/card/web', 2)
    await scene.call.web(buyer, checkout.id)
    scene.backend.clock.advance(11_000)
    await reconcilePayments(scene.backend.services)
    expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'requires_action' })
  })
})

describe('when the hold ends', () => {
  it('an unpaid checkout expires, gives its stock back once and keeps the cart', async () => {
    const { buyer, checkout, productIds } = await scene.place()
    expect(await Promise.all(productIds.map(stockOf))).toEqual([99, 99])
    scene.backend.clock.advance(15 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    await expireCheckouts(scene.backend.services)
    expect(await Promise.all(productIds.map(stockOf))).toEqual([100, 100])
    expect(await scene.ledger(checkout.id)).toMatchObject({
      orders: ['EXPIRED', 'EXPIRED'],
      holds: ['released', 'released'],
    })
    expect(await scene.call.web(buyer, checkout.id)).toMatchObject({ problem: { code: 'expired' } })
    expect(await scene.checkout(buyer, checkout.id)).toMatchObject({ orders: [{ actions: ['reorder'] }, {}] })
  })

  it('a payment under way keeps the stock for its session and ten minutes', async () => {
    const { checkout, productIds } = await onPage()
    scene.backend.clock.advance(24 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['held', 'held'] })
    scene.backend.clock.advance(2 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['released', 'released'] })
    expect(await Promise.all(productIds.map(stockOf))).toEqual([100, 100])
  })

  it('F14 the provider is asked first: money that nobody told us about is not lost', async () => {
    const { checkout, url } = await onPage()
    await payOnPage(url, mangopayCards.ok)
    scene.backend.clock.advance(30 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({
      orders: ['PAID', 'PAID'],
      holds: ['committed', 'committed'],
    })
  })

  it('F38 an open session of Stripe is ended first', async () => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await scene.call.stripe(buyer, checkout.id))
    scene.backend.clock.advance(42 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({
      attempts: ['expired'],
      orders: ['EXPIRED', 'EXPIRED'],
    })
    const page = await fetch(info.RedirectURL ?? '')
    expect(await page.text()).not.toContain('cardNumber')
  })

  it('a silent provider is given a quarter of an hour', async () => {
    const { checkout, info } = await onPage()
    await fault('drop-before', `/payins/${info.Id}`, 20, 'GET')
    scene.backend.clock.advance(30 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['held', 'held'] })
    scene.backend.clock.advance(15 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['released', 'released'] })
  })
})

describe('money that comes late', () => {
  async function expired() {
    const scenePlaced = await onPage()
    scene.backend.clock.advance(26 * MINUTE_MS)
    await expireCheckouts(scene.backend.services)
    await payOnPage(scenePlaced.url, mangopayCards.ok)
    return scenePlaced
  }

  it('F19 takes the stock once more when everything is there', async () => {
    const { buyer, checkout, info, productIds } = await expired()
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid' })
    expect(await scene.ledger(checkout.id)).toMatchObject({
      orders: ['PAID', 'PAID'],
      holds: ['committed', 'committed'],
    })
    expect(await Promise.all(productIds.map(stockOf))).toEqual([99, 99])
  })

  it('F15 F40 D39 is given back in full when something is gone', async () => {
    const { buyer, checkout, info, productIds } = await expired()
    await scene.backend.services.db
      .updateTable('product')
      .set({ stock: 0 })
      .where('id', '=', productIds[1] ?? '')
      .execute()
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'refunded' })
    await scene.backend.drainOutbox()
    expect(await scene.ledger(checkout.id)).toMatchObject({
      orders: ['EXPIRED', 'EXPIRED'],
      holds: ['released', 'released'],
      sums: [0, 0],
    })
    expect(await Promise.all(productIds.map(stockOf))).toEqual([100, 0])
    const refund = await scene.backend.services.db
      .selectFrom('refund')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .select(['refund.status', 'refund.amount_cents', 'payment_attempt.refunded_cents'])
      .where('checkout_id', '=', checkout.id)
      .executeTakeFirst()
    const cents = Math.round(checkout.total * 100)
    expect(refund).toEqual({ status: 'succeeded', amount_cents: cents, refunded_cents: cents })
    await scene.backend.drainOutbox()
    const told = scene.backend.mails
      .filter(({ text }) => text.includes(checkout.id))
      .map(({ subject }) => subject)
    expect(told.filter((subject) => subject.startsWith('Ti abbiamo restituito'))).toHaveLength(1)
  })

  it('F21 F27 is given back when it is the second capture of a checkout, whose order stays paid', async () => {
    const { buyer, checkout } = await scene.place()
    const first = valueIn(await scene.call.stripe(buyer, checkout.id))
    const second = valueIn(await scene.call.web(buyer, checkout.id))
    await payOnPage(second.RedirectURL ?? '', mangopayCards.ok)
    await scene.look(buyer, second.Id)
    const attempt = await scene.backend.services.db
      .selectFrom('payment_attempt')
      .select(['id', 'amount_cents'])
      .where('provider_id', '=', first.Id)
      .executeTakeFirstOrThrow()
    await applySnapshot(
      scene.backend.services,
      { ...attempt, checkoutId: checkout.id },
      {
        providerId: first.Id,
        attemptId: attempt.id,
        status: 'succeeded',
        amountCents: attempt.amount_cents,
        currency: 'EUR',
        resultCode: null,
        redirectUrl: null,
        secureModeRedirectUrl: null,
        secureModeReturnUrl: null,
      },
    )
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded', 'succeeded'], paid: 2 })
    expect(await scene.look(buyer, first.Id)).toMatchObject({ status: 'refunded' })
    expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid' })
    const refunds = await scene.backend.services.db
      .selectFrom('refund')
      .select(['reason', 'amount_cents'])
      .where('attempt_id', '=', attempt.id)
      .execute()
    expect(refunds).toEqual([{ reason: 'duplicate', amount_cents: attempt.amount_cents }])
  })
})

describe('the other session of a paid checkout', () => {
  it('F21 is ended, so that nobody pays twice', async () => {
    const { buyer, checkout } = await scene.place()
    const first = valueIn(await scene.call.web(buyer, checkout.id))
    await cancelOnPage(first.RedirectURL ?? '')
    await scene.look(buyer, first.Id)
    const second = valueIn(await scene.call.stripe(buyer, checkout.id))
    const attempt = await scene.backend.services.db
      .selectFrom('payment_attempt')
      .select(['id', 'amount_cents'])
      .where('provider_id', '=', first.Id)
      .executeTakeFirstOrThrow()
    await applySnapshot(
      scene.backend.services,
      { ...attempt, checkoutId: checkout.id },
      {
        providerId: first.Id,
        attemptId: attempt.id,
        status: 'succeeded',
        amountCents: attempt.amount_cents,
        currency: 'EUR',
        resultCode: '000000',
        redirectUrl: null,
        secureModeRedirectUrl: null,
        secureModeReturnUrl: null,
      },
    )
    await scene.backend.drainOutbox()
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded', 'expired'] })
    await expect(payOnPage(second.RedirectURL ?? '', stripeCards.ok)).rejects.toThrow()
  })
})
