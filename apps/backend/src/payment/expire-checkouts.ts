import { findOverdue, lockCheckout } from '../checkout/checkout-status.store.ts'
import { closeCheckout } from '../checkout/close-checkout.ts'
import type { Services } from '../services.ts'
import { type Attempt, findLiveAttempt } from './attempt.store.ts'
import { refreshAttempt } from './refresh-attempt.ts'

const BATCH = 50
/** When the provider stays silent for this long after the end of a hold, the stock goes back all the same: late money is given back. */
const PATIENCE_MS = 15 * 60_000

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

async function expireOne(services: Services, checkoutId: string): Promise<void> {
  const { db, clock } = services
  const live = await findLiveAttempt(db, checkoutId)
  const answered = live ? await askProvider(services, live) : true
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId)
    if (checkout?.status !== 'open' && checkout?.status !== 'paying') return
    const end = checkout.holdExpiresAt.getTime()
    if (now.getTime() < end || (!answered && now.getTime() < end + PATIENCE_MS)) return
    await closeCheckout(trx, checkoutId, { as: 'expired', cause: 'hold ended', now })
  })
}

/**
 * Ends unpaid checkouts whose hold is over and gives their stock back, once; a payment under way is asked about first
 * (payments reference §6.5). @returns how many were looked at
 */
export async function expireCheckouts(services: Services): Promise<number> {
  const overdue = await findOverdue(services.db, services.clock.now(), BATCH)
  for (const id of overdue) await expireOne(services, id)
  return overdue.length
}
