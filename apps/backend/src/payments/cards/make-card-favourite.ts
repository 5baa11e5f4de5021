import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { findOwnCard, lockCards, type SavedCard, setFavourite } from './card.store.ts'
import { isExpired } from './card-rules.ts'

/**
 * Makes a card the one that is charged when a payment names none; one per account, held by the database.
 * @throws ProblemError not_found (another account's, removed), invalid_body for a card that cannot be charged
 */
export async function makeCardFavourite(
  { db, clock }: Services,
  accountId: string,
  cardId: string,
): Promise<SavedCard> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    await lockCards(trx, accountId)
    const card = await findOwnCard(trx, accountId, cardId)
    if (!card?.active || card.oneTime) throw notFound()
    if (isExpired(card.expiry, now)) throw wrongField('cardId', 'the card has expired')
    if (card.validity !== 'VALID') throw wrongField('cardId', 'the card is not confirmed yet')
    await setFavourite(trx, accountId, cardId)
    return { ...card, favourite: true }
  })
}
