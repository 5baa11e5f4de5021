import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { findOpenOrders, lockCarts, lockCheckoutsOf } from './erase.store.ts'
import { eraseIn } from './erase-in.ts'
import { findUnpaidRegistrations, lockUnpaidRegistration } from './unpaid-registrations.store.ts'

/** Who has not confirmed an address for 30 days never will. */
const KEPT_MS = 30 * 24 * 3_600_000
/** So many an hour; the rest in the next one. */
const BATCH = 100

/**
 * Erases registrations that nobody confirmed and that only have purchases which were never paid, like an account that its owner deletes;
 * nobody is told, as the mailbox was never proved. Photos that nothing names any more go by themselves.
 */
export async function purgeUnpaidRegistrations(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  for (const id of await findUnpaidRegistrations(db, new Date(now.getTime() - KEPT_MS), BATCH))
    await inTransaction(db, async (trx) => {
      await lockCheckoutsOf(trx, id)
      await lockCarts(trx, id)
      const account = await lockUnpaidRegistration(trx, id)
      // Late money may still come for what has expired.
      if (!account || (await findOpenOrders(trx, id)).length > 0) return
      await eraseIn(trx, account, { id: randomUUID(), passwordHash: null }, now)
    })
  services.notifyOutbox()
}
