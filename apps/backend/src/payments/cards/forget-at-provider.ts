import { z } from 'zod'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { EffectHandler } from '../../platform/outbox/drain-outbox.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import type { Services } from '../../services.ts'
import { DEACTIVATE_CARD_EFFECT, FORGET_CARD_EFFECT } from '../records/effect-kinds.ts'
import { DEACTIVATION_KEY, deactivateCard, findCard } from './card.store.ts'

/** The provider deactivates the card too, for ever: written down with the change here, carried out by the outbox. */
export async function deactivateAtProvider(trx: Transaction, cardId: string, now: Date): Promise<void> {
  await enqueue(trx, {
    kind: DEACTIVATE_CARD_EFFECT,
    key: DEACTIVATION_KEY + cardId,
    payload: { cardId },
    runAt: now,
  })
}

/** Effect: carries `deactivateAtProvider` out. */
export function carryOutDeactivation({ db, payments }: Services): EffectHandler {
  return async (given) => {
    const { cardId } = z.object({ cardId: z.string() }).parse(given)
    const card = await findCard(db, cardId)
    if (!card) return
    await payments.cards.deactivate(card.providerId)
    await deactivateCard(db, cardId)
  }
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

/** Effect: carries `forgetAtProvider` out. */
export function carryOutForgetting({ payments }: Services): EffectHandler {
  return async (given) => {
    const { providerCardId } = z.object({ providerCardId: z.string() }).parse(given)
    await payments.cards.deactivate(providerCardId)
  }
}
