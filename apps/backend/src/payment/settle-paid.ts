import { markCardValid } from '../cards/card.store.ts'
import { removeBoughtQuantities } from '../cart/cart.store.ts'
import { type LockedCheckout, markPaid } from '../checkout/checkout-status.store.ts'
import { commitHolds } from '../checkout/stock.store.ts'
import type { Transaction } from '../database/open-database.ts'
import { changeOrderStatus } from '../orders/change-order-status.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { claimUnclaimed } from '../refunds/claim-for-orders.ts'
import { type Attempt, findLiveAttempt } from './attempt.store.ts'
import { disposeOneTimeCard } from './dispose-one-time-card.ts'
import { END_SESSION_EFFECT, TRANSFER_EFFECT } from './effect-kinds.ts'
import { mailPaid } from './mail-payment.ts'
import { bookMovement, insertTransfers, transferEffectKey } from './money.store.ts'
import { getPayableCheckout, type PayableCheckout } from './payable-checkout.store.ts'

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

/** Another session of this checkout that is still open is ended, so that nobody pays twice. */
async function endOtherSession(trx: Transaction, { checkout, attempt, now }: Paid): Promise<void> {
  const live = await findLiveAttempt(trx, checkout.id)
  if (!live || live.id === attempt.id) return
  await enqueue(trx, {
    kind: END_SESSION_EFFECT,
    key: `end-session:${live.id}`,
    payload: { attemptId: live.id },
    runAt: now,
  })
}

/** The checkout has its money: orders paid, stock sold, cart emptied of what was bought, money booked, everybody told. */
export async function settlePaid(trx: Transaction, paid: Paid): Promise<void> {
  const { checkout, attempt, now } = paid
  await markPaid(trx, checkout.id, attempt.id)
  await changeOrderStatus(trx, {
    checkoutId: checkout.id,
    to: 'PAID',
    actor: 'system',
    cause: `payment ${attempt.id}`,
    now,
  })
  await commitHolds(trx, checkout.id)
  const bought = await getPayableCheckout(trx, checkout.id)
  await removeBoughtQuantities(
    trx,
    checkout.accountId,
    bought.orders.flatMap(({ lines }) => lines),
  )
  await bookCapture(trx, bought, paid)
  await queueTransfers(trx, bought, paid)
  await claimUnclaimed(trx, attempt, now)
  await mailPaid(trx, bought, now)
  if (attempt.cardId) await markCardValid(trx, attempt.cardId)
  await disposeOneTimeCard(trx, attempt, now)
  await endOtherSession(trx, paid)
}
