import type { ProviderName } from '@filiera/contract/payments/payment'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../../services.ts'
import { isUuid } from '../../providers/is-uuid.ts'
import type { RefundSnapshot } from '../../providers/money-back.ts'
import { type Attempt, findAttempt, findByProviderId, lockWithCheckout } from '../../records/attempt.store.ts'
import { type DueRefund, findMerged, findRefund, findRefundsByProviderId } from '../refund-steps.store.ts'
import { settleRefund } from '../settle-refund.ts'
import { recordProviderRefund } from './record-provider-refund.ts'

/** The attempt of ours that a provider's object belongs to. */
export async function findAttemptOf(
  services: Services,
  provider: ProviderName,
  snapshot: { providerPaymentId: string | null; attemptId: string | null },
): Promise<Attempt | undefined> {
  const { db } = services
  const known = snapshot.providerPaymentId
    ? await findByProviderId(db, provider, snapshot.providerPaymentId)
    : undefined
  const id = known?.id ?? snapshot.attemptId
  const attempt = id && isUuid(id) ? await findAttempt(db, id) : undefined
  return attempt?.provider === provider ? attempt : undefined
}

/** Our refund that a provider's object names; its name alone proves nothing, payment and amount must be the same. */
async function findNamed(
  { db }: Services,
  provider: ProviderName,
  snapshot: RefundSnapshot,
): Promise<DueRefund | undefined> {
  // One that failed is learned of by whoever asked for it: a later try of it must not be taken for the first.
  if (!snapshot.refundId || !isUuid(snapshot.refundId) || snapshot.status === 'failed') return undefined
  const refund = await findRefund(db, snapshot.refundId)
  if (refund?.provider !== provider || (refund.sentCents ?? refund.amountCents) !== snapshot.amountCents)
    return undefined
  const isSamePayment = snapshot.providerPaymentId
    ? snapshot.providerPaymentId === refund.providerPaymentId
    : snapshot.attemptId === refund.attemptId
  return isSamePayment ? refund : undefined
}

async function receiveOne(
  services: Services,
  provider: ProviderName,
  snapshot: RefundSnapshot,
): Promise<void> {
  const { db, clock } = services
  const known = await findRefundsByProviderId(db, provider, snapshot.providerId)
  const named = known.length > 0 ? undefined : await findNamed(services, provider, snapshot)
  const own = named ? [named, ...(await findMerged(db, named.id))] : known
  const now = clock.now()
  if (own.length > 0) {
    await inTransaction(db, async (trx) => {
      for (const refund of own) await settleRefund(trx, refund, snapshot, now)
    })
    return
  }
  const attempt = await findAttemptOf(services, provider, snapshot)
  if (!attempt) throw new Error('no payment of ours is known for it')
  // A provider-initiated refund that failed moved nothing.
  if (snapshot.status === 'failed') return
  await inTransaction(db, async (trx) => {
    await lockWithCheckout(trx, attempt)
    const meanwhile = await findRefundsByProviderId(trx, provider, snapshot.providerId)
    if (meanwhile.length > 0) return
    const key = `provider-initiated:${provider}:${snapshot.providerId}`
    await recordProviderRefund(trx, { attempt, snapshot, key, actor: 'provider', isMailed: true, now })
  })
}

/**
 * Takes over what a provider says about refunds: ours, also before their id was saved (F41), and those made in its dashboard
 * (F42), each once. @throws ProviderUnavailable, ProviderRefused; Error for a payment that is not ours
 */
export async function receiveRefunds(
  services: Services,
  provider: ProviderName,
  resourceId: string,
): Promise<void> {
  const snapshots = await services.payments.moneyBack[provider].fetchRefunds(resourceId)
  for (const snapshot of snapshots) await receiveOne(services, provider, snapshot)
  services.notifyOutbox()
}
