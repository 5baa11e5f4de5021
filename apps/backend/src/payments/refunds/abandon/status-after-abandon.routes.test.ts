import { decideReturn, refundOrder } from '@filiera/contract/orders/fulfilment'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { decideCase } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer, type TestCustomer } from '../../../../test/factories/account.ts'
import { advanceOrder } from '../../../../test/factories/paid-order.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../../test/scenes/refund-scene.ts'
import { purgeEffects } from '../../../platform/outbox/purge-effects.ts'
import { REFUND_EFFECT } from '../../records/effect-kinds.ts'

/** An order whose refund failed and was abandoned says where the goods are, not that money went back. */
let scene: RefundScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openRefundScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)
const named = z.looseObject({ id: z.string().optional(), Id: z.string().optional() })

/** An order on its way, its shop, and a bank that lets nothing go back until it is told otherwise. */
async function sold(to: 'PAID' | 'SHIPPED' | 'DELIVERED', provider: 'mangopay' | 'stripe' = 'mangopay') {
  const bought = await scene.transferred(provider)
  const { order, paymentId } = bought
  const { backend } = scene
  if (to !== 'PAID') await advanceOrder(backend, order.id, to)
  const shop = await createCustomer(backend, { groups: ['customer', 'seller'], sellerId: order.seller.id })
  const amount = cents(order.amount)
  const { id, Id } = named.parse(await scene.dashboard('dispute', { payment: paymentId, amount }))
  const dispute = id ?? Id ?? ''
  return {
    ...bought,
    shop,
    dispute,
    allow: () => scene.dashboard('dispute/close', { dispute, outcome: 'won' }),
    async refund(amountEuros: number) {
      const body = { amount: amountEuros, reason: 'Il pacco è fermo.' }
      valueIn(await backend.call(refundOrder, { params: { id: order.id }, body }, shop.headers))
      await scene.drain()
    },
  }
}

async function giveUp(checkoutId: string) {
  const cases = (await scene.cases(checkoutId)).filter(
    ({ kind, decided_at }) => kind === 'refund_failed' && decided_at === null,
  )
  const body = { decision: 'close' as const, note: 'The bank account is closed.' }
  for (const { id } of cases)
    valueIn(await scene.backend.call(decideCase, { params: { id }, body }, operator.headers))
  expect(cases).not.toHaveLength(0)
}

const events = (orderId: string) =>
  scene.backend.services.db
    .selectFrom('order_event')
    .select(['status', 'actor', 'cause'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

describe.each(['mangopay', 'stripe'] as const)('%s', (provider) => {
  it('a shipped order is shipped again, by whoever gave its refund up, without another mail', async () => {
    const { order, checkout, allow, refund } = await sold('SHIPPED', provider)
    await refund(order.amount)
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    // Told long ago, and forgotten that it was.
    const { db, clock } = scene.backend.services
    await purgeEffects({ db, clock: { now: () => new Date(clock.now().getTime() + 31 * 86_400_000) } }, [
      REFUND_EFFECT,
    ])
    await giveUp(checkout.id)
    expect(await scene.orderStatus(order.id)).toBe('SHIPPED')
    const refunds = await scene.refunds(checkout.id)
    expect((await events(order.id)).at(-1)).toEqual({
      status: 'SHIPPED',
      actor: `operator:${operator.accountId}`,
      cause: `refund ${refunds[0]?.id} abandoned`,
    })
    await allow()
    await refund(order.amount)
    expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
    expect(await scene.checkoutStatus(checkout.id)).toBe('refunded')
    const shipped = scene.backend.mails.filter(
      ({ subject, text }) => subject.includes('ha spedito') && text.includes(order.id),
    )
    expect(shipped).toHaveLength(1)
  })
})

it('a delivered order of which a part really went back is partially refunded', async () => {
  const { order, checkout, allow, refund, paymentId } = await sold('DELIVERED')
  await allow()
  await refund(1)
  expect(await scene.orderStatus(order.id)).toBe('PARTIALLY_REFUNDED')
  const rest = cents(order.amount) - 100
  await scene.dashboard('dispute', { payment: paymentId, amount: rest })
  await refund(rest / 100)
  expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  await giveUp(checkout.id)
  expect(await scene.orderStatus(order.id)).toBe('PARTIALLY_REFUNDED')
})

it('a delivered order whose only part did not go back is delivered', async () => {
  const { order, checkout, refund } = await sold('DELIVERED')
  await refund(1)
  expect(await scene.orderStatus(order.id)).toBe('PARTIALLY_REFUNDED')
  await giveUp(checkout.id)
  expect(await scene.orderStatus(order.id)).toBe('DELIVERED')
})

it('a return that is refused afterwards leaves it delivered, too', async () => {
  const { order, checkout, refund, buyer, shop, productIds } = await sold('DELIVERED')
  await refund(1)
  const params = { id: order.id }
  const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
  const { backend } = scene
  const asked = valueIn(await backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers))
  await giveUp(checkout.id)
  expect(await scene.orderStatus(order.id)).toBe('RETURN_REQUESTED')
  const body = { withdrawalId: asked.id, accept: false, note: 'Il vasetto è aperto.' }
  valueIn(await backend.call(decideReturn, { params, body }, shop.headers))
  expect(await scene.orderStatus(order.id)).toBe('DELIVERED')
})

it('an accepted return whose refund is abandoned is delivered: its pieces stay with the shop', async () => {
  const { order, checkout, buyer, shop, productIds } = await sold('DELIVERED')
  const params = { id: order.id }
  const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
  const { backend } = scene
  const asked = valueIn(await backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers))
  const body = { withdrawalId: asked.id, accept: true, note: '' }
  valueIn(await backend.call(decideReturn, { params, body }, shop.headers))
  await scene.drain()
  await giveUp(checkout.id)
  expect(await scene.orderStatus(order.id)).toBe('DELIVERED')
  const again = valueIn(await backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers))
  expect(again).toMatchObject({ id: asked.id, status: 'accepted' })
  expect(await scene.orderStatus(order.id)).toBe('DELIVERED')
})

it('an order that its shop cancelled stays cancelled', async () => {
  const { order, checkout, refund } = await sold('PAID')
  await refund(order.amount)
  await giveUp(checkout.id)
  expect(await scene.orderStatus(order.id)).toBe('CANCELLED')
})

it('a shipped order of a payment that is disputed waits for the dispute, then goes on', async () => {
  const { order, checkout, refund, dispute } = await sold('SHIPPED')
  await refund(order.amount)
  await scene.tell('mangopay', 'DISPUTE_CREATED', dispute)
  expect(await scene.orderStatus(order.id)).toBe('REFUNDED')
  await giveUp(checkout.id)
  expect(await scene.orderStatus(order.id)).toBe('DISPUTED')
  const [item] = (await scene.cases(checkout.id)).filter(({ kind }) => kind === 'dispute')
  await scene.dashboard('dispute/close', { dispute, outcome: 'won' })
  const body = { decision: 'dispute_won' as const, note: 'The bank found for us.' }
  const params = { id: item?.id ?? '' }
  valueIn(await scene.backend.call(decideCase, { params, body }, operator.headers))
  expect(await scene.orderStatus(order.id)).toBe('SHIPPED')
})
