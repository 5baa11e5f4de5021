import { findCard } from '../cards/card.store.ts'
import type { Transaction } from '../database/open-database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Attempt } from './attempt.store.ts'
import { DEACTIVATE_CARD_EFFECT } from './effect-kinds.ts'

/** A card that may not be kept is deactivated at the provider once its attempt is over (payments reference §2.3). */
export async function disposeOneTimeCard(trx: Transaction, attempt: Attempt, now: Date): Promise<void> {
  if (!attempt.cardId) return
  const card = await findCard(trx, attempt.cardId)
  if (!card?.oneTime) return
  await enqueue(trx, {
    kind: DEACTIVATE_CARD_EFFECT,
    key: `deactivate-card:${card.id}`,
    payload: { cardId: card.id },
    runAt: now,
  })
}
