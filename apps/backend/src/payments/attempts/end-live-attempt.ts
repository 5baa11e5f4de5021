import type { Services } from '../../services.ts'
import { type Attempt, findLiveAttempt } from '../records/attempt.store.ts'
import { refreshAttempt } from './refresh-attempt.ts'

/** Ends the provider's session where that is possible and asks what became of it. @returns whether the provider answered */
async function askProvider(services: Services, attempt: Attempt): Promise<boolean> {
  try {
    if (attempt.providerId !== null) {
      await services.payments.providers[attempt.provider].endSession(attempt.providerId)
    }
    await refreshAttempt(services, attempt.id)
    return true
  } catch (error) {
    console.error(`payment ${attempt.id}: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/**
 * Ends the payment of a checkout that is under way, as far as its provider can, and applies what became of it: it may be paid by then.
 * @returns whether the provider answered, or there was nothing to ask
 */
export async function endLiveAttempt(services: Services, checkoutId: string): Promise<boolean> {
  const live = await findLiveAttempt(services.db, checkoutId)
  return live ? askProvider(services, live) : true
}
