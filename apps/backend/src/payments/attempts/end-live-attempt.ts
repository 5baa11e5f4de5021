import { z } from 'zod'
import { log } from '../../platform/log.ts'
import type { EffectHandler } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import { findAttempt, findLiveAttempt } from '../records/attempt.store.ts'
import { refreshAttempt } from './refresh-attempt.ts'

/** Effect: ends the open session of a payment that nobody needs, and takes over what became of it. */
export function carryOutEndOfSession(services: Services): EffectHandler {
  return async (given) => {
    const { attemptId } = z.object({ attemptId: z.string() }).parse(given)
    const attempt = await findAttempt(services.db, attemptId)
    if (!attempt?.providerId) return
    await services.payments.providers[attempt.provider].endSession(attempt.providerId)
    await refreshAttempt(services, attemptId)
  }
}

/**
 * Ends the payment of a checkout that is under way, as far as its provider can, and applies what became of it: it may be paid by then.
 * @returns whether the provider answered, or there was nothing to ask
 */
export async function endLiveAttempt(services: Services, checkoutId: string): Promise<boolean> {
  const live = await findLiveAttempt(services.db, checkoutId)
  if (!live) return true
  const { id, provider, providerId } = live
  try {
    if (providerId !== null) await services.payments.providers[provider].endSession(providerId)
    await refreshAttempt(services, id, { isEnding: true })
    return true
  } catch (error) {
    log().error({ err: error, attemptId: id }, 'a payment cannot be ended')
    return false
  }
}
