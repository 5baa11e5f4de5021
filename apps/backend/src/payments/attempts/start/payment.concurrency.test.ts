import { afterAll, beforeAll, expect, it } from 'vitest'
import { mangopayCards, payOnPage } from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from '../../../orders/checkout/unpaid/expire-checkouts.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

it('F01 D40 is paid once when hooks, screens, a second start and the reconciler all see the money at once', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.web(buyer, checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  scene.backend.clock.advance(11_000)
  await Promise.all([
    ...Array.from({ length: 5 }, () => scene.look(buyer, info.Id)),
    ...Array.from({ length: 5 }, async () => {
      await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
      await scene.processInbox()
    }),
    ...Array.from({ length: 3 }, () => scene.call.web(buyer, checkout.id)),
    ...Array.from({ length: 2 }, () => reconcilePayments(scene.backend.services)),
  ])
  await times(3, () => scene.backend.drainOutbox())
  expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid' })
  expect(await scene.ledger(checkout.id)).toEqual({
    attempts: ['succeeded'],
    orders: ['PAID', 'PAID'],
    holds: ['committed', 'committed'],
    sums: [0, 0, 0],
    paid: 2,
  })
  const own = scene.backend.mails.filter(({ text }) => text.includes(checkout.id))
  expect(own.filter(({ subject }) => subject === 'Pagamento ricevuto, grazie')).toHaveLength(1)
  const transfers = await scene.sandbox.journal('path=/transfers')
  expect(transfers.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

it('F15 either pays or gives the stock back when money and the end of the hold meet', async () => {
  const rounds = await times(6, async () => {
    const placed = await scene.place([{ stock: 1 }])
    const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    return { ...placed, info }
  })
  scene.backend.clock.advance(26 * 60_000)
  await Promise.all([
    times(3, () => expireCheckouts(scene.backend.services)),
    ...rounds.map(({ buyer, info }) => scene.look(buyer, info.Id)),
    ...rounds.map(({ info }) =>
      scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id).then(() => scene.processInbox()),
    ),
  ])
  for (const { checkout, productIds } of rounds) {
    expect(await scene.ledger(checkout.id)).toMatchObject({
      attempts: ['succeeded'],
      orders: ['PAID'],
      paid: 1,
    })
    const product = await scene.backend.services.db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productIds[0] ?? '')
      .executeTakeFirst()
    expect(product?.stock).toBe(0)
  }
})
