import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBuyer, createCheckout, placeOrder } from '../../../../test/factories/order.ts'
import {
  answerChallenge,
  cancelOnPage,
  mangopayCards,
  payOnPage,
  stripeCards,
} from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from '../../../orders/checkout/unpaid/expire-checkouts.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

/** Paying twice: the cases of others that must not happen here, each with its number. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const DAY_MS = 24 * 3_600_000
const paid = { orders: ['PAID', 'PAID'], holds: ['committed', 'committed'], paid: 2 }

const creations = async (path: string) =>
  (await scene.sandbox.journal(`path=${path}`)).filter(({ method }) => method === 'POST')

it('F22 twenty starts at once reach the provider once', async () => {
  const { buyer, checkout } = await scene.place()
  const before = await creations('/payins/card/web')
  const answers = await Promise.all(Array.from({ length: 20 }, () => scene.call.web(buyer, checkout.id)))
  expect(new Set(answers.map((answer) => valueIn(answer).RedirectURL)).size).toBe(1)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'] })
  const made = (await creations('/payins/card/web')).slice(before.length)
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('F22 starts with two providers at once leave one payment under way', async () => {
  const { buyer, checkout } = await scene.place()
  await Promise.all([
    ...Array.from({ length: 4 }, () => scene.call.web(buyer, checkout.id)),
    ...Array.from({ length: 4 }, () => scene.call.stripe(buyer, checkout.id)),
  ])
  const { attempts } = await scene.ledger(checkout.id)
  expect(attempts.filter((status) => status === 'requires_action')).toHaveLength(1)
  expect(attempts.filter((status) => status !== 'requires_action' && status !== 'expired')).toEqual([])
})

it('F23 the end of an older attempt does not undo what a newer one paid', async () => {
  const { buyer, checkout } = await scene.place()
  const first = valueIn(await scene.call.web(buyer, checkout.id))
  await cancelOnPage(first.RedirectURL ?? '')
  await scene.look(buyer, first.Id)
  const second = valueIn(await scene.call.web(buyer, checkout.id))
  await payOnPage(second.RedirectURL ?? '', mangopayCards.ok)
  await scene.look(buyer, second.Id)
  for (const type of ['PAYIN_NORMAL_FAILED', 'PAYIN_NORMAL_SUCCEEDED']) await scene.hook(type, first.Id)
  await scene.processInbox()
  scene.backend.clock.advance(90 * 60_000)
  await expireCheckouts(scene.backend.services)
  await reconcilePayments(scene.backend.services)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['cancelled', 'succeeded'], ...paid })
  expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid', Id: second.Id })
})

it('F24 whoever goes back to pay a paid checkout again is told that it is paid', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.stripe(buyer, checkout.id))
  await payOnPage(info.RedirectURL ?? '', stripeCards.ok)
  // Nobody has told us yet: the start itself looks first.
  scene.backend.clock.advance(2_001)
  const again = valueIn(await scene.call.stripe(buyer, checkout.id))
  expect(again).toMatchObject({ status: 'paid', Id: info.Id, RedirectURL: null })
  const other = valueIn(await scene.call.web(buyer, checkout.orders[0]?.id ?? ''))
  expect(other).toMatchObject({ status: 'paid', Id: info.Id, RedirectURL: null })
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], ...paid })
})

it('F25 seven placements and starts of the same cart are one payment at the provider', async () => {
  const buyer = await createBuyer(scene.backend)
  const { checkout } = await createCheckout(scene.backend, [{}, {}], buyer)
  await scene.place([{}])
  const before = await creations('/checkout/sessions')
  for (let count = 0; count < 7; count++) {
    expect((await placeOrder(scene.backend, buyer)).id).toBe(checkout.id)
    valueIn(await scene.call.stripe(buyer, checkout.id))
    scene.backend.clock.advance(3_000)
  }
  expect((await creations('/checkout/sessions')).slice(before.length)).toHaveLength(1)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'] })
})

it('F28 a payment is told once, also weeks later by whatever looks at it again', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.web(buyer, checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  await scene.look(buyer, info.Id)
  await scene.backend.drainOutbox()
  const own = () =>
    scene.backend.mails.filter(({ text }) => text.includes(checkout.id)).map(({ subject }) => subject)
  const told = own()
  expect(told.filter((subject) => subject === 'Pagamento ricevuto, grazie')).toHaveLength(1)
  for (const days of [1, 7, 14]) {
    scene.backend.clock.advance(days * DAY_MS)
    await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
    await scene.processInbox()
    await reconcilePayments(scene.backend.services)
    await expireCheckouts(scene.backend.services)
    await scene.backend.drainOutbox()
  }
  expect(own()).toEqual(told)
})

/** A payment on MangoPay's page that was left for another one there, after a challenge was not needed. */
async function leaveFirst() {
  const placed = await scene.place()
  const { buyer, checkout } = placed
  const first = valueIn(await scene.call.web(buyer, checkout.id))
  scene.backend.clock.advance(2_001)
  const card = await scene.saveCard(buyer, mangopayCards.challenge)
  const second = valueIn(await scene.call.direct(buyer, checkout.id, card))
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['cancelled', 'requires_action'] })
  return { ...placed, first, second }
}

it('F21 a checkout stays paid on every screen when the newer of two payments is the one given back', async () => {
  const { buyer, checkout, first, second } = await leaveFirst()
  await payOnPage(first.RedirectURL ?? '', mangopayCards.ok)
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', first.Id)
  await scene.processInbox()
  await answerChallenge(second.SecureModeRedirectURL ?? '', 'approve')
  expect(await scene.look(buyer, second.Id)).toMatchObject({ status: 'refunded' })
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded', 'succeeded'], ...paid })
  expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid', Id: first.Id })
})

it('F21 a payment that was left and then made is seen on its return, without a hook', async () => {
  const { buyer, checkout, first } = await leaveFirst()
  await payOnPage(first.RedirectURL ?? '', mangopayCards.ok)
  expect(await scene.look(buyer, first.Id)).toMatchObject({ status: 'paid' })
  expect(await scene.ledger(checkout.id)).toMatchObject(paid)
})

it('F21 a payment that was left and then made is seen before another one starts', async () => {
  const { buyer, checkout, first } = await leaveFirst()
  await payOnPage(first.RedirectURL ?? '', mangopayCards.ok)
  scene.backend.clock.advance(2_001)
  expect(valueIn(await scene.call.stripe(buyer, checkout.id))).toMatchObject({ status: 'paid', Id: first.Id })
})
