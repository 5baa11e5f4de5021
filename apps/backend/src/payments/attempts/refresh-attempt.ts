import { z } from 'zod'
import type { Services } from '../../services.ts'
import { mayBeForgotten } from '../providers/key-memory.ts'
import {
  ProviderFailed,
  ProviderRefused,
  ProviderUnavailable,
  type Snapshot,
  type StartRequest,
} from '../providers/payment-provider.ts'
import { type Attempt, findAttempt } from '../records/attempt.store.ts'
import { isUnpaid } from '../records/checkout-payment.store.ts'
import { applySnapshot } from './apply/apply-snapshot.ts'
import { refuseAttempt } from './start/refuse-attempt.ts'

/** Time in which a start and its retries may still reach the provider. */
const ON_ITS_WAY_MS = 30_000

/** `isEnding`: this check must not charge anybody, so an interrupted start is only looked for, never made. */
type RefreshOptions = { isEnding?: boolean }

const stored = z.custom<Omit<StartRequest, 'sessionEndsAt'>>(
  (value) => typeof value === 'object' && value !== null && 'attemptId' in value,
)

/** The request as it was first made, so that a repetition is the same. */
export function storedRequest(attempt: Attempt): StartRequest {
  return { ...stored.parse(attempt.request), sessionEndsAt: attempt.expiresAt }
}

/** What the provider says now; null when it never heard of the payment. */
async function queryProvider(
  { db, payments, clock }: Services,
  attempt: Attempt,
  { isEnding = false }: RefreshOptions,
): Promise<Snapshot | null> {
  const provider = payments.providers[attempt.provider]
  if (attempt.providerId !== null) return provider.read(attempt.providerId)
  const request = storedRequest(attempt)
  const now = clock.now()
  // Repeated only while the customer may still wait for it and it is the same payment: nobody is charged long after leaving.
  const isRepeatable =
    !isEnding &&
    now < attempt.expiresAt &&
    !mayBeForgotten(attempt.startedAt, now) &&
    (await isUnpaid(db, attempt.checkoutId))
  return isRepeatable ? provider.start(request) : provider.recover(request)
}

/**
 * Asks the provider about an attempt and applies the answer. An interrupted creation is made now, with the same key, while
 * its checkout waits for it. @throws ProviderUnavailable when there is no usable answer: nothing changes then
 */
export async function refreshAttempt(
  services: Services,
  attemptId: string,
  options: RefreshOptions = {},
): Promise<void> {
  const attempt = await findAttempt(services.db, attemptId)
  if (attempt) await refreshKnown(services, attempt, options)
}

/** The same, but a provider that does not answer is no failure. */
export async function refreshIfReachable(
  services: Services,
  attemptId: string,
  options: RefreshOptions = {},
): Promise<void> {
  await refreshAttempt(services, attemptId, options).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error
  })
}

/** The same for an attempt that was read, or written, just now. @throws ProviderUnavailable */
export async function refreshKnown(
  services: Services,
  attempt: Attempt,
  options: RefreshOptions = {},
): Promise<void> {
  try {
    const snapshot = await queryProvider(services, attempt, options)
    if (snapshot) return await applySnapshot(services, attempt, snapshot)
    const age = services.clock.now().getTime() - attempt.startedAt.getTime()
    if (age >= ON_ITS_WAY_MS) await refuseAttempt(services, attempt, 'never_created')
  } catch (error) {
    if (attempt.providerId !== null) throw error
    if (error instanceof ProviderRefused) return refuseAttempt(services, attempt, error.code)
    // Every repetition would fail the same way for a day.
    if (error instanceof ProviderFailed) return refuseAttempt(services, attempt, 'never_created')
    throw error
  }
}
