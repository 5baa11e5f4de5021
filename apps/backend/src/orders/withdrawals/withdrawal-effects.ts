import type { EffectHandlers } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import { carryOutWithdrawalLinkMail, WITHDRAWAL_LINK_EFFECT } from './mail-withdrawal-link.ts'

/** What the outbox does for withdrawals. */
export const withdrawalEffects = (services: Services): EffectHandlers => ({
  [WITHDRAWAL_LINK_EFFECT]: carryOutWithdrawalLinkMail(services),
})
