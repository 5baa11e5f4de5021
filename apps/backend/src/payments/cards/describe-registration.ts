import type { RegisteredCard } from '@filiera/contract/payments/cards'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import type { Services } from '../../services.ts'
import { presentCard } from './card.presenter.ts'
import { findCard } from './card.store.ts'
import { presentCardValidation } from './checks/card-validation.presenter.ts'
import { findCardValidation } from './checks/card-validation.store.ts'
import type { FinishedRegistration } from './finish-card-registration.ts'

/** The card as it stands after its registration; the payment info of its check while, or when, the bank did not simply say yes. */
export async function describeRegistration(
  services: Services,
  { card, alreadySaved, validationId }: FinishedRegistration,
): Promise<RegisteredCard | PaymentInfo> {
  const { db, clock, payments } = services
  const validation = validationId ? await findCardValidation(db, validationId) : undefined
  // Without an answer of the provider there is nothing to do but to use the card: a purchase confirms it too.
  if (validation && validation.status !== 'succeeded' && validation.status !== 'creating') {
    return presentCardValidation(validation, payments.paymentOrigins)
  }
  const shown = (await findCard(db, card.id)) ?? card
  return { ...presentCard(shown, clock.now()), alreadySaved }
}
