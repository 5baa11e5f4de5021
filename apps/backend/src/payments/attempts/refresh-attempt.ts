import { z } from 'zod'
import type { Services } from '../../services.ts'
import { mayBeForgotten } from '../providers/key-memory.ts'
import {
  ProviderRefused,
  ProviderUnavailable,
  type Snapshot,
  type StartRequest,
} from '../providers/payment-provider.ts'
import { type Attempt, findAttempt } from '../records/attempt.store.ts'
import { applySnapshot } from './apply/apply-snapshot.ts'
import { refuseAttempt } from './start/refuse-attempt.ts'

const stored = z.custom<Omit<StartRequest, 'sessionEndsAt'>>(
  (value) => typeof value === 'object' && value !== null && 'attemptId' in value,
)

/** The request as it was first made, so that a repetition is the same. */
export function storedRequest(attempt: Attempt): StartRequest {
  return { ...stored.parse(attempt.request), sessionEndsAt: attempt.expiresAt }
}

/** What the provider says now; null when it never heard of the payment. */
async function ask({ payments, clock }: Services, attempt: Attempt): Promise<Snapshot | null> {
  const provider = payments.providers[attempt.provider]
  if (attempt.providerId !== null) return provider.read(attempt.providerId)
  const request = storedRequest(attempt)
  const now = clock.now()
  // A start is only repeated while the customer may still be waiting, so that nobody is charged long after leaving, and while it is the same payment.
  const isRepeatable = now < attempt.expiresAt && !mayBeForgotten(attempt.startedAt, now)
  return isRepeatable ? provider.start(request) : provider.recover(request)
}

/**
 * Asks the provider about an attempt and applies the answer; an attempt whose creation was cut off is created now, with the same key.
 * @throws ProviderUnavailable when there is no usable answer: nothing changes then
 */
export async function refreshAttempt(services: Services, attemptId: string): Promise<void> {
  const attempt = await findAttempt(services.db, attemptId)
  if (attempt) await refreshKnown(services, attempt)
}

/** The same where a provider's silence is no failure. */
export async function refreshIfReachable(services: Services, attemptId: string): Promise<void> {
  await refreshAttempt(services, attemptId).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error
  })
}

/** The same for an attempt that was read, or written, just now. @throws ProviderUnavailable */
export async function refreshKnown(services: Services, attempt: Attempt): Promise<void> {
  try {
    const snapshot = await ask(services, attempt)
    if (snapshot) await applySnapshot(services, attempt, snapshot)
    else await refuseAttempt(services, attempt, 'never_created')
  } catch (error) {
    if (!(error instanceof ProviderRefused) || attempt.providerId !== null) throw error
    await refuseAttempt(services, attempt, error.code)
  }
}
