import * as contract from '@filiera/contract/orders/fulfilment'
import type { OrderStatus } from '@filiera/contract/orders/orders'
import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../../../test/factories/account.ts'
import { advanceOrder, createPaidOrder } from '../../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

/** An order of a shop whose customer asked to give a piece of it back once it was there. */
async function returnedOrder(from: OrderStatus) {
  const { backend } = scene
  const paid = await createPaidOrder(backend)
  const { orderId, buyer, checkout, productIds } = paid
  await advanceOrder(backend, orderId, from)
  const sellerId = checkout.orders[0]?.seller.id ?? ''
  const staff = await createCustomer(backend, { groups: ['customer', 'seller'], sellerId })
  const params = { id: orderId }
  const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
  const withdrawn = valueIn(await backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers))
  const decide = (accept: boolean, note?: string, withdrawalId = withdrawn.id) =>
    backend.call(
      contract.decideReturn,
      { params, body: { withdrawalId, accept, ...(note ? { note } : {}) } },
      staff.headers,
    )
  const read = async () => valueIn(await backend.call(contract.getSellerOrder, { params }, staff.headers))
  const refund = (body: { lines: typeof lines } | { amount: number }) =>
    backend.call(contract.refundOrder, { params, body: { reason: 'Vasetto rotto', ...body } }, staff.headers)
  return { ...paid, decide, read, refund, lines, withdrawn }
}

const subjects = async () => {
  await scene.backend.drainOutbox()
  return scene.backend.mails.map(({ subject }) => subject)
}

it('refunds what is accepted, once, and tells the customer', async () => {
  const { decide, read, withdrawn } = await returnedOrder('DELIVERED')
  expect((await read()).sellerActions).toContain('decide-return')
  for (let time = 0; time < 2; time += 1) {
    const decided = valueIn(await decide(true))
    expect(decided.refunds).toMatchObject([{ amount: withdrawn.amount, reason: 'withdrawal' }])
    expect(['REFUNDED', 'PARTIALLY_REFUNDED']).toContain(decided.status)
    expect(decided.sellerActions).not.toContain('decide-return')
  }
  expect(await decide(false, 'Ci ho ripensato')).toMatchObject({
    problem: { status: 409, code: 'illegal_transition' },
  })
  const mails = await subjects()
  expect(mails.filter((subject) => subject.startsWith('Il tuo reso a '))).toHaveLength(1)
})

it.each(['SHIPPED', 'DELIVERED'] as const)(
  'leaves an order that was %s where it was when the return is refused, with a reason',
  async (from) => {
    const { decide, read } = await returnedOrder(from)
    expect((await read()).status).toBe('RETURN_REQUESTED')
    expect(await decide(false)).toMatchObject({ problem: { status: 422, fields: [{ field: 'note' }] } })
    const refused = valueIn(await decide(false, 'Il vasetto è aperto'))
    expect(refused).toMatchObject({
      status: from,
      refunds: [],
      withdrawals: [{ status: 'refused', note: 'Il vasetto è aperto' }],
    })
    expect(valueIn(await decide(false, 'Il vasetto è aperto')).status).toBe(from)
  },
)

it('does not refund pieces beside their return', async () => {
  const { refund, lines, read } = await returnedOrder('DELIVERED')
  expect(await refund({ lines })).toMatchObject({
    problem: { status: 422, fields: [{ field: 'lines.0.quantity' }] },
  })
  expect(valueIn(await refund({ amount: 0.5 })).status).toBe('RETURN_REQUESTED')
  expect((await read()).sellerActions).toContain('decide-return')
})

it('knows no return of another order', async () => {
  const mine = await returnedOrder('DELIVERED')
  const other = await returnedOrder('DELIVERED')
  expect(await mine.decide(true, undefined, other.withdrawn.id)).toMatchObject({
    problem: { status: 404, code: 'not_found' },
  })
})
