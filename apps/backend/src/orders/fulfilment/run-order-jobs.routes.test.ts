import { getOrder } from '@filiera/contract/orders/orders'
import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { endOfWorkingDays } from '@filiera/domain/dates/working-days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { cancelUnaccepted } from './cancel-unaccepted.ts'
import { completeDelivered } from './complete-delivered.ts'
import { runOrderJobs } from './run-order-jobs.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const statusOf = async (buyer: { headers: { authorization: string } }, id: string) =>
  valueIn(await scene.backend.call(getOrder, { params: { id } }, buyer.headers))
const stockOf = async (id = '') => {
  const query = scene.backend.services.db.selectFrom('product').select('stock').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).stock
}

it('cancels, refunds and mails what no shop accepted in three working days, once', async () => {
  const { backend } = scene
  const late = await createPaidOrder(backend, [{ stock: 5 }])
  const accepted = await createPaidOrder(backend)
  await advanceOrder(backend, accepted.orderId, 'ACCEPTED')
  const deadline = endOfWorkingDays(backend.clock.now(), 3)
  backend.clock.set(new Date(deadline.getTime() - 1000))
  await runOrderJobs(backend.services)
  expect((await statusOf(late.buyer, late.orderId)).status).toBe('PAID')
  backend.clock.set(deadline)
  await Promise.all([runOrderJobs(backend.services), runOrderJobs(backend.services)])
  await runOrderJobs(backend.services)
  const order = await statusOf(late.buyer, late.orderId)
  expect(order).toMatchObject({
    status: 'CANCELLED',
    refunds: [{ amount: order.amount, reason: 'not_accepted' }],
  })
  expect(await stockOf(late.productIds[0])).toBe(5)
  expect((await statusOf(accepted.buyer, accepted.orderId)).status).toBe('ACCEPTED')
  await backend.drainOutbox()
  const mails = backend.mails.filter(
    ({ subject, text }) => subject.endsWith(' annullato') && text.includes(late.orderId),
  )
  expect(mails.map(({ to }) => to)).toEqual([late.buyer.email])
})

it('completes a delivered order when its withdrawal period is over', async () => {
  const { backend } = scene
  const { buyer, orderId } = await createPaidOrder(backend)
  await advanceOrder(backend, orderId, 'DELIVERED')
  const end = endOfWithdrawal(backend.clock.now())
  backend.clock.set(new Date(end.getTime() - 1000))
  await runOrderJobs(backend.services)
  const before = await statusOf(buyer, orderId)
  expect(before).toMatchObject({ status: 'DELIVERED' })
  expect(before.actions).toContain('withdraw')
  backend.clock.set(end)
  await runOrderJobs(backend.services)
  const after = await statusOf(buyer, orderId)
  expect(after).toMatchObject({ status: 'COMPLETED' })
  expect(after.actions).not.toContain('withdraw')
})

it('ends between two orders when the program stops; the next round takes the rest', async () => {
  const { backend } = scene
  const waiting = [await createPaidOrder(backend), await createPaidOrder(backend)]
  const delivered = [await createPaidOrder(backend), await createPaidOrder(backend)]
  for (const { orderId } of delivered) await advanceOrder(backend, orderId, 'DELIVERED')
  const inStatus = async (orders: typeof waiting, status: string) => {
    const found = await Promise.all(orders.map(({ buyer, orderId }) => statusOf(buyer, orderId)))
    return found.filter((order) => order.status === status).length
  }
  backend.clock.set(endOfWithdrawal(backend.clock.now()))
  const stopsSoon = () => {
    let asked = 0
    return () => asked++ > 0
  }
  await cancelUnaccepted(backend.services, stopsSoon())
  expect(await inStatus(waiting, 'CANCELLED')).toBe(1)
  await completeDelivered(backend.services, stopsSoon())
  expect(await inStatus(delivered, 'COMPLETED')).toBe(1)
  await runOrderJobs(backend.services)
  expect(await inStatus(waiting, 'CANCELLED')).toBe(2)
  expect(await inStatus(delivered, 'COMPLETED')).toBe(2)
})
