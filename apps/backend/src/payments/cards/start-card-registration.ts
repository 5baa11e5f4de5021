import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { log } from '../../platform/log.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { ProviderRefused, ProviderUnavailable } from '../providers/payment-provider.ts'
import { insertRegistration } from './card-registration.store.ts'
import { providerCardType } from './card-type.ts'

/** A registration must be finished within this time (payments reference §3.7). */
const LIFE_MS = 3_600_000
/** Registrations of an account in an hour. */
const MAX_PER_HOUR = 5

/** The provider does not answer, or refused: nothing was registered. */
export function cardProblem(error: unknown): unknown {
  if (error instanceof ProviderUnavailable) {
    return new ProblemError('provider_unavailable', 'The payment provider does not answer: please try again.')
  }
  if (error instanceof ProviderRefused) {
    return new ProblemError('card_registration_error', 'This kind of card cannot be saved here.', {
      fields: [{ field: 'cardType', message: 'is not offered' }],
    })
  }
  return error
}

export type RegistrationRequest = {
  accountId: string
  cardType: string
  currency: 'EUR'
  oneTime: boolean
  activate: boolean
}

async function begin(services: Services, request: RegistrationRequest) {
  const { db, clock, payments } = services
  const now = clock.now()
  const started = await payments.cards
    .startRegistration({
      accountId: request.accountId,
      cardType: providerCardType(request.cardType),
      currency: request.currency,
    })
    .catch((error: unknown) => {
      throw cardProblem(error)
    })
  // A forged address would steal cards: only known tokenisers (payments reference §8).
  const origin = URL.canParse(started.url) ? new URL(started.url).origin : null
  if (origin === null || !payments.tokeniserOrigins.includes(origin)) {
    log().error({ origin }, 'cards would be posted to what is not in TOKENISER_ORIGINS')
    throw new ProblemError('provider_unavailable', 'The payment provider answered something unexpected.')
  }
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await insertRegistration(db, {
    accountId: request.accountId,
    providerId: started.id,
    oneTime: request.oneTime,
    // A card that may not be kept is never activated without a purchase (payments reference §2.3).
    activate: request.activate && !request.oneTime,
    expiresAt,
  })
  return {
    cardRegistrationId: started.id,
    cardRegistrationURL: started.url,
    accessKeyRef: started.accessKey,
    data: started.data,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Step 1 of saving a card, a few times an hour; one that did not begin does not count. */
export function createCardRegistrations(services: Services) {
  const limit = createRateLimit(services.database.pool, {
    name: 'card-registration',
    points: MAX_PER_HOUR,
    seconds: 3600,
  })
  /**
   * Says where the browser posts the card, never through us. The registration belongs to the account, once, for an hour.
   * @throws ProblemError rate_limited, card_registration_error, provider_unavailable
   */
  return async function startCardRegistration(request: RegistrationRequest) {
    await limit.spend(request.accountId)
    return begin(services, request).catch(async (error: unknown) => {
      await limit.giveBack(request.accountId)
      throw error
    })
  }
}
