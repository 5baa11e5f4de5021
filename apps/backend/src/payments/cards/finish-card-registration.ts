import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { VaultCard } from '../providers/card-vault.ts'
import { ProviderRefused } from '../providers/payment-provider.ts'
import { findSamePlastic, insertCard, lockCards, type SavedCard } from './card.store.ts'
import { consumeRegistration, reopenRegistration } from './card-registration.store.ts'
import { isUsable } from './card-rules.ts'
import { type CardCheck, openCardValidation, startCardValidation } from './checks/start-card-validation.ts'
import { forgetAtProvider } from './forget-at-provider.ts'
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

export type RegistrationResult = {
  accountId: string
  cardRegistrationId: string
  data: string
  /** Never keep the card, whatever the first step said. */
  oneTime: boolean
  /** What the check of a card needs; null when none is wanted. */
  check: Omit<CardCheck, 'accountId' | 'card'> | null
}

export type FinishedRegistration = {
  card: SavedCard
  alreadySaved: boolean
  /** The check of the card, when one was begun. */
  validationId: string | null
}

/** What the provider made of the tokeniser's words; the registration is given back when nothing is known of it. */
async function takeCard(services: Services, registrationId: string, data: string): Promise<VaultCard> {
  const card = await services.payments.cards
    .finishRegistration(registrationId, data)
    .catch(async (reason: unknown) => {
      if (reason instanceof ProviderRefused) throw refused('')
      // Nothing is known of the outcome: the same words may be brought again.
      await reopenRegistration(services.db, registrationId)
      throw cardProblem(reason)
    })
  if ('resultCode' in card) throw refused(card.resultCode)
  return card
}

/** Keeps the card, unless the account has the same one already: then that one stays, and the provider forgets the second. */
async function saveCard(
  trx: Transaction,
  accountId: string,
  taken: VaultCard,
  oneTime: boolean,
  now: Date,
): Promise<{ card: SavedCard; alreadySaved: boolean }> {
  await lockCards(trx, accountId)
  const same = oneTime
    ? []
    : await findSamePlastic(trx, accountId, { providerId: taken.id, fingerprint: taken.fingerprint })
  const known = same.find((card) => card.expiry === taken.expiry && isUsable(card, now))
  if (known) {
    await forgetAtProvider(trx, taken.id, now)
    return { card: known, alreadySaved: true }
  }
  const { id: providerId, alias, type, expiry, currency, validity, fingerprint } = taken
  const card = await insertCard(trx, {
    ...{ accountId, providerId, alias, type, expiry, currency, validity, fingerprint, oneTime },
    createdAt: now,
  })
  return { card, alreadySaved: false }
}

/**
 * Step 3: what the tokeniser answered to the browser becomes a card. `data` is never logged. A card that is kept may be checked at
 * once, where its kind can be (payments reference §3.9).
 * @throws ProblemError card_registration_error naming the field, not_found (another account's, used or old registration), provider_unavailable
 */
export async function finishCardRegistration(
  services: Services,
  { accountId, cardRegistrationId, data, oneTime, check }: RegistrationResult,
): Promise<FinishedRegistration> {
  const { db, clock } = services
  const error = /^errorCode=(\w{1,20})/.exec(data)?.[1]
  if (error) throw refused(error)
  if (!data.startsWith('data=')) throw refused('')
  const now = clock.now()
  const registration = await consumeRegistration(db, accountId, cardRegistrationId, now)
  if (!registration) throw notFound()
  const taken = await takeCard(services, cardRegistrationId, data)
  const isOneTime = registration.oneTime || oneTime
  const finished = await inTransaction(db, async (trx) => {
    const saved = await saveCard(trx, accountId, taken, isOneTime, now)
    const wantsCheck = check && !isOneTime && taken.canBeValidated && saved.card.validity === 'UNKNOWN'
    const validationId = wantsCheck
      ? await openCardValidation(trx, services, { accountId, card: saved.card, ...check })
      : null
    return { ...saved, validationId }
  })
  services.notifyOutbox()
  if (finished.validationId) await startCardValidation(services, finished.validationId)
  return finished
}
