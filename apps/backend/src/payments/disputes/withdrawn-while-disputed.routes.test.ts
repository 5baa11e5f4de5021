import { decideReturn } from '@filiera/contract/orders/fulfilment'
import { getOrder } from '@filiera/contract/orders/orders'
import { getWithdrawable, withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { decideCase } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCustomer } from '../../../test/factories/account.ts'
import { advanceOrder } from '../../../test/factories/paid-order.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** Withdrawals that are declared while the bank looks into the payment. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const DAY = 86_400
const cents = (euros: number) => Math.round(euros * 100)

/** An order that its customer's bank disputes, in whole unless it says otherwise, and what one does with it. */
async function disputed(reached: 'PAID' | 'SHIPPED' | 'DELIVERED', part?: number) {
  const { order, checkout, paymentId, buyer, productIds } = await scene.transferred('stripe')
  const params = { id: order.id }
  if (reached !== 'PAID') await advanceOrder(scene.backend, order.id, reached)
  const amount = part ?? cents(order.amount)
  const { id } = z
    .looseObject({ id: z.string() })
    .parse(await scene.dashboard('dispute', { payment: paymentId, amount }))
  await scene.tell('stripe', 'charge.dispute.created', id)
  await scene.drain()
  scene.backend.mails.length = 0
  const body = { lines: [{ productId: productIds[0] ?? '', quantity: 1 }] }
  return {
    order,
    productId: productIds[0] ?? '',
    declare: () => scene.backend.call(withdrawFromOrder, { params, body }, buyer.headers),
    own: async () => valueIn(await scene.backend.call(getOrder, { params }, buyer.headers)),
    read: async () => valueIn(await scene.backend.call(getWithdrawable, { params }, buyer.headers)),
    async decide(outcome: 'won' | 'lost') {
      await scene.dashboard('dispute/close', { dispute: id, outcome })
      const item = (await scene.cases(checkout.id)).find(({ kind }) => kind === 'dispute')
      const decision = { decision: `dispute_${outcome}` as const, note: 'Spoken to the bank.' }
      const operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
      const decided = { params: { id: item?.id ?? '' }, body: decision }
      valueIn(await scene.backend.call(decideCase, decided, operator.headers))
      await scene.drain()
    },
    async accept(withdrawalId: string) {
      const seller = await createCustomer(scene.backend, {
        groups: ['customer', 'seller'],
        sellerId: order.seller.id,
      })
      const body = { withdrawalId, accept: true }
      valueIn(await scene.backend.call(decideReturn, { params, body }, seller.headers))
      await scene.drain()
    },
    mails: () =>
      scene.backend.mails.filter(({ subject }) => subject === `Ricevuta del recesso, ordine ${order.id}`),
  }
}

describe('a withdrawal that is declared while the payment is disputed', () => {
  it('is received in its fourteen days, and waits for its shop once the dispute is won', async () => {
    const { order, declare, own, read, decide, accept, mails } = await disputed('DELIVERED')
    await scene.later(10 * DAY)
    expect((await own()).actions).toContain('withdraw')
    expect(await read()).toMatchObject({ isShipped: true, isDisputed: true, lines: [{ quantity: 1 }] })
    const receipt = valueIn(await declare())
    expect(receipt).toMatchObject({ status: 'requested', amount: order.amount, decidedAt: null })
    expect(receipt.sendBackBy).not.toBeNull()
    await scene.drain()
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).toContain('La banca sta esaminando il pagamento')
    expect(await own()).toMatchObject({ status: 'DISPUTED', refunds: [] })
    await scene.later(20 * DAY)
    await decide('won')
    expect((await own()).status).toBe('RETURN_REQUESTED')
    await accept(receipt.id)
    expect(await own()).toMatchObject({ status: 'REFUNDED', refunds: [{ amount: order.amount }] })
    expect((await read()).withdrawals).toMatchObject([{ status: 'refunded' }])
  })

  it('has its money with the bank when the dispute is lost', async () => {
    const { order, declare, own, read, decide } = await disputed('DELIVERED')
    const { id } = valueIn(await declare())
    await decide('lost')
    expect(await own()).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ reason: 'provider', amount: order.amount }],
    })
    expect((await read()).withdrawals).toMatchObject([{ id, status: 'refunded', amount: order.amount }])
  })

  it('gets what is left when a part of the payment was lost', async () => {
    const { declare, own, decide } = await disputed('SHIPPED', 250)
    valueIn(await declare())
    await decide('lost')
    expect((await own()).status).toBe('RETURN_REQUESTED')
  })

  it('is too late after its fourteen days', async () => {
    const { declare, own } = await disputed('DELIVERED')
    await scene.later(20 * DAY)
    expect((await own()).actions).not.toContain('withdraw')
    expect(await declare()).toMatchObject({ problem: { code: 'illegal_transition' } })
  })

  it('can wait where the parcel has not left: the right does not run out', async () => {
    const { declare, own, decide } = await disputed('PAID')
    expect((await own()).actions).not.toContain('withdraw')
    expect(await declare()).toMatchObject({ problem: { code: 'illegal_transition' } })
    await decide('won')
    expect(valueIn(await declare()).status).toBe('accepted')
  })
})
