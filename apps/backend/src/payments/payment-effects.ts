import type { EffectHandlers } from '../platform/outbox/drain-outbox.ts'
import type { Services } from '../services.ts'
import { carryOutEndOfSession } from './attempts/end-live-attempt.ts'
import { carryOutBuyerClosing } from './cards/close-buyer.ts'
import { carryOutDeactivation, carryOutForgetting } from './cards/forget-at-provider.ts'
import { carryOutTransfer } from './payouts/carry-out-transfer.ts'
import {
  CLOSE_BUYER_EFFECT,
  DEACTIVATE_CARD_EFFECT,
  END_SESSION_EFFECT,
  FORGET_CARD_EFFECT,
  REFUND_EFFECT,
  TRANSFER_EFFECT,
} from './records/effect-kinds.ts'
import { carryOutRefund } from './refunds/carry-out-refund.ts'

/** What the payment core does outside the database. */
export const paymentEffects = (services: Services): EffectHandlers => ({
  [TRANSFER_EFFECT]: carryOutTransfer(services),
  [REFUND_EFFECT]: carryOutRefund(services),
  [END_SESSION_EFFECT]: carryOutEndOfSession(services),
  [DEACTIVATE_CARD_EFFECT]: carryOutDeactivation(services),
  [FORGET_CARD_EFFECT]: carryOutForgetting(services),
  [CLOSE_BUYER_EFFECT]: carryOutBuyerClosing(services),
})
