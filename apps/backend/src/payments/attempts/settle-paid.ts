import { payCheckout } from '../../orders/checkout/pay-checkout.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { markCardValid } from '../cards/card.store.ts'
import { disposeOneTimeCard } from '../cards/dispose-one-time-card.ts'
import { bookMovement } from '../ledger/ledger.store.ts'
import { queueTransfers } from '../payouts/queue-transfer.ts'
import type { Attempt, LockedCheckout } from '../records/attempt.store.ts'
import { getPayableCheckout, type PayableCheckout } from '../records/payable-checkout.store.ts'
import { matchUnassignedRefunds } from '../refunds/provider-initiated/match-unassigned-refund.ts'
import { mailPaid } from './mail-payment.ts'
import { queueEndOfSession } from './start/queue-end-of-session.ts'

export type Paid = { checkout: LockedCheckout; attempt: Attempt; providerId: string; now: Date }

/** The captured money: what the provider holds for us is owed to the orders. */
async function bookCapture(trx: Transaction, bought: PayableCheckout, paid: Paid): Promise<void> {
  const common = { movement: 'capture', checkoutId: bought.id, providerRef: paid.providerId } as const
  const owed = bought.orders.map((order) => ({
    ...common,
    account: `order:${order.id}`,
    orderId: order.id,
    amountCents: -order.amountCents,
  }))
  const held = {
    ...common,
    account: `provider:${paid.attempt.provider}`,
    orderId: null,
    amountCents: bought.totalCents,
  }
  await bookMovement(trx, [held, ...owed], paid.now)
}

/** The checkout has its money: orders say so, the ledger is written, and the outbox carries transfers and mails out. */
export async function settlePaid(trx: Transaction, paid: Paid): Promise<void> {
  const { checkout, attempt, now } = paid
  const bought = await getPayableCheckout(trx, checkout.id)
  const lines = bought.orders.flatMap((order) => order.lines)
  await payCheckout(trx, checkout, { attemptId: attempt.id, lines, now })
  await bookCapture(trx, bought, paid)
  await queueTransfers(trx, attempt.id, bought.orders, now)
  await matchUnassignedRefunds(trx, attempt, now)
  await mailPaid(trx, bought, now)
  if (attempt.cardId) await markCardValid(trx, attempt.cardId)
  await disposeOneTimeCard(trx, attempt, now)
  // Another session that is still open is ended, so that nobody pays twice.
  await queueEndOfSession(trx, checkout.id, now, attempt.id)
}
