import { randomUUID } from 'node:crypto'
import type { BrowserInfo } from '@filiera/contract/payments/payment'
import type { Language } from '@filiera/domain/languages'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { log } from '../../../platform/log.ts'
import type { Services } from '../../../services.ts'
import type { ValidationRequest } from '../../providers/card-vault.ts'
import { nextCheck } from '../../providers/next-check.ts'
import { ProviderUnavailable } from '../../providers/payment-provider.ts'
import { returnUrl } from '../../providers/return-url.ts'
import type { SavedCard } from '../card.store.ts'
import { findLiveValidation, insertValidation } from './card-validation.store.ts'
import { refreshCardValidation } from './refresh-card-validation.ts'

/** How long the bank's challenge of a check lasts (payments reference §3.9). */
export const VALIDATION_LIFE_MS = 5 * 60_000

export type CardCheck = {
  accountId: string
  card: SavedCard
  browserInfo: BrowserInfo
  ipAddress: string
  locale: Language
}

/** Writes down that a card is to be checked, in the transaction that keeps it; one under way goes on. @returns the id of the check */
export async function openCardValidation(
  trx: Transaction,
  { config, clock }: Services,
  { accountId, card, browserInfo, ipAddress, locale }: CardCheck,
): Promise<string> {
  const live = await findLiveValidation(trx, card.id)
  if (live) return live.id
  const now = clock.now()
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + VALIDATION_LIFE_MS)
  const request: ValidationRequest = {
    validationId: id,
    accountId,
    cardId: card.providerId,
    returnUrl: returnUrl(config.PUBLIC_URL, locale, `/account/cards/return?v=${id}`),
    ipAddress,
    browserInfo,
  }
  await insertValidation(trx, {
    id,
    accountId,
    cardId: card.id,
    request,
    expiresAt,
    nextCheckAt: nextCheck(0, expiresAt, now),
    now,
  })
  return id
}

/**
 * Asks the bank about a card that was written down to be checked. A provider that does not answer is no failure of the card: it
 * stays unconfirmed, and the reconciler finds out what became of the check.
 */
export async function startCardValidation(services: Services, validationId: string): Promise<void> {
  await refreshCardValidation(services, validationId).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    log().error({ err: error, validationId }, 'a card is not checked yet')
  })
}
