import type { Transaction } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { listActiveCards, type SavedCard } from './card.store.ts'
import { chooseCard } from './card-rules.ts'

/** The account's card that a direct payment charges: the named one, or the one that needs no choice. @throws ProblemError payment_error */
export async function findCardToCharge(
  trx: Transaction,
  accountId: string,
  cardId: string | undefined,
  now: Date,
): Promise<SavedCard> {
  const chosen = chooseCard(await listActiveCards(trx, accountId), cardId, now)
  if (chosen) return chosen
  throw new ProblemError('payment_error', 'Choose a saved card, or enter a new one.', {
    reason: 'card_required',
  })
}
