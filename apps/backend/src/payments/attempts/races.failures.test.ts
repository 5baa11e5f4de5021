import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBuyer, fillCart, placeOrder } from '../../../test/factories/order.ts'
import { holdCheckout, untilWaiting } from '../../../test/hold-lock.ts'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { mangopayEvents } from '../../../test/scenes/provider-side.ts'
import { claimDueEvents } from '../inbox/inbox.store.ts'
import { applySnapshot } from './apply/apply-snapshot.ts'

/** Return page, completion and hook meet: the cases of others that must not happen here, each with its number. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const paidOnce = {
  attempts: ['succeeded'],
  orders: ['PAID', 'PAID'],
  holds: ['committed', 'committed'],
  paid: 2,
}
const db = () => scene.backend.services.db

async function onPage() {
  const placed = await scene.place()
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  return { ...placed, info, url: info.RedirectURL ?? '' }
}

/** Paid at the provider; nobody has told us. */
async function paidThere() {
  const started = await onPage()
  await payOnPage(started.url, mangopayCards.ok)
  return started
}

const attemptOf = (checkoutId: string) =>
  db()
    .selectFrom('payment_attempt')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow()

const paidMails = (checkoutId: string) =>
  scene.backend.mails.filter(
    ({ subject, text }) => subject === 'Pagamento ricevuto, grazie' && text.includes(checkoutId),
  )

it('F01 return page and hook meet at the lock: one payment, one mail, stock sold once', async () => {
  const { buyer, checkout, info } = await paidThere()
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
  const free = await holdCheckout(db(), checkout.id)
  const looks = [scene.look(buyer, info.Id), scene.processInbox(), scene.call.web(buyer, checkout.id)]
  await untilWaiting(db(), 2)
  await free()
  await Promise.all(looks)
  await scene.backend.drainOutbox()
  expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
  expect(paidMails(checkout.id)).toHaveLength(1)
})

it('F02 three events of one payment at once settle it once', async () => {
  const { checkout, info } = await paidThere()
  await Promise.all(
    ['PAYIN_NORMAL_SUCCEEDED', 'PAYIN_NORMAL_FAILED', 'PAYIN_NORMAL_SUCCEEDED'].flatMap((type) =>
      Array.from({ length: 3 }, () => scene.hook(type, info.Id)),
    ),
  )
  const free = await holdCheckout(db(), checkout.id)
  const works = [scene.processInbox(), scene.processInbox(), scene.processInbox()]
  await untilWaiting(db(), 1)
  await free()
  await Promise.all(works)
  await scene.backend.drainOutbox()
  expect(await scene.ledger(checkout.id)).toEqual({ ...paidOnce, sums: [0, 0, 0] })
})

it('F03 a provider’s payment is one row: a second one is refused by the database', async () => {
  const { checkout, info } = await onPage()
  const attempt = await attemptOf(checkout.id)
  const { id: _id, ...copy } = attempt
  const second = { ...copy, number: 2, status: 'failed' as const, request: '{}' }
  await expect(db().insertInto('payment_attempt').values(second).execute()).rejects.toMatchObject({
    constraint: expect.stringContaining('provider_id'),
  })
  await expect(
    db()
      .insertInto('payment_attempt')
      .values({ ...second, provider_id: `${info.Id}x`, status: 'creating' })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'payment_attempt_live' })
})

it('F04 a hook that comes before we know the payment’s id finds its attempt by the tag', async () => {
  const { buyer, checkout } = await scene.place()
  const cardId = await scene.saveCard(buyer, mangopayCards.ok)
  await scene.sandbox.control('faults', { kind: 'drop-after', path: '*/payins/card/direct', method: 'POST' })
  await scene.sandbox.control('faults', {
    kind: 'drop-before',
    path: '*/responses/*',
    method: 'GET',
    times: 9,
  })
  const before = new Set(await mangopayEvents(scene.sandbox, 'PAYIN_NORMAL_SUCCEEDED'))
  expect(await scene.call.direct(buyer, checkout.id, cardId)).toMatchObject({
    problem: { code: 'provider_unavailable' },
  })
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['creating'], paid: 0 })
  const [id = ''] = (await mangopayEvents(scene.sandbox, 'PAYIN_NORMAL_SUCCEEDED')).filter(
    (one) => !before.has(one),
  )
  expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', id)).toBe(200)
  await scene.processInbox()
  expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
  expect(await attemptOf(checkout.id)).toMatchObject({ provider_id: id })
})

it('F05 a process that dies between noting an event and applying it loses nothing', async () => {
  const { checkout, info } = await paidThere()
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
  const now = scene.backend.clock.now()
  expect(await claimDueEvents(db(), now, new Date(now.getTime() + 60_000), 20)).toHaveLength(1)
  // The provider tells it again: it is noted already, and still not done.
  expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)).toBe(200)
  await scene.processInbox()
  expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 0 })
  scene.backend.clock.advance(60_001)
  await scene.processInbox()
  expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
})

