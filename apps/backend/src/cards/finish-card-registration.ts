import { ProviderRefused } from '../payment/payment-provider.ts'
import { notFound, ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { claimRegistration, insertCard, reopenRegistration, type SavedCard } from './card.store.ts'
import { cardProblem } from './start-card-registration.ts'

/** What the tokeniser's error codes, and the provider's result codes, say about the card (payments reference §3.7). */
const fields: Readonly<Record<string, { field: string; message: string }>> = {
  '02625': { field: 'cardNumber', message: 'is not valid' },
  '105202': { field: 'cardNumber', message: 'is not valid' },
  '02626': { field: 'cardExpirationDate', message: 'is not valid' },
  '02624': { field: 'cardExpirationDate', message: 'is over' },
  '105203': { field: 'cardExpirationDate', message: 'is not valid' },
  '02627': { field: 'cardCvx', message: 'is not valid' },
  '105204': { field: 'cardCvx', message: 'is not valid' },
}

function refused(code: string): ProblemError {
  const field = fields[code] ?? { field: 'data', message: 'enter the card again' }
  return new ProblemError(
    'card_registration_error',
    `The card was not accepted: ${field.field} ${field.message}.`,
    {
      fields: [field],
    },
  )
}

export type RegistrationResult = { accountId: string; cardRegistrationId: string; data: string }

/**
 * Step 3: what the tokeniser answered to the browser becomes a card. `data` is never logged.
 * @throws ProblemError card_registration_error naming the field, not_found (another account's, used or old registration), provider_unavailable
 */
export async function finishCardRegistration(
  services: Services,
  { accountId, cardRegistrationId, data }: RegistrationResult,
): Promise<SavedCard> {
  const { db, clock, payments } = services
  const error = /^errorCode=(\w{1,20})/.exec(data)?.[1]
  if (error) throw refused(error)
  if (!data.startsWith('data=')) throw refused('')
  const now = clock.now()
  const registration = await claimRegistration(db, accountId, cardRegistrationId, now)
  if (!registration) throw notFound()
  const card = await payments.cards
    .finishRegistration(cardRegistrationId, data)
    .catch(async (reason: unknown) => {
      if (reason instanceof ProviderRefused) throw refused('')
      // Nothing is known of the outcome: the same words may be brought again.
      await reopenRegistration(db, cardRegistrationId)
      throw cardProblem(reason)
    })
  if ('resultCode' in card) throw refused(card.resultCode)
  return db.transaction().execute((trx) =>
    insertCard(trx, {
      accountId,
      providerId: card.id,
      alias: card.alias,
      type: card.type,
      expiry: card.expiry,
      currency: card.currency,
      validity: card.validity,
      oneTime: registration.oneTime,
      createdAt: now,
    }),
  )
}
