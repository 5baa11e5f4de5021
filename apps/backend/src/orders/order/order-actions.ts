import type { Order, OrderStatus } from '@filiera/contract/orders/orders'
import { endOfWithdrawal } from '@filiera/domain/dates/withdrawal-period'
import { hasShipped, unpaidStatuses, unshippedStatuses } from './order.state.ts'

/** What the permitted actions of an order are decided on. */
export type ActionFacts = {
  status: OrderStatus
  checkoutStatus: string
  holdExpiresAt: Date
  /** Null until it was ever paid. */
  paidAt: Date | null
  deliveredAt: Date | null
  events: readonly { status: OrderStatus }[]
  lines: readonly {
    withdrawal: string
    quantity: number
    refundedQuantity: number
    /** Pieces of withdrawals that wait for the seller. */
    returningQuantity: number
  }[]
}

type Action = Order['actions'][number]

/** Waits for its money; a person decides about a checkout in review. */
const isUnpaid = ({ status, checkoutStatus }: ActionFacts) =>
  (checkoutStatus === 'open' || checkoutStatus === 'paying') && unpaidStatuses.includes(status)

/** From the payment to the end of the right of withdrawal, while a line is left that can be given back. */
function canWithdraw(facts: ActionFacts, now: Date): boolean {
  const { status, deliveredAt, lines } = facts
  if (!hasShipped(facts) && !unshippedStatuses.includes(status)) return false
  if (deliveredAt && now >= endOfWithdrawal(deliveredAt)) return false
  return lines.some(
    ({ withdrawal, quantity, refundedQuantity, returningQuantity }) =>
      !withdrawal.startsWith('excluded-') && refundedQuantity + returningQuantity < quantity,
  )
}

/** What the customer may do with an order now, in the order of the contract. */
export function orderActions(facts: ActionFacts, now: Date): Action[] {
  const { status, paidAt, holdExpiresAt } = facts
  const may: Record<Action, boolean> = {
    // Decision 14: while the hold lasts.
    pay: isUnpaid(facts) && now < holdExpiresAt,
    cancel: isUnpaid(facts) || unshippedStatuses.includes(status),
    withdraw: canWithdraw(facts, now),
    reorder: !unpaidStatuses.includes(status),
    message: paidAt !== null,
  }
  return (Object.keys(may) as Action[]).filter((action) => may[action])
}
