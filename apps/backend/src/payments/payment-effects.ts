import { z } from 'zod'
import type { EffectHandler, EffectHandlers } from '../platform/outbox/drain-outbox.ts'
import type { Services } from '../services.ts'
import { refreshAttempt } from './attempts/refresh-attempt.ts'
import { deactivateCard, findCard } from './cards/card.store.ts'
import { carryOutTransfer } from './payouts/carry-out-transfer.ts'
import { closeBuyer, forgetCard } from './providers/close-buyer.ts'
import { findAttempt } from './records/attempt.store.ts'
import {
  CLOSE_BUYER_EFFECT,
  DEACTIVATE_CARD_EFFECT,
  END_SESSION_EFFECT,
  FORGET_CARD_EFFECT,
  REFUND_EFFECT,
  TRANSFER_EFFECT,
} from './records/effect-kinds.ts'
import { carryOutRefund } from './refunds/carry-out-refund.ts'

/** Ends the open session of a checkout that was paid otherwise, and takes over what became of it. */
function endSession(services: Services): EffectHandler {
  return async (given) => {
    const { attemptId } = z.object({ attemptId: z.string() }).parse(given)
    const attempt = await findAttempt(services.db, attemptId)
    if (!attempt?.providerId) return
    await services.payments.providers[attempt.provider].endSession(attempt.providerId)
    await refreshAttempt(services, attemptId)
  }
}

function deactivate(services: Services): EffectHandler {
  return async (given) => {
    const { cardId } = z.object({ cardId: z.string() }).parse(given)
    const card = await findCard(services.db, cardId)
    if (!card) return
    await services.payments.cards.deactivate(card.providerId)
    await deactivateCard(services.db, cardId)
  }
}

/** What the payment core does outside the database. */
export const paymentEffects = (services: Services): EffectHandlers => ({
  [TRANSFER_EFFECT]: carryOutTransfer(services),
  [REFUND_EFFECT]: carryOutRefund(services),
  [END_SESSION_EFFECT]: endSession(services),
  [DEACTIVATE_CARD_EFFECT]: deactivate(services),
  [FORGET_CARD_EFFECT]: forgetCard(services),
  [CLOSE_BUYER_EFFECT]: closeBuyer(services),
})
