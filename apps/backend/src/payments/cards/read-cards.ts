import type { Card } from '@filiera/contract/payments/cards'
import type { Services } from '../../services.ts'
import { presentCard } from './card.presenter.ts'
import { listActiveCards } from './card.store.ts'
import { isListed } from './card-rules.ts'

/** Saved cards of the account that are shown. */
export async function readCards(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<Card[]> {
  const now = clock.now()
  const cards = await listActiveCards(db, accountId)
  return cards.filter((card) => isListed(card, now)).map((card) => presentCard(card, now))
}
