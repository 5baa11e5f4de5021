import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { enqueueMail } from '../../../mail/enqueue-mail.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { notFound, ProblemError, wrongField } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { changeOneOrderStatus } from '../../order/change-order-status.ts'
import { findOrderParties } from '../../order/parties.store.ts'
import { waitingCents } from '../../withdrawals/withdrawal-rules.ts'
import { decideWithdrawal, findWithdrawals, type WithdrawalRow } from '../../withdrawals/withdrawals.store.ts'
import { actOnOrder, type ShopAct, type ShopCall } from '../act-on-order.ts'
import { statusAfterMoney } from '../status-after-money.ts'

export type ReturnDecision = { withdrawalId: string; accept: boolean; note: string }

const illegal = (detail: string) => new ProblemError('illegal_transition', detail)

type Decided = { orderId: string; withdrawalId: string; accept: boolean; note: string; now: Date }

/** What the shop decided about a return, to the customer, once a return. */
async function mailReturnDecided(
  trx: Transaction,
  { orderId, withdrawalId, accept, note, now }: Decided,
): Promise<void> {
  const { contactEmail: to, locale, seller } = await findOrderParties(trx, orderId)
  const data = { orderId, seller, accepted: accept, note }
  await enqueueMail(trx, { kind: 'return-decided', key: withdrawalId, to, locale, data, now })
}

/** Whether it was decided so before. @throws ProblemError illegal_transition when it was decided otherwise */
function isDecided({ status }: WithdrawalRow, accept: boolean): boolean {
  if (status === 'requested') return false
  if ((status === 'accepted') !== accept) throw illegal('This return was decided otherwise already.')
  return true
}

/**
 * Gives the money of a returned line back: as its receipt says, or more where other returns were refused meanwhile, and what is left
 * where the shop gave money back in between. @returns the refund and its cents
 */
async function refundReturn(
  { trx, payments, order, actor, now }: ShopAct,
  withdrawal: WithdrawalRow,
  others: readonly WithdrawalRow[],
) {
  const leftCents = order.amountCents - order.refundedCents
  const mostCents = Math.max(leftCents - waitingCents(others), Math.min(leftCents, withdrawal.amountCents))
  return payments.queueRefund(trx, {
    orderId: order.id,
    key: `withdrawal:${withdrawal.id}`,
    lines: withdrawal.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    withShipping: withdrawal.withShipping,
    mostCents,
    reason: 'withdrawal',
    actor,
    now,
  })
}

/** Decides a return of a locked order. @returns whether it still waited; @throws ProblemError not_found, illegal_transition */
export async function decideIn(
  act: ShopAct,
  { withdrawalId, accept, note }: ReturnDecision,
): Promise<boolean> {
  const { trx, order, actor, now } = act
  const withdrawals = await findWithdrawals(trx, [order.id])
  const withdrawal = withdrawals.find(({ id }) => id === withdrawalId)
  if (!withdrawal) throw notFound()
  if (isDecided(withdrawal, accept)) return false
  if (order.status !== 'RETURN_REQUESTED') throw illegal(`Order ${order.id} is ${order.status}.`)
  const others = withdrawals.filter(({ id }) => id !== withdrawalId)
  const refund = accept ? await refundReturn(act, withdrawal, others) : null
  await decideWithdrawal(trx, {
    orderId: order.id,
    withdrawalId,
    outcome: refund ? { accepted: true, refundId: refund.refundId } : { accepted: false },
    note,
    now,
  })
  const refundedCents = order.refundedCents + (refund?.amountCents ?? 0)
  const to = statusAfterMoney({
    ...order,
    isDelivered: order.deliveredAt !== null,
    isAllRefunded: refundedCents === order.amountCents,
    isRefunded: refundedCents > 0,
    hasOpenReturn: others.some(({ status }) => status === 'requested'),
  })
  const cause = accept ? 'return accepted' : `return refused: ${note}`
  await changeOneOrderStatus(trx, { orderId: order.id, to, actor, cause, now })
  return true
}

/**
 * Accepts a return, which refunds it, or refuses it with a reason; decided the same way again it stays so.
 * @throws ProblemError not_found, invalid_body (a refusal without a reason), illegal_transition
 */
export async function decideReturn(
  services: Services,
  call: ShopCall,
  decision: ReturnDecision,
): Promise<SellerOrder> {
  if (!decision.accept && decision.note.length < 3) {
    throw wrongField('note', 'must say why the return is refused')
  }
  return actOnOrder(services, call, async (act) => {
    if (!(await decideIn(act, decision))) return
    const { trx, order, payments, now } = act
    await mailReturnDecided(trx, { orderId: order.id, ...decision, now })
    await payments.closeReturnCase(trx, decision.withdrawalId, now)
  })
}
