import type { Withdrawal } from '@filiera/contract/orders/withdrawals'

/** What the customer is told: also that the bank decides first, or that the seller has not answered although the refund is due. */
export function withdrawalState(
  { status, sendBackBy }: Pick<Withdrawal, 'status' | 'sendBackBy'>,
  isDisputed: boolean,
) {
  if (status !== 'requested') return status
  if (isDisputed) return 'disputed'
  return sendBackBy && Date.parse(sendBackBy) <= Date.now() ? 'overdue' : status
}
