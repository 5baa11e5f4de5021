import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { deleteUnusedCards } from './card.store.ts'

/** Money that went by a card may still come back so long. */
const KEPT_MS = 30 * 24 * 3_600_000
const BATCH = 500

/** Forgets cards that the customer did not save or took away: mask, kind and expiry. @returns how many */
export async function purgeUnsavedCards({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  return inTransaction(db, (trx) => deleteUnusedCards(trx, before, BATCH))
}
