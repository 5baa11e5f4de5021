import type { Withdrawal } from '@filiera/contract/orders/withdrawals'

/** What the customer is told: also that the seller has not answered although the refund is due. */
export const withdrawalState = ({ status, sendBackBy }: Pick<Withdrawal, 'status' | 'sendBackBy'>) =>
  status === 'requested' && sendBackBy && Date.parse(sendBackBy) <= Date.now() ? 'overdue' : status
