import { decideReturn } from '@filiera/contract/orders/fulfilment'
import { type CaseDecision, decideCase, listCases } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../test/factories/account.ts'
import { advanceOrder } from '../../test/factories/paid-order.ts'
import { valueIn } from '../../test/scenes/payment-scene.ts'
import { openWithdrawalScene, type WithdrawalScene } from '../../test/scenes/withdrawal-scene.ts'
import { remindReturns } from '../orders/fulfilment/returns/remind-returns.ts'
import { runOrderJobs } from '../orders/fulfilment/run-order-jobs.ts'
import { openReturnCases } from './open-return-cases.ts'

const DAY = 86_400_000
let scene: WithdrawalScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openWithdrawalScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())
beforeEach(() => scene.begin())

/** A delivered order that its customer wants to give back; its shop says nothing. */
async function ignored() {
  const { buyer, orderId, amount, ids } = await scene.bought([{}])
  await advanceOrder(scene.backend, orderId, 'DELIVERED')
  const receipt = valueIn(await scene.declare(buyer, orderId, [{ productId: ids[0] ?? '', quantity: 3 }]))
  const dueAt = new Date(receipt.sendBackBy ?? '')
  return { buyer, orderId, amount, withdrawalId: receipt.id, dueAt }
}

/** What the workers do at a time. */
async function workAt(time: Date) {
  scene.backend.clock.set(time)
  // people would have looked in meanwhile
  const { db } = scene.backend.services
  await db
    .updateTable('session')
    .set({ expires_at: new Date('2200-01-01Z') })
    .execute()
  for (const _ of [1, 2]) {
    await runOrderJobs(scene.backend.services)
    await openReturnCases(scene.backend.services)
  }
  await scene.backend.drainOutbox()
}
const caseOf = async (orderId: string) => {
  const query = { kind: 'return_unanswered', limit: '100' } as const
  const listed = valueIn(await scene.backend.call(listCases, { query }, operator.headers))
  return listed.filter((item) => item.orderId === orderId)
}
const decide = (id: string, decision: CaseDecision) =>
  scene.backend.call(
    decideCase,
    { params: { id }, body: { decision, note: 'Sent back, says the courier.' } },
    operator.headers,
  )

it('the shop is reminded once, four days before the refund is due', async () => {
  const { orderId, dueAt } = await ignored()
  const reminders = () => scene.mailed(`Un reso aspetta la tua risposta, ordine ${orderId}`)
  await workAt(new Date(dueAt.getTime() - 5 * DAY))
  expect(await reminders()).toEqual([])
  scene.backend.clock.set(new Date(dueAt.getTime() - 3 * DAY))
  expect(await remindReturns(scene.backend.services, () => true)).toBe(0)
  await workAt(new Date(dueAt.getTime() - 3 * DAY))
  expect(await reminders()).toHaveLength(1)
  await workAt(dueAt)
  expect(await reminders()).toHaveLength(1)
})

it('then an operator gets one case and refunds the customer in the shop’s place', async () => {
  const { buyer, orderId, amount, dueAt } = await ignored()
  await workAt(new Date(dueAt.getTime() - 1))
  expect(await caseOf(orderId)).toEqual([])
  await workAt(dueAt)
  const [item, ...others] = await caseOf(orderId)
  expect(others).toEqual([])
  expect(item).toMatchObject({ choices: ['refund', 'close'], amount })
  const answers = await Promise.all([decide(item?.id ?? '', 'refund'), decide(item?.id ?? '', 'refund')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  await workAt(dueAt)
  expect(await scene.order(buyer, orderId)).toMatchObject({
    status: 'REFUNDED',
    refunds: [{ amount, reason: 'withdrawal' }],
  })
  expect(await caseOf(orderId)).toEqual([])
})

it('the case closes by itself when the shop answers after all, and stays closed where a person closed it', async () => {
  const { orderId, withdrawalId, dueAt } = await ignored()
  const other = await ignored()
  await workAt(new Date(Math.max(dueAt.getTime(), other.dueAt.getTime())))
  const { seller_id: sellerId } = await scene.backend.services.db
    .selectFrom('purchase_order')
    .select('seller_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const staff = await createCustomer(scene.backend, { groups: ['customer', 'seller'], sellerId })
  const body = { withdrawalId, accept: false, note: 'It never came back.' }
  valueIn(await scene.backend.call(decideReturn, { params: { id: orderId }, body }, staff.headers))
  expect(await caseOf(orderId)).toEqual([])
  const [item] = await caseOf(other.orderId)
  valueIn(await decide(item?.id ?? '', 'close'))
  await workAt(scene.backend.clock.now())
  expect(await caseOf(other.orderId)).toEqual([])
})

it('the customer reads that the return is left to its shop', async () => {
  const { buyer, orderId, dueAt } = await ignored()
  const declared = async () => (await scene.read(buyer, orderId)).withdrawals
  await workAt(dueAt)
  expect(await declared()).toMatchObject([{ status: 'requested', leftToShopAt: null }])
  const [item] = await caseOf(orderId)
  valueIn(await decide(item?.id ?? '', 'close'))
  expect(await declared()).toMatchObject([
    { status: 'requested', leftToShopAt: scene.backend.clock.now().toISOString() },
  ])
})

it('two returns of an order are two cases, each refunded by its own decision', async () => {
  const { buyer, orderId, ids } = await scene.bought([{}])
  await advanceOrder(scene.backend, orderId, 'DELIVERED')
  const declare = async (quantity: number) =>
    valueIn(await scene.declare(buyer, orderId, [{ productId: ids[0] ?? '', quantity }]))
  await declare(1)
  const last = await declare(2)
  await workAt(new Date(last.sendBackBy ?? ''))
  const cases = await caseOf(orderId)
  expect(cases).toHaveLength(2)
  const refunded = async () => (await scene.order(buyer, orderId)).refunds.length
  for (const [at, { id }] of cases.entries()) {
    expect(await refunded()).toBe(at)
    valueIn(await decide(id, 'refund'))
    await workAt(scene.backend.clock.now())
  }
  expect(await refunded()).toBe(2)
  expect(await caseOf(orderId)).toEqual([])
})
