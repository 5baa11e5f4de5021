import { decideReturn, refundOrder } from '@filiera/contract/orders/fulfilment'
import { getWithdrawable, withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { decideCase } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../../test/factories/account.ts'
import { advanceOrder } from '../../../test/factories/paid-order.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** A return waits for its shop, which gives all the money back without deciding it. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

const cents = (euros: number) => Math.round(euros * 100)

async function refundedAsideFromItsReturn({ fails }: { fails: boolean }) {
  const { order, checkout, paymentId, buyer, productIds } = await scene.transferred('stripe')
  const { backend } = scene
  const params = { id: order.id }
  await advanceOrder(backend, order.id, 'DELIVERED')
  // pieces that the shop refunded after the parcel left can be named again
  const parcel = backend.services.db.updateTable('purchase_order').set({ tracking_number: '1Z' })
  await parcel.where('id', '=', order.id).execute()
  const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
  const receipt = valueIn(await backend.call(withdrawFromOrder, { params, body: { lines } }, buyer.headers))
  const account = { groups: ['customer', 'seller'] as const, sellerId: order.seller.id }
  const seller = await createCustomer(backend, { ...account, groups: [...account.groups] })
  if (fails) await scene.dashboard('dispute', { payment: paymentId, amount: cents(order.amount) })
  const body = { lines: [], amount: order.amount, reason: 'all of it' }
  valueIn(await backend.call(refundOrder, { params, body }, seller.headers))
  await scene.drain()
  return {
    orderId: order.id,
    checkout,
    status: async () => {
      const seen = valueIn(await backend.call(getWithdrawable, { params }, buyer.headers))
      return seen.withdrawals.find(({ id }) => id === receipt.id)?.status
    },
    accept: () =>
      backend.call(
        decideReturn,
        { params, body: { withdrawalId: receipt.id, accept: true } },
        seller.headers,
      ),
  }
}

it('it has ended with the money', async () => {
  const { orderId, status } = await refundedAsideFromItsReturn({ fails: false })
  expect(await scene.orderStatus(orderId)).toBe('REFUNDED')
  expect(await status()).toBe('refunded')
})

it('it waits again when that refund fails and is abandoned, and can be accepted', async () => {
  const { orderId, checkout, status, accept } = await refundedAsideFromItsReturn({ fails: true })
  const [failed] = (await scene.cases(checkout.id)).filter(({ kind }) => kind === 'refund_failed')
  const operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
  const body = { decision: 'close' as const, note: 'The bank account is closed.' }
  valueIn(await scene.backend.call(decideCase, { params: { id: failed?.id ?? '' }, body }, operator.headers))
  expect(await scene.orderStatus(orderId)).toBe('RETURN_REQUESTED')
  expect(await status()).toBe('requested')
  expect(await accept()).toMatchObject({ ok: true })
})
