import type { Card } from '@filiera/contract/payments/cards'
import type { SavedCard } from './card.store.ts'
import { isExpired } from './card-rules.ts'

/** A saved card on the wire: its last four digits and what a customer needs to tell it apart (decision 7). */
export function presentCard(card: SavedCard, now: Date): Card {
  return {
    id: card.id,
    alias: `•••• ${card.alias.slice(-4)}`,
    type: card.type,
    expiry: `${card.expiry.slice(0, 2)}/${card.expiry.slice(2)}`,
    expired: isExpired(card.expiry, now),
    currency: 'EUR',
    active: card.active,
    favourite: card.favourite,
    validity: card.validity,
  }
}
