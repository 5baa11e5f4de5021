import type { PaymentHandler } from '../../orders/ports.ts'
import { findCard, markCardValid } from './card.store.ts'
import { deactivateAtProvider } from './forget-at-provider.ts'

/** A card that paid is valid; one that may not be kept is deactivated at the provider once its attempt is over (payments reference §2.3). */
export const settleUsedCard: PaymentHandler = async (trx, { attempt, outcome, now }) => {
  if (attempt.cardId === null || outcome.kind === 'unneeded' || outcome.kind === 'mismatch') return
  if (outcome.kind === 'paid') await markCardValid(trx, attempt.cardId)
  const card = await findCard(trx, attempt.cardId)
  if (card?.oneTime) await deactivateAtProvider(trx, card.id, now)
}
