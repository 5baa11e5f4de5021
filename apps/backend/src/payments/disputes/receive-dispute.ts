import type { ProviderName } from '@filiera/contract/payments/payment'
import { changeOneOrderStatus } from '../../orders/order/change-order-status.ts'
import { canMove } from '../../orders/order/order.state.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Services } from '../../services.ts'
import { noteOnCase } from '../cases/cases.store.ts'
import { openCase } from '../cases/open-case.ts'
import type { DisputeSnapshot } from '../providers/money-back.ts'
import { type Attempt, lockWithCheckout } from '../records/attempt.store.ts'
import { findAttemptOf } from '../refunds/provider-initiated/receive-refund.ts'
import {
  type Dispute,
  findDispute,
  findDisputedOrders,
  findDisputesOf,
  insertDispute,
  renameDispute,
} from './dispute.store.ts'
import { mailDispute } from './mail-dispute.ts'

/** Name of a bank's debit until its dispute is known. */
export const REPUDIATION = 'REPUDIATION'

const caseReason = ({ reason }: DisputeSnapshot) => `The customer's bank disputes the payment: ${reason}.`

/** Keeps a dispute once. @returns its id when it is new */
async function store(
  trx: Transaction,
  attempt: Attempt,
  snapshot: DisputeSnapshot,
  now: Date,
): Promise<string | null> {
  if (await findDispute(trx, attempt.provider, snapshot.providerId)) return null
  const known = await findDisputesOf(trx, attempt.id)
  const isOpen = ({ status }: Dispute) => status === 'open'
  const unnamed = known.find(
    (one) => one.reason === REPUDIATION && (isOpen(one) || one.providerId === snapshot.repudiationId),
  )
  if (unnamed && snapshot.reason !== REPUDIATION) {
    await renameDispute(trx, unnamed.id, snapshot)
    await noteOnCase(trx, `dispute:${unnamed.id}`, caseReason(snapshot), snapshot.providerId)
    return null
  }
  const { amountCents, reason, providerId } = snapshot
  // The debit belongs to the dispute that we know, also when that was decided before.
  const isKnown = (one: Dispute) => isOpen(one) || one.amountCents === amountCents
  if (reason === REPUDIATION && known.some(isKnown)) return null
  const { provider, id: attemptId } = attempt
  return (await insertDispute(trx, { provider, providerId, attemptId, amountCents, reason }, now))?.id ?? null
}

async function openDisputeCase(
  trx: Transaction,
  attempt: Attempt,
  snapshot: DisputeSnapshot,
  disputeId: string,
  now: Date,
): Promise<void> {
  for (const order of await findDisputedOrders(trx, attempt.id)) {
    const { id, status } = order
    if (status === 'DISPUTED' || !canMove(status, 'DISPUTED')) continue
    const cause = `dispute ${disputeId}`
    await changeOneOrderStatus(trx, { orderId: id, to: 'DISPUTED', actor: 'system', cause, now })
    const dispute = { id: disputeId, amountCents: snapshot.amountCents }
    await mailDispute(trx, order, { dispute, step: 'opened', now })
  }
  await openCase(trx, {
    key: `dispute:${disputeId}`,
    kind: 'dispute',
    reason: caseReason(snapshot),
    provider: attempt.provider,
    providerRef: snapshot.providerId,
    checkoutId: attempt.checkoutId,
    attemptId: attempt.id,
    amountCents: snapshot.amountCents,
    now,
  })
}

/**
 * Records what a provider says about a dispute, once: its orders become DISPUTED, refunds stop, an operator decides (F48).
 * @returns what it says; null for what is no dispute of a payment
 * @throws ProviderUnavailable, ProviderRefused; Error for a payment that is not ours
 */
export async function receiveDispute(
  services: Services,
  provider: ProviderName,
  resourceId: string,
): Promise<DisputeSnapshot | null> {
  const { db, clock, payments } = services
  const snapshot = await payments.moneyBack[provider].fetchDispute(resourceId)
  if (!snapshot) return null
  const attempt = await findAttemptOf(services, provider, snapshot)
  if (!attempt) throw new Error('no payment of ours is known for it')
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    await lockWithCheckout(trx, attempt)
    const isNew = await store(trx, attempt, snapshot, now)
    if (isNew) await openDisputeCase(trx, attempt, snapshot, isNew, now)
    const dispute = await findDispute(trx, provider, snapshot.providerId)
    if (dispute && snapshot.outcome !== 'open') {
      const reason = `The customer's bank disputed the payment (${snapshot.reason}); the provider says: ${snapshot.outcome}.`
      await noteOnCase(trx, `dispute:${dispute.id}`, reason)
    }
  })
  services.notifyOutbox()
  return snapshot
}
