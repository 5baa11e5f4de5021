import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { balanceOf } from './balance.ts'
import { emitStripe } from './emit-event.ts'
import type { TestCard } from './test-cards.ts'
import type { CardError, Charge, PaymentIntent, Session } from './types.ts'

/** Who pays, as typed on the page. */
export interface Payer {
  email: string
  name: string | null
}

/** The customer submits a card: the payment now exists; it is paid, declined, or waits for a challenge. */
export function submitCard(
  sandbox: Sandbox,
  session: Session,
  card: TestCard,
  payer: Payer,
): 'paid' | 'challenge' | CardError {
  const intent = intentOf(sandbox, session)
  session.customer_details = payer
  if (card.challenge) {
    intent.status = 'requires_action'
    session.inner.challenge = { scenario: card.key, wrongCodes: 0, email: payer.email }
    emitStripe(sandbox, 'payment_intent.requires_action', intent)
    return 'challenge'
  }
  return charge(sandbox, session, card)
}

/** The bank's decision on a card (after its challenge, if it has one). */
export function charge(sandbox: Sandbox, session: Session, card: TestCard): 'paid' | CardError {
  const intent = intentOf(sandbox, session)
  session.inner.challenge = null
  const made = newCharge(sandbox, session, intent, card)
  if (card.fails !== null) {
    const error: CardError = {
      type: 'card_error',
      code: card.fails.code,
      decline_code: card.fails.decline,
      message: 'Your card was declined.',
      charge: made.id,
    }
    return fail(sandbox, intent, error, made)
  }
  settle(sandbox, session, intent, made, card)
  return 'paid'
}

/** The customer refused or could not pass the challenge; the session stays open for another try. */
export function failChallenge(sandbox: Sandbox, session: Session): CardError {
  session.inner.challenge = null
  const error: CardError = {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    decline_code: null,
    message: 'The provided PaymentMethod has failed authentication.',
    charge: null,
  }
  return fail(sandbox, intentOf(sandbox, session), error, null)
}

function fail(sandbox: Sandbox, intent: PaymentIntent, error: CardError, made: Charge | null): CardError {
  intent.status = 'requires_payment_method'
  intent.last_payment_error = error
  if (made) emitStripe(sandbox, 'charge.failed', made)
  emitStripe(sandbox, 'payment_intent.payment_failed', intent)
  return error
}

function settle(
  sandbox: Sandbox,
  session: Session,
  intent: PaymentIntent,
  made: Charge,
  card: TestCard,
): void {
  const { state, clock } = sandbox
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  session.status = 'complete'
  session.payment_status = 'paid'
  session.url = null
  clock.cancel('session-expire', session.id)
  const balance = balanceOf(state.stripe, made.currency)
  balance[card.availableAtOnce ? 'available' : 'pending'] += made.amount
  emitStripe(sandbox, 'charge.succeeded', made)
  emitStripe(sandbox, 'payment_intent.succeeded', intent)
  emitStripe(sandbox, 'checkout.session.completed', session)
}

function intentOf(sandbox: Sandbox, session: Session): PaymentIntent {
  const { state, clock } = sandbox
  const known = state.stripe.paymentIntents[session.payment_intent ?? '']
  if (known) return known
  const intent: PaymentIntent = {
    id: nextId(state, 'pi_3'),
    object: 'payment_intent',
    created: clock.nowSeconds(),
    livemode: false,
    metadata: { ...session.inner.intent.metadata },
    amount: session.amount_total,
    amount_received: 0,
    amount_capturable: 0,
    capture_method: 'automatic',
    currency: session.currency,
    customer: session.customer,
    description: session.inner.intent.description,
    status: 'requires_payment_method',
    latest_charge: null,
    transfer_group: session.inner.intent.transfer_group,
    last_payment_error: null,
    canceled_at: null,
  }
  state.stripe.paymentIntents[intent.id] = intent
  session.payment_intent = intent.id
  emitStripe(sandbox, 'payment_intent.created', intent)
  return intent
}

function newCharge(
  { state, clock }: Sandbox,
  session: Session,
  intent: PaymentIntent,
  card: TestCard,
): Charge {
  const paid = card.fails === null
  const charge: Charge = {
    id: nextId(state, 'ch_3'),
    object: 'charge',
    created: clock.nowSeconds(),
    livemode: false,
    metadata: { ...intent.metadata },
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    captured: paid,
    paid,
    refunded: false,
    disputed: false,
    status: paid ? 'succeeded' : 'failed',
    currency: intent.currency,
    customer: session.customer,
    payment_intent: intent.id,
    transfer_group: intent.transfer_group,
    failure_code: card.fails?.code ?? null,
    failure_message: paid ? null : 'Your card was declined.',
    payment_method_details: {
      type: 'card',
      card: { brand: card.brand, last4: card.number.slice(-4), country: card.country },
    },
  }
  state.stripe.charges[charge.id] = charge
  intent.latest_charge = charge.id
  return charge
}
