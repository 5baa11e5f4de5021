import { isPast, readCardDate } from '../../card-date.ts'
import { keyed } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { findTestCard } from '../test-cards.ts'
import type { TokenisedCard } from '../types.ts'

/** Typed card data; lives only while a request is answered. */
export interface TypedCard {
  number: string
  /** MMYY, or MM/YY. */
  expiration: string
  cvx: string
}

/** Wrong number, date, code; or the card has expired (§3.7). */
export type CardProblem = '02625' | '02626' | '02627' | '02624'

/** Checks typed card data against the listed test numbers of a card type and keeps only what may be kept. */
export function readCard(
  sandbox: Sandbox,
  cardType: string,
  typed: TypedCard,
): CardProblem | Omit<TokenisedCard, 'token'> {
  const card = findTestCard(typed.number)
  const expiration = readCardDate(typed.expiration)
  if (!card?.types.includes(cardType)) return '02625'
  if (expiration === null) return '02626'
  if (isPast(expiration, sandbox.clock.nowMs())) return '02624'
  if (!/^\d+$/.test(typed.cvx) || typed.cvx.length !== card.cvx.length) return '02627'
  const { number } = card
  return {
    Alias: `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`,
    ExpirationDate: expiration,
    CardType: cardType,
    CardProvider: card.provider,
    Fingerprint: keyed(sandbox.state, 'fingerprint', number).slice(0, 32),
    scenario: card.key,
  }
}
