import type { Withdrawal } from '@filiera/contract/orders/withdrawals'
import { centsToEuros } from '@filiera/domain/money/money'
import type { WithdrawalRow } from './withdrawals.store.ts'

/** Row → `Withdrawal`, the receipt. */
export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    orderId: row.orderId,
    status: row.status === 'accepted' && row.refunded ? 'refunded' : row.status,
    lines: row.lines.map(({ productId, title, quantity, amountCents }) => ({
      productId,
      title,
      quantity,
      amount: centsToEuros(amountCents),
    })),
    amount: centsToEuros(row.amountCents),
    withShipping: row.withShipping,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    note: row.note,
    sendBackBy: row.sendBackBy?.toISOString() ?? null,
    leftToShopAt: row.leftToShopAt?.toISOString() ?? null,
  }
}
