import type { Transaction } from '../../platform/database/open-database.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { DEACTIVATE_CARD_EFFECT, FORGET_CARD_EFFECT } from '../records/effect-kinds.ts'

/** The provider deactivates the card too, for ever: written down with the change here, carried out by the outbox. */
export async function deactivateAtProvider(trx: Transaction, cardId: string, now: Date): Promise<void> {
  await enqueue(trx, {
    kind: DEACTIVATE_CARD_EFFECT,
    key: `deactivate-card:${cardId}`,
    payload: { cardId },
    runAt: now,
  })
}

/** A card that we do not keep at all: its id at the provider is all there is. */
export async function forgetAtProvider(trx: Transaction, providerCardId: string, now: Date): Promise<void> {
  await enqueue(trx, {
    kind: FORGET_CARD_EFFECT,
    key: `forget-card:${providerCardId}`,
    payload: { providerCardId },
    runAt: now,
  })
}
