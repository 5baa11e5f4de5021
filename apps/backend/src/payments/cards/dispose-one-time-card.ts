import type { Transaction } from '../../platform/database/open-database.ts'
import type { Attempt } from '../records/attempt.store.ts'
import { findCard } from './card.store.ts'
import { deactivateAtProvider } from './forget-at-provider.ts'

/** A card that may not be kept is deactivated at the provider once its attempt is over (payments reference §2.3). */
export async function disposeOneTimeCard(trx: Transaction, attempt: Attempt, now: Date): Promise<void> {
  if (!attempt.cardId) return
  const card = await findCard(trx, attempt.cardId)
  if (!card?.oneTime) return
  await deactivateAtProvider(trx, card.id, now)
}
