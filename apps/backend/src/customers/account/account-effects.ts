import type { EffectHandlers } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import { carryOutLoginLinkMail, LOGIN_LINK_EFFECT } from './login/mail-login-link.ts'
import { carryOutResetMail, RESET_EFFECT } from './password/mail-password-reset.ts'
import { CONFIRMATION_EFFECT, carryOutConfirmationMail } from './registration/mail-confirmation.ts'

/** What the outbox does for accounts. */
export const accountEffects = (services: Services): EffectHandlers => ({
  [CONFIRMATION_EFFECT]: carryOutConfirmationMail(services),
  [LOGIN_LINK_EFFECT]: carryOutLoginLinkMail(services),
  [RESET_EFFECT]: carryOutResetMail(services),
})