it('F06 a hook that finds the checkout locked is answered at once and applied afterwards', async () => {
  const { checkout, info } = await paidThere()
  const free = await holdCheckout(db(), checkout.id)
  const startedAt = performance.now()
  expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  const first = scene.processInbox()
  await untilWaiting(db(), 1)
  // Its worker is held up longer than its lease: another one takes the event over.
  scene.backend.clock.advance(60_001)
  const second = scene.processInbox()
  await untilWaiting(db(), 2)
  await free()
  expect(await Promise.all([first, second])).toEqual([1, 1])
  expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
})

it('F07 what was read before another one wrote does not count: the state is read again under the lock', async () => {
  const { buyer, checkout, info, url } = await onPage()
  const attempt = await attemptOf(checkout.id)
  const stale = await scene.backend.services.payments.providers.mangopay.read(info.Id)
  await payOnPage(url, mangopayCards.ok)
  const free = await holdCheckout(db(), checkout.id)
  const good = scene.look(buyer, info.Id)
  await untilWaiting(db(), 1)
  const old = applySnapshot(scene.backend.services, { id: attempt.id, checkoutId: checkout.id }, stale)
  await untilWaiting(db(), 2)
  await free()
  await Promise.all([good, old])
  expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
})

it('F08 the customer who comes back after the hook finds the order finished, without an error', async () => {
  const { buyer, checkout, info } = await paidThere()
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
  await scene.processInbox()
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid', error: null })
  expect(valueIn(await scene.call.web(buyer, checkout.id))).toMatchObject({
    status: 'paid',
    RedirectURL: null,
  })
  expect((await scene.checkout(buyer, checkout.id)).orders.map(({ status }) => status)).toEqual([
    'PAID',
    'PAID',
  ])
})

it('F09 the attempt is there for everybody before the provider is asked, and a late refusal does not undo success', async () => {
  const { buyer, checkout } = await scene.place()
  await scene.sandbox.control('faults', {
    kind: 'delay',
    path: '*/payins/card/web',
    method: 'POST',
    delayMs: 500,
  })
  const starting = scene.call.web(buyer, checkout.id)
  await expect.poll(async () => (await scene.ledger(checkout.id)).attempts).toEqual(['creating'])
  const info = valueIn(await starting)
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  await scene.look(buyer, info.Id)
  const attempt = await attemptOf(checkout.id)
  const good = await scene.backend.services.payments.providers.mangopay.read(info.Id)
  for (const status of ['failed', 'cancelled', 'expired', 'requires_action'] as const) {
    const told = { ...good, status, resultCode: '101118' }
    await applySnapshot(scene.backend.services, { id: attempt.id, checkoutId: checkout.id }, told)
  }
  expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
})

it('F10 two events of the same millisecond, in either order, are one payment', async () => {
  for (const order of [
    ['PAYIN_NORMAL_SUCCEEDED', 'PAYIN_NORMAL_FAILED'],
    ['PAYIN_NORMAL_FAILED', 'PAYIN_NORMAL_SUCCEEDED'],
  ]) {
    const { checkout, info } = await paidThere()
    for (const type of order) await scene.hook(type, info.Id)
    await Promise.all([scene.processInbox(), scene.processInbox()])
    expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
  }
})

it('F11 early events complete nothing and burn no order number', async () => {
  const { buyer, checkout, info } = await onPage()
  for (const type of ['PAYIN_NORMAL_CREATED', 'PAYIN_NORMAL_SUCCEEDED', 'PAYIN_NORMAL_FAILED']) {
    await scene.hook(type, info.Id)
  }
  await scene.processInbox()
  expect(await scene.ledger(checkout.id)).toMatchObject({
    attempts: ['requires_action'],
    orders: ['PENDING_PAYMENT', 'PENDING_PAYMENT'],
    paid: 0,
  })
  const now = await scene.checkout(buyer, checkout.id)
  expect(now.orders.map(({ id }) => id)).toEqual(checkout.orders.map(({ id }) => id))
})

it('F12 D30 what is changed while it is being paid belongs to the next checkout: this one is frozen', async () => {
  const { buyer, checkout, productIds, url, info } = await onPage()
  await db().updateTable('product').set({ price_cents: 99_900 }).where('id', 'in', productIds).execute()
  const added = await createProduct(db())
  await fillCart(scene.backend, buyer.accountId, added.id, 2)
  const other = await createBuyer(scene.backend)
  await fillCart(scene.backend, other.accountId, productIds[0] ?? '', 1)
  await Promise.all([placeOrder(scene.backend, other), payOnPage(url, mangopayCards.ok)])
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid', amount: checkout.total })
  expect((await scene.checkout(buyer, checkout.id)).total).toBe(checkout.total)
  expect(await scene.ledger(checkout.id)).toMatchObject(paidOnce)
})
