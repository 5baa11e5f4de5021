import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Card, finishCardRegistration, startCardRegistration } from '@filiera/contract/payment'
import { callApi } from '../browser/call-api.ts'
import {
  type CardEntry,
  type CardFault,
  cardTypeOf,
  readTokeniserAnswer,
  tokeniserFields,
} from './card-entry.state.ts'

/** Longest wait for the tokeniser, in milliseconds. */
const TOKENISER_TIMEOUT_MS = 20_000

const faultByProblem: Readonly<Record<string, CardFault>> = {
  card_registration_error: 'refused',
  rate_limited: 'tooMany',
}

type Registration = EndpointAnswer<typeof startCardRegistration>
export type RegisteredCard = { ok: true; card: Card } | { ok: false; fault: CardFault }

/** Sends the card from this browser to the provider's tokeniser and nowhere else. */
async function tokenise(entry: CardEntry, registration: Registration) {
  const { cardRegistrationURL, accessKeyRef, data } = registration
  try {
    const answer = await fetch(cardRegistrationURL, {
      method: 'POST',
      body: new URLSearchParams({ accessKeyRef, data, ...tokeniserFields(entry) }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      mode: 'cors',
      redirect: 'error',
      signal: AbortSignal.timeout(TOKENISER_TIMEOUT_MS),
    })
    return readTokeniserAnswer(await answer.text())
  } catch {
    return { fault: 'unreachable' as const }
  }
}

/** Registers a card in three steps; our servers only ever see the token. `remember` keeps it for later orders. */
export async function registerCard(entry: CardEntry, remember: boolean): Promise<RegisteredCard> {
  const consent = { oneTime: !remember, activate: false }
  const started = await callApi<Registration>({
    method: 'POST',
    path: '/api/payment/cards/register',
    body: { currency: 'EUR', cardType: cardTypeOf(entry.number), ...consent },
  })
  if (!started.ok) return { ok: false, fault: faultByProblem[started.problem.code] ?? 'unreachable' }
  const tokenised = await tokenise(entry, started.value)
  if ('fault' in tokenised) return { ok: false, fault: tokenised.fault }
  const finished = await callApi<EndpointAnswer<typeof finishCardRegistration>>({
    method: 'PUT',
    path: '/api/payment/cards/register',
    body: { data: tokenised.data, cardRegistrationId: started.value.cardRegistrationId, ...consent },
  })
  if (finished.ok) return { ok: true, card: finished.value }
  return { ok: false, fault: finished.problem.status >= 500 ? 'unreachable' : 'refused' }
}
