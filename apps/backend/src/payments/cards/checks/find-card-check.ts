import type { PaymentInfo } from '@filiera/contract/payments/payment'
import type { Services } from '../../../services.ts'
import { ProviderRefused, ProviderUnavailable } from '../../providers/payment-provider.ts'
import { isLiveValidation } from './apply-card-validation.ts'
import { presentCardValidation } from './card-validation.presenter.ts'
import { claimValidationCheck, findCardValidation, findOwnValidation } from './card-validation.store.ts'
import { refreshCardValidation } from './refresh-card-validation.ts'

/** How the account's own check of a card stands, by our id or the provider's; looks at the provider when it may have changed. */
export async function findCardCheck(
  services: Services,
  accountId: string,
  id: string,
): Promise<PaymentInfo | undefined> {
  const { db, clock, payments } = services
  const known = await findOwnValidation(db, accountId, id)
  if (!known) return undefined
  if (isLiveValidation(known.status) && (await claimValidationCheck(db, known.id, clock.now()))) {
    await refreshCardValidation(services, known.id).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error
    })
  }
  const validation = (await findCardValidation(db, known.id)) ?? known
  return presentCardValidation(validation, payments.paymentOrigins)
}
