import type { Card } from '@filiera/contract/payments/cards'
import type { SavedCard } from './card.store.ts'
import { isExpired } from './card-rules.ts'

/** A number as a customer is shown it: the last four digits. */
export const maskedNumber = (alias: string): string => `•••• ${alias.slice(-4)}`

/** A saved card on the wire: its last four digits and what a customer needs to tell it apart (decision 7). */
export function presentCard(card: SavedCard, now: Date): Card {
  return {
    id: card.id,
    alias: maskedNumber(card.alias),
    type: card.type,
    expiry: `${card.expiry.slice(0, 2)}/${card.expiry.slice(2)}`,
    expired: isExpired(card.expiry, now),
    currency: 'EUR',
    active: card.active,
    favourite: card.favourite,
    validity: card.validity,
  }
}
