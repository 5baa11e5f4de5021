import { decideReturn, refundOrder } from '@filiera/contract/orders/fulfilment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCustomer } from '../../../test/factories/account.ts'
import { advanceOrder } from '../../../test/factories/paid-order.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { foretell, openWithdrawalScene, type WithdrawalScene } from '../../../test/scenes/withdrawal-scene.ts'

let scene: WithdrawalScene
beforeAll(async () => {
  scene = await openWithdrawalScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.begin())

async function sellerOf(orderId: string) {
  const { seller_id } = await scene.backend.services.db
    .selectFrom('purchase_order')
    .select('seller_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return createCustomer(scene.backend, { groups: ['customer', 'seller'], sellerId: seller_id })
}

describe('after shipping', () => {
  it('the order waits for the seller, who refunds it with the delivery charge when all of it goes back', async () => {
    const { buyer, orderId, amount, ids } = await scene.bought([{}])
    await advanceOrder(scene.backend, orderId, 'DELIVERED')
    scene.backend.mails.length = 0
    const lines = [{ productId: ids[0] ?? '', quantity: 3 }]
    const receipt = valueIn(await scene.declare(buyer, orderId, lines))
    expect(receipt).toMatchObject({ status: 'requested', amount, decidedAt: null })
    expect(receipt.sendBackBy).not.toBeNull()
    expect(await scene.order(buyer, orderId)).toMatchObject({ status: 'RETURN_REQUESTED', refunds: [] })
    expect((await scene.read(buyer, orderId)).lines).toMatchObject([
      { quantity: 0, exception: 'already_returned' },
    ])
    expect(await scene.stockOf(ids[0] ?? '')).toBe(7)
    expect(valueIn(await scene.declare(buyer, orderId, lines)).id).toBe(receipt.id)
    const [mail] = await scene.mailed(`Ricevuta del recesso, ordine ${orderId}`)
    expect(mail?.text).toContain('Via del Frantoio 1, 87100 Cosenza CS')
    expect(mail?.text).toContain('spedizione compresa')
    const [toSeller] = await scene.mailed(`Recesso dall’ordine ${orderId}`)
    expect(toSeller?.text).toContain(`localhost:3100/orders/${orderId}`)
    const seller = await sellerOf(orderId)
    const body = { withdrawalId: receipt.id, accept: true }
    valueIn(await scene.backend.call(decideReturn, { params: { id: orderId }, body }, seller.headers))
    await scene.backend.drainOutbox()
    expect(await scene.order(buyer, orderId)).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ amount, status: 'succeeded' }],
    })
    expect((await scene.read(buyer, orderId)).withdrawals).toMatchObject([{ status: 'refunded', amount }])
  })

  it('ends fourteen days after delivery, and the deadline is said', async () => {
    const { buyer, orderId, ids } = await scene.bought([{}])
    await advanceOrder(scene.backend, orderId, 'DELIVERED')
    const { deadline } = await scene.read(buyer, orderId)
    const start = scene.backend.clock.now()
    const lines = [{ productId: ids[0] ?? '', quantity: 1 }]
    scene.backend.clock.set(new Date(Date.parse(deadline ?? '') - 1000))
    valueIn(await scene.declare(buyer, orderId, lines))
    scene.backend.clock.set(new Date(Date.parse(deadline ?? '') + 1000))
    expect((await scene.read(buyer, orderId)).lines).toMatchObject([{ quantity: 0, exception: 'too_late' }])
    const late = await scene.declare(buyer, orderId, [{ productId: ids[0] ?? '', quantity: 2 }])
    expect(late).toMatchObject({ problem: { status: 409, code: 'illegal_transition' } })
    scene.backend.clock.set(start)
  })
})

it.each([
  ['PAID', null],
  ['PAID', 5.01],
  ['DELIVERED', null],
  ['DELIVERED', 5.01],
] as const)(
  'what is foretold is what is refunded, piece by piece to the last: %s, given back before: %s',
  async (status, before) => {
    const { buyer, orderId, amount, ids } = await scene.bought([{}, {}])
    const params = { id: orderId }
    const { headers } = await sellerOf(orderId)
    if (status !== 'PAID') await advanceOrder(scene.backend, orderId, status)
    if (before) {
      const body = { amount: before, reason: 'Vasetto ammaccato' }
      valueIn(await scene.backend.call(refundOrder, { params, body }, headers))
    }
    const [first = '', second = ''] = ids
    for (const lines of [
      [{ productId: first, quantity: 2 }],
      [{ productId: second, quantity: 3 }],
      [{ productId: first, quantity: 1 }],
    ]) {
      const foretold = foretell(await scene.read(buyer, orderId), lines)
      const receipt = valueIn(await scene.declare(buyer, orderId, lines))
      expect(receipt.amount).toBe(foretold)
      if (status === 'DELIVERED') {
        const body = { withdrawalId: receipt.id, accept: true }
        valueIn(await scene.backend.call(decideReturn, { params, body }, headers))
      }
      const refund = expect.objectContaining({ amount: foretold, reason: 'withdrawal' })
      expect((await scene.order(buyer, orderId)).refunds).toContainEqual(refund)
    }
    const { refunds } = await scene.order(buyer, orderId)
    expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBeCloseTo(amount, 6)
    expect(await scene.read(buyer, orderId)).toMatchObject({ shipping: 0, refundable: 0 })
  },
)

/** Two returns of all of an order that wait together, after the shop has given 5.01 back. */
async function waitingTogether() {
  const { buyer, orderId, amount, ids } = await scene.bought([{}])
  const { headers } = await sellerOf(orderId)
  await advanceOrder(scene.backend, orderId, 'DELIVERED')
  const params = { id: orderId }
  const body = { amount: 5.01, reason: 'Vasetto ammaccato' }
  valueIn(await scene.backend.call(refundOrder, { params, body }, headers))
  const receipts = []
  for (const quantity of [2, 1]) {
    const lines = [{ productId: ids[0] ?? '', quantity }]
    const foretold = foretell(await scene.read(buyer, orderId), lines)
    const receipt = valueIn(await scene.declare(buyer, orderId, lines))
    expect(receipt.amount).toBe(foretold)
    receipts.push(receipt)
  }
  const decide = async (withdrawalId: string, accept: boolean) => {
    const decision = { withdrawalId, accept, ...(accept ? {} : { note: 'Sigillo aperto' }) }
    valueIn(await scene.backend.call(decideReturn, { params, body: decision }, headers))
  }
  const refunded = async () =>
    (await scene.order(buyer, orderId)).refunds
      .filter(({ reason }) => reason === 'withdrawal')
      .map((refund) => refund.amount)
  const [first, last] = receipts
  if (!first || !last) throw new Error('two receipts')
  return { amount, first, last, decide, refunded }
}

it.each(['first', 'last'] as const)(
  'two receipts that wait together name no more than is left, and are kept: the %s is accepted first',
  async (begun) => {
    const { amount, first, last, decide, refunded } = await waitingTogether()
    expect(first.amount + last.amount + 5.01).toBeCloseTo(amount, 6)
    const order = begun === 'first' ? [first, last] : [last, first]
    for (const { id } of order) await decide(id, true)
    expect((await refunded()).sort()).toEqual(order.map((receipt) => receipt.amount).sort())
  },
)

it('a return whose receipt stood back for another one gets its whole price when that is refused', async () => {
  const { first, last, decide, refunded } = await waitingTogether()
  await decide(first.id, false)
  await decide(last.id, true)
  const [amount = 0] = await refunded()
  expect(amount).toBeGreaterThan(last.amount)
  expect(amount).toBeCloseTo(last.amount + 5.01, 6)
})
