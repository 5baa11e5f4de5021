import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { centsToEuros } from '@filiera/domain/money/money'
import { presentOrder } from '../order/orders.presenter.ts'
import type { OrderRow } from '../order/orders.store.ts'
import { sellerActions } from './seller-actions.ts'

/** What belongs to an order beside its rows. */
export type Said = Pick<SellerOrder, 'messages' | 'withdrawals'>

/** Rows → `SellerOrder`; what went back with refunds is taken off commission and payout. */
export function presentSellerOrder(row: OrderRow, { messages, withdrawals }: Said, now: Date): SellerOrder {
  const commission = row.commissionCents - row.refundedCommissionCents
  return {
    ...presentOrder(row, now),
    commission: centsToEuros(commission),
    payout: centsToEuros(Math.max(0, row.amountCents - row.refundedCents - commission)),
    acceptBy: row.status === 'PAID' ? (row.acceptBy?.toISOString() ?? null) : null,
    shipment: row.carrier && { carrier: row.carrier, trackingNumber: row.trackingNumber ?? '' },
    sellerActions: sellerActions({
      ...row,
      hasOpenReturn: withdrawals.some(({ status }) => status === 'requested'),
    }),
    messages,
    withdrawals,
  }
}
