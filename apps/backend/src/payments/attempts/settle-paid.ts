import { payCheckout } from '../../orders/checkout/pay-checkout.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { markCardValid } from '../cards/card.store.ts'
import { TRANSFER_EFFECT } from '../effect-kinds.ts'
import { bookMovement, insertTransfers, transferEffectKey } from '../ledger/money.store.ts'
import { disposeOneTimeCard } from '../providers/dispose-one-time-card.ts'
import { matchUnassignedRefunds } from '../refunds/provider-initiated/match-unassigned-refund.ts'
import { getPayableCheckout, type PayableCheckout } from '../start/payable-checkout.store.ts'
import { queueEndOfSession } from '../start/queue-end-of-session.ts'
import type { Attempt, LockedCheckout } from './attempt.store.ts'
import { mailPaid } from './mail-payment.ts'

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

/** Each seller gets one transfer, carried out by the outbox (decision 16). */
async function queueTransfers(trx: Transaction, bought: PayableCheckout, paid: Paid): Promise<void> {
  await insertTransfers(trx, paid.attempt.id, bought.orders, paid.now)
  for (const { id } of bought.orders) {
    await enqueue(trx, {
      kind: TRANSFER_EFFECT,
      key: transferEffectKey(paid.attempt.id, id),
      payload: { orderId: id },
      runAt: paid.now,
    })
  }
}

/** The checkout has its money: orders say so, the ledger is written, and the outbox carries transfers and mails out. */
export async function settlePaid(trx: Transaction, paid: Paid): Promise<void> {
  const { checkout, attempt, now } = paid
  const bought = await getPayableCheckout(trx, checkout.id)
  const lines = bought.orders.flatMap((order) => order.lines)
  await payCheckout(trx, checkout, { attemptId: attempt.id, lines, now })
  await bookCapture(trx, bought, paid)
  await queueTransfers(trx, bought, paid)
  await matchUnassignedRefunds(trx, attempt, now)
  await mailPaid(trx, bought, now)
  if (attempt.cardId) await markCardValid(trx, attempt.cardId)
  await disposeOneTimeCard(trx, attempt, now)
  // Another session that is still open is ended, so that nobody pays twice.
  await queueEndOfSession(trx, checkout.id, now, attempt.id)
}
