import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { applySnapshot } from '../attempts/apply/apply-snapshot.ts'
import { receiveCardValidation } from '../cards/checks/refresh-card-validation.ts'
import { openCase } from '../cases/open-case.ts'
import { receiveDispute } from '../disputes/receive-dispute.ts'
import { receivePayout } from '../payouts/receive-payout.ts'
import { isUuid } from '../providers/is-uuid.ts'
import { ProviderRefused, ProviderUnavailable } from '../providers/payment-provider.ts'
import { checkSeller } from '../providers/prepare-provider.ts'
import { findAttempt, findByProviderId } from '../records/attempt.store.ts'
import { receiveRefunds } from '../refunds/provider-initiated/receive-refund.ts'
import { claimDueEvents, type DueEvent, finishEvent, postponeEvent } from './inbox.store.ts'

const BATCH = 20
const LEASE_MS = 60_000
/** Waits before an event is looked at again; one that the provider answers and we know nothing of is dropped after a day. */
const WAITS_MS = [2_000, 10_000, 60_000, 300_000, 1_800_000]
const LAST_WAIT_MS = 3_600_000
const DROP_AFTER_MS = 24 * 3_600_000

const isPayment = (type: string) => type.startsWith('PAYIN_NORMAL') || type.startsWith('checkout.session')

const startsWithOne = (type: string, stems: readonly string[]) => stems.some((stem) => type.startsWith(stem))
const isRefund = (type: string) => startsWithOne(type, ['PAYIN_REFUND', 'refund.', 'charge.refunded'])
const isDispute = (type: string) => startsWithOne(type, ['DISPUTE', 'PAYIN_REPUDIATION', 'charge.dispute'])

/** Fetches the payment an event points at and applies it to the attempt that its own tag names: the event itself proves nothing. */
async function receivePayment(services: Services, event: DueEvent): Promise<void> {
  const snapshot = await services.payments.providers[event.provider].read(event.resourceId)
  const known = await findByProviderId(services.db, event.provider, event.resourceId)
  const tagged = known ? undefined : snapshot.attemptId
  const found = tagged && isUuid(tagged) ? await findAttempt(services.db, tagged) : undefined
  const attempt = known ?? (found?.provider === event.provider ? found : undefined)
  if (!attempt) throw new Error('no attempt of ours is known for it')
  await applySnapshot(services, attempt, snapshot)
}

/** Asks the provider about what an event points at; its type says only what to ask. */
function receive(services: Services, event: DueEvent): Promise<unknown> {
  const { type, provider, resourceId } = event
  if (isPayment(type)) return receivePayment(services, event)
  if (isRefund(type)) return receiveRefunds(services, provider, resourceId)
  if (isDispute(type)) return receiveDispute(services, provider, resourceId)
  if (type.startsWith('PAYOUT')) return receivePayout(services, provider, resourceId)
  if (type.startsWith('CARD_VALIDATION')) return receiveCardValidation(services, resourceId)
  return checkSeller(services, provider, resourceId)
}

/** Nothing came of an event in a day: a person hears of money that nobody here knows. */
async function drop({ db, clock }: Services, event: DueEvent, message: string): Promise<void> {
  const { id, type, provider, resourceId: providerRef } = event
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    await finishEvent(trx, id, now, message)
    if (!isPayment(type) && !isRefund(type) && !isDispute(type)) return
    const reason = `${type} of ${provider} belongs to nothing of ours: ${message}`
    await openCase(trx, { key: `event:${id}`, kind: 'payment_mismatch', reason, provider, providerRef, now })
  })
}

async function processEvent(services: Services, event: DueEvent): Promise<void> {
  const { db, clock } = services
  try {
    await receive(services, event)
    await finishEvent(db, event.id, clock.now(), null)
  } catch (error) {
    const now = clock.now()
    const message = error instanceof Error ? error.message : String(error)
    const isHopeless = error instanceof ProviderRefused && event.tries > 1
    if (isHopeless) return finishEvent(db, event.id, now, message)
    const isOld = now.getTime() - event.receivedAt.getTime() > DROP_AFTER_MS
    if (isOld && !(error instanceof ProviderUnavailable)) return drop(services, event, message)
    const wait = WAITS_MS[event.tries - 1] ?? LAST_WAIT_MS
    await postponeEvent(db, event.id, new Date(now.getTime() + wait), message)
  }
}

/** Works off what hooks and webhooks hinted at, each by asking the provider. @returns how many were looked at */
export async function processInbox(services: Services): Promise<number> {
  const now = services.clock.now()
  const events = await claimDueEvents(services.db, now, new Date(now.getTime() + LEASE_MS), BATCH)
  for (const event of events) await processEvent(services, event)
  return events.length
}
