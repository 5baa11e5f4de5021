import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { deactivateCard as deactivate, findOwnCard, lockCards, type SavedCard } from './card.store.ts'
import { deactivateAtProvider } from './forget-at-provider.ts'

/**
 * Removes a card for ever: here at once, at the provider by the outbox. Twice is the same as once; when it was the favourite,
 * there is none until the customer chooses one. @throws ProblemError not_found, also for another account's
 */
export async function deactivateCard(
  services: Services,
  accountId: string,
  cardId: string,
): Promise<SavedCard> {
  const now = services.clock.now()
  const card = await inTransaction(services.db, async (trx) => {
    await lockCards(trx, accountId)
    const own = await findOwnCard(trx, accountId, cardId)
    if (!own) throw notFound()
    if (own.active) {
      await deactivate(trx, cardId)
      await deactivateAtProvider(trx, cardId, now)
    }
    return own
  })
  services.notifyOutbox()
  return { ...card, active: false, favourite: false }
}
