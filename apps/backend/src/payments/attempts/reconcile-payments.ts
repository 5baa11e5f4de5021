import { log } from '../../platform/log.ts'
import type { Services } from '../../services.ts'
import { nextCheck } from '../providers/next-check.ts'
import { claimDueAttempts, planCheck } from './due-attempt.store.ts'
import { refreshAttempt } from './refresh-attempt.ts'

const BATCH = 20
/** At a time while the provider's calls are short: customers come first. */
const SLOW_BATCH = 1
const LEASE_MS = 60_000

/**
 * Asks the providers about payments under way, so that each one ends even when every hook is lost (payments reference §6.4).
 * @returns how many were asked about
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const { db, clock, payments } = services
  const now = clock.now()
  const batch = payments.mangopayEvents.hasRoom() ? BATCH : SLOW_BATCH
  const due = await claimDueAttempts(db, now, new Date(now.getTime() + LEASE_MS), batch)
  for (const { id, checks, expiresAt } of due) {
    await refreshAttempt(services, id).catch((error: unknown) => {
      log().error({ err: error, attemptId: id }, 'a payment could not be checked')
    })
    await planCheck(db, id, nextCheck(checks, expiresAt, now))
  }
  return due.length
}
