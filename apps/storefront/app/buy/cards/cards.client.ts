import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type {
  Card,
  finishCardRegistration,
  RegisteredCard as RegisteredAnswer,
  startCardRegistration,
} from '@filiera/contract/payments/cards'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import type { Language } from '@filiera/domain/languages'
import { collectBrowserInfo } from '../../browser/browser-info.ts'
import { callApi } from '../../browser/call-api.ts'
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
type Finished = EndpointAnswer<typeof finishCardRegistration>

/** What becomes of a card: used once, kept, or kept and checked by its bank at once (`locale`: the language to come back to). */
export type CardPurpose = { kind: 'once' } | { kind: 'keep' } | { kind: 'check'; locale: Language }

/** A card that is registered, one whose bank wants to be asked (`check`), or why it was refused. */
export type RegisteredCard =
  | { ok: true; card: Card; alreadySaved: boolean; check: null }
  | { ok: true; card: null; alreadySaved: false; check: PaymentInfo }
  | { ok: false; fault: CardFault }

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

const isCard = (answer: Finished): answer is RegisteredAnswer => 'id' in answer

/** Registers a card in three steps; our servers only ever see the token. */
export async function registerCard(entry: CardEntry, purpose: CardPurpose): Promise<RegisteredCard> {
  const consent = { oneTime: purpose.kind === 'once', activate: purpose.kind === 'check' }
  const started = await callApi<Registration>({
    method: 'POST',
    path: '/api/payment/cards/register',
    body: { currency: 'EUR', cardType: cardTypeOf(entry.number), ...consent },
  })
  if (!started.ok) return { ok: false, fault: faultByProblem[started.problem.code] ?? 'unreachable' }
  const tokenised = await tokenise(entry, started.value)
  if ('fault' in tokenised) return { ok: false, fault: tokenised.fault }
  const check = purpose.kind === 'check' && { locale: purpose.locale, browserInfo: collectBrowserInfo() }
  const { cardRegistrationId } = started.value
  const finished = await callApi<Finished>({
    method: 'PUT',
    path: '/api/payment/cards/register',
    body: { data: tokenised.data, cardRegistrationId, ...consent, ...check },
  })
  if (!finished.ok) return { ok: false, fault: finished.problem.status >= 500 ? 'unreachable' : 'refused' }
  const { value } = finished
  return isCard(value)
    ? { ok: true, card: value, alreadySaved: value.alreadySaved, check: null }
    : { ok: true, card: null, alreadySaved: false, check: value }
}
