import type { Withdrawal } from '@filiera/contract/orders/withdrawals'

type Asked = Pick<Withdrawal, 'status' | 'sendBackBy' | 'leftToShopAt'>

/**
 * What the customer is told: also that the bank decides first, that the seller has not answered although the refund is due, and what
 * the marketplace decided then.
 */
export function withdrawalState({ status, sendBackBy, leftToShopAt }: Asked, isDisputed: boolean) {
  if (status !== 'requested') return status
  if (isDisputed) return 'disputed'
  if (leftToShopAt) return 'left_to_shop'
  return sendBackBy && Date.parse(sendBackBy) <= Date.now() ? 'overdue' : status
}
