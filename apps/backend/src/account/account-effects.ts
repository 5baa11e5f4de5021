import type { EffectHandlers } from '../outbox/drain-outbox.ts'
import type { Services } from '../services.ts'
import { CONFIRMATION_EFFECT, createConfirmationHandler } from './mail-confirmation.ts'
import { createResetHandler, RESET_EFFECT } from './mail-password-reset.ts'

/** What the outbox does for accounts. */
export const accountEffects = (services: Services): EffectHandlers => ({
  [CONFIRMATION_EFFECT]: createConfirmationHandler(services),
  [RESET_EFFECT]: createResetHandler(services),
})
