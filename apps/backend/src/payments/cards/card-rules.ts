import type { SavedCard } from './card.store.ts'

/** An unused card is no longer valid after this (payments reference §2.3). */
export const UNUSED_LIFE_MS = 24 * 3_600_000

/** Whether the card's month is over: it is good until the end of the month it shows (MMYY). */
export function isExpired(expiry: string, now: Date): boolean {
  const month = Number(expiry.slice(0, 2))
  const year = 2000 + Number(expiry.slice(2))
  return now.getTime() >= Date.UTC(year, month, 1)
}

/** Whether a card may be charged now. */
export function isUsable(card: SavedCard, now: Date): boolean {
  if (!card.active || card.validity === 'INVALID' || isExpired(card.expiry, now)) return false
  return card.validity === 'VALID' || now.getTime() - card.createdAt.getTime() < UNUSED_LIFE_MS
}

/**
 * The card that a direct payment charges: the named one, else the favourite, else the only valid one that was kept.
 * Nobody is charged on a card they did not choose (payments reference §2.2).
 */
export function chooseCard(
  cards: readonly SavedCard[],
  cardId: string | undefined,
  now: Date,
): SavedCard | undefined {
  const usable = cards.filter((card) => isUsable(card, now))
  if (cardId !== undefined) return usable.find(({ id }) => id === cardId)
  const saved = usable.filter(({ oneTime, validity }) => !oneTime && validity === 'VALID')
  return saved.find(({ favourite }) => favourite) ?? (saved.length === 1 ? saved[0] : undefined)
}

/** Whether a card is shown to its customer: also an expired one, to be removed; never one-time, unused for too long, or refused. */
export function isListed(card: SavedCard, now: Date): boolean {
  return !card.oneTime && (isUsable(card, now) || (card.active && card.validity === 'VALID'))
}
