import { accountEffects } from './customers/account/account-effects.ts'
import { MAIL_EFFECT } from './mail/enqueue-mail.ts'
import type { Mailer } from './mail/mailer.ts'
import { carryOutMail } from './mail/send-mail.ts'
import { withdrawalEffects } from './orders/withdrawals/withdrawal-effects.ts'
import { paymentEffects } from './payments/payment-effects.ts'
import type { EffectHandlers } from './platform/outbox/drain-outbox.ts'
import type { Services } from './services.ts'

/** Every effect of the outbox by its kind, feature by feature. */
export const effectHandlers = (services: Services, mailer: Mailer): EffectHandlers => ({
  [MAIL_EFFECT]: carryOutMail(services.config, mailer),
  ...accountEffects(services),
  ...paymentEffects(services),
  ...withdrawalEffects(services),
})
