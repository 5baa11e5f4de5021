import { acceptOrder } from '@filiera/contract/orders/fulfilment'
import type { Case, CaseDecision } from '@filiera/contract/payments/cases'
import { createCustomer } from '../factories/account.ts'
import { closeDisputes, returnPayouts } from './actions/bank-actions.ts'
import { decide, openCases } from './actions/operator-actions.ts'
import { settleTransfers } from './actions/provider-actions.ts'
import { letTimePass } from './let-time-pass.ts'
import { Crashed } from './scheduler.ts'
import { finishTasks, nextTurn, type World } from './world/world.ts'

/** How often the operator works the queue through. */
const ROUNDS = 3

/** What banks said of a dispute; the operator follows it. */
function outcomeOf({ sim }: World, { providerRef }: Case): CaseDecision {
  const { mangopay, stripe } = sim.outside.sandbox.state
  const dispute =
    mangopay.disputes[providerRef ?? ''] ??
    Object.values(mangopay.disputes).find(({ RepudiationId }) => RepudiationId === providerRef)
  const isLost = dispute?.ResultCode === 'LOST' || stripe.disputes[providerRef ?? '']?.status === 'lost'
  return isLost ? 'dispute_lost' : 'dispute_won'
}

/** What a careful operator does first with a case; later what was tried does not help, and it stays open. */
function wise(world: World, item: Case): CaseDecision | null {
  if (item.kind === 'dispute') return outcomeOf(world, item)
  if (item.kind === 'payment_mismatch') return item.choices.includes('look_again') ? 'look_again' : null
  return item.choices.includes('retry') ? 'retry' : null
}

/** Does something to its end; what a crash broke off is done again. */
async function insist<T>(world: World, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const ended = work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    let isOver = false
    void ended.then(() => {
      isOver = true
    })
    while (!isOver) {
      await finishTasks(world)
      await nextTurn()
    }
    const end = await ended
    if ('value' in end) return end.value
    if (!(end.error instanceof Crashed)) throw end.error
  }
}

/** The operator goes through the queue once. @returns whether there was anything to decide */
async function workQueue(world: World): Promise<boolean> {
  let decided = false
  for (const item of await insist(world, () => openCases(world))) {
    const decision = wise(world, item)
    if (decision === null) continue
    decided = true
    await insist(world, () => decide(world, item, decision))
  }
  return decided
}

/**
 * The end of a history: nobody does anything new. Transfers that were waited for arrive or not, everything runs out, banks decide their
 * disputes and send payouts back, the operator works the queue through.
 */
export async function closeHistory(world: World): Promise<void> {
  settleTransfers(world)
  await letTimePass(world)
  // what a crash had broken off was begun again meanwhile
  settleTransfers(world)
  await closeDisputes()(world)
  await returnPayouts(world)
  await letTimePass(world)
  for (let round = 0; round < ROUNDS; round++) {
    if (!(await workQueue(world))) return
    await letTimePass(world)
  }
}

/**
 * Shops accept what they left lying, also what its shopper never heard of, so that no worker of a later history finds it. A history
 * may have lasted longer than a session does: somebody signs in anew for it.
 * @throws Error when an order cannot be accepted
 */
export async function leaveTidy({ sim, shoppers }: World): Promise<void> {
  const { backend } = sim
  const lying = await backend.services.db
    .selectFrom('purchase_order')
    .innerJoin('checkout', 'checkout.id', 'purchase_order.checkout_id')
    .select(['purchase_order.id', 'purchase_order.seller_id as sellerId'])
    .where(
      'checkout.account_id',
      'in',
      shoppers.map(({ buyer }) => buyer.accountId),
    )
    .where('purchase_order.status', '=', 'PAID')
    .execute()
  for (const { id, sellerId } of lying) {
    const { headers } = await createCustomer(backend, { groups: ['customer', 'seller'], sellerId })
    const accepted = await sim.call(acceptOrder, { params: { id }, body: {} }, headers)
    if (!accepted.ok) throw new Error(`order ${id} stays behind: ${accepted.problem.code}`)
  }
}
