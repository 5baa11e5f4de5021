import { z } from 'zod'
import { log } from '../../../platform/log.ts'
import type { Services } from '../../../services.ts'
import type { ValidationRequest, ValidationSnapshot } from '../../providers/card-vault.ts'
import { ProviderRefused } from '../../providers/payment-provider.ts'
import { applyCardValidation } from './apply-card-validation.ts'
import {
  type CardValidation,
  findCardValidation,
  findValidationByProviderId,
} from './card-validation.store.ts'

const stored = z.custom<ValidationRequest>(
  (value) => typeof value === 'object' && value !== null && 'validationId' in value,
)

/** A check that the provider never created. */
const neverCreated = (code: string): ValidationSnapshot => ({
  providerId: null,
  validationId: null,
  status: 'failed',
  validity: 'UNKNOWN',
  resultCode: code,
  secureModeRedirectUrl: null,
  secureModeReturnUrl: null,
})

/** What the provider says now. A check is only begun while its customer may still be waiting. */
async function queryProvider(
  { payments, clock }: Services,
  validation: CardValidation,
): Promise<ValidationSnapshot> {
  const { cards } = payments
  const { id, providerId, providerCardId } = validation
  if (providerId !== null) return cards.readValidation(providerCardId, providerId)
  try {
    if (clock.now() < validation.expiresAt) return await cards.validate(stored.parse(validation.request))
    return (await cards.recoverValidation(id)) ?? neverCreated('never_created')
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    log().error({ validationId: id, code: error.code }, 'a card check was refused when it was created')
    return neverCreated(error.code)
  }
}

/** Asks the provider about a check and applies the answer. @throws ProviderUnavailable when there is none: nothing changes then */
export async function refreshCardValidation(services: Services, id: string): Promise<void> {
  const validation = await findCardValidation(services.db, id)
  if (validation) await applyCardValidation(services, id, await queryProvider(services, validation))
}

/** The same for one that an event points at. @throws Error for one that is not known, or not yet: the event comes again */
export async function receiveCardValidation(services: Services, providerId: string): Promise<void> {
  const known = await findValidationByProviderId(services.db, providerId)
  if (!known) throw new Error('no check of a card of ours is known for it')
  await refreshCardValidation(services, known.id)
}
