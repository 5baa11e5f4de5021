import type { EffectHandlers } from '../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../services.ts'
import { createLoginLinkHandler, LOGIN_LINK_EFFECT } from './login/mail-login-link.ts'
import { createResetHandler, RESET_EFFECT } from './password/mail-password-reset.ts'
import { CONFIRMATION_EFFECT, createConfirmationHandler } from './registration/mail-confirmation.ts'

/** What the outbox does for accounts. */
export const accountEffects = (services: Services): EffectHandlers => ({
  [CONFIRMATION_EFFECT]: createConfirmationHandler(services),
  [LOGIN_LINK_EFFECT]: createLoginLinkHandler(services),
  [RESET_EFFECT]: createResetHandler(services),
})
