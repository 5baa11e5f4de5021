import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { liveStatuses } from '../../../platform/database/tables/payment.ts'
import { log } from '../../../platform/log.ts'
import type { Services } from '../../../services.ts'
import type { ValidationSnapshot } from '../../providers/card-vault.ts'
import { failureOf } from '../../providers/failure-reason.ts'
import { findOwnCard, markCardInvalid, markCardValid } from '../card.store.ts'
import { deactivateAtProvider } from '../forget-at-provider.ts'
import { type CardValidation, lockValidation, writeValidation } from './card-validation.store.ts'

/** Whether a check may still change by itself. */
export function isLiveValidation(status: CardValidation['status']): boolean {
  return liveStatuses.some((live) => live === status)
}

/** A check that the bank refused for good says that the card is not worth keeping; one that nobody answered says nothing. */
async function refuseCard(trx: Transaction, validation: CardValidation, now: Date): Promise<void> {
  const card = await findOwnCard(trx, validation.accountId, validation.cardId)
  if (!card?.active || card.validity === 'VALID') return
  await markCardInvalid(trx, card.id)
  await deactivateAtProvider(trx, card.id, now)
}

async function applyIn(
  trx: Transaction,
  validation: CardValidation,
  snapshot: ValidationSnapshot,
  now: Date,
): Promise<void> {
  if (validation.status === 'succeeded') return
  const isLive = isLiveValidation(validation.status)
  const { status } = snapshot
  if (!isLive && status !== 'succeeded') return
  const failed = status === 'failed' || status === 'cancelled' || status === 'expired'
  await writeValidation(trx, validation.id, {
    ...snapshot,
    providerId: snapshot.providerId ?? validation.providerId,
    failureReason: failed ? failureOf(status, 'mangopay', snapshot.resultCode) : null,
    isLive: status === 'requires_action' || status === 'processing',
    now,
  })
  if (status === 'succeeded') await markCardValid(trx, validation.cardId)
  if (failed && snapshot.validity === 'INVALID') await refuseCard(trx, validation, now)
}

/**
 * Takes over what the provider says about a card's check: the only writer of its states. Whoever asked, and however often, the
 * result is the same; success is final. An object that is not the check we asked for changes nothing.
 */
export async function applyCardValidation(
  services: Services,
  id: string,
  snapshot: ValidationSnapshot,
): Promise<void> {
  if (snapshot.providerId !== null && snapshot.validationId !== id) {
    log().error(
      { validationId: id, providerId: snapshot.providerId },
      'the object of a card check carries another tag',
    )
    return
  }
  const now = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const validation = await lockValidation(trx, id)
    if (validation) await applyIn(trx, validation, snapshot, now)
  })
  services.notifyOutbox()
}
