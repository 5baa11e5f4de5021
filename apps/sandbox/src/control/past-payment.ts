import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { balanceOf } from '../stripe/balance.ts'
import type { Charge, PaymentIntent, Session, Transfer } from '../stripe/types.ts'
import { ControlError } from './control-error.ts'

const id = z.string().min(1).max(200)
const cents = z.int().min(0)

/** Amounts in cents. Ids are the caller's, so that the same payment is always the same objects. */
export const pastPaymentBody = z.strictObject({
  session: id,
  attempt: id,
  checkout: id,
  amount: cents.min(1),
  /** What of it went back so far. */
  refunded: cents,
  transfers: z.array(
    z.strictObject({ id, order: id, destination: id, amount: cents.min(1), reversed: cents }),
  ),
})
type PastPayment = z.output<typeof pastPaymentBody>

const base = (created: number, metadata: Record<string, string>) =>
  ({ created, livemode: false, metadata, currency: 'eur' }) as const

function newSession(past: PastPayment, intent: string, created: number): Session {
  const metadata = { checkout_id: past.checkout, attempt_id: past.attempt }
  return {
    id: past.session,
    object: 'checkout.session',
    ...base(created, metadata),
    mode: 'payment',
    ui_mode: 'hosted_page',
    status: 'complete',
    payment_status: 'paid',
    amount_subtotal: past.amount,
    amount_total: past.amount,
    client_reference_id: past.checkout,
    customer: null,
    customer_email: null,
    customer_details: null,
    expires_at: created,
    locale: null,
    success_url: '',
    cancel_url: null,
    url: null,
    payment_intent: intent,
    submit_type: null,
    inner: {
      lineItems: [],
      intent: { transfer_group: past.checkout, description: null, metadata },
      challenge: null,
    },
  }
}

function newIntent(past: PastPayment, intent: string, charge: string, created: number): PaymentIntent {
  return {
    id: intent,
    object: 'payment_intent',
    ...base(created, { checkout_id: past.checkout, attempt_id: past.attempt }),
    amount: past.amount,
    amount_received: past.amount,
    amount_capturable: 0,
    capture_method: 'automatic',
    customer: null,
    description: null,
    status: 'succeeded',
    latest_charge: charge,
    transfer_group: past.checkout,
    last_payment_error: null,
    canceled_at: null,
  }
}

function newCharge(past: PastPayment, intent: string, charge: string, created: number): Charge {
  return {
    id: charge,
    object: 'charge',
    ...base(created, { checkout_id: past.checkout, attempt_id: past.attempt }),
    amount: past.amount,
    amount_captured: past.amount,
    amount_refunded: past.refunded,
    captured: true,
    paid: true,
    refunded: past.refunded >= past.amount,
    disputed: false,
    status: 'succeeded',
    customer: null,
    payment_intent: intent,
    transfer_group: past.checkout,
    failure_code: null,
    failure_message: null,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', country: 'IT' } },
  }
}

/**
 * A payment at Stripe from before the sandbox began, with its transfers: a demonstration's orders were paid long ago, and can be
 * refunded all the same. Nobody is told; one that is known stays as it is. Throws 404 for a seller without an account.
 */
export function addPastPayment({ state, clock }: Sandbox, past: PastPayment): object {
  const { stripe } = state
  if (stripe.sessions[past.session]) return { session: past.session, isNew: false }
  const missing = past.transfers.find(({ destination }) => !stripe.accounts[destination])
  if (missing) throw new ControlError(404, 'destination', `no account ${missing.destination}`)
  const created = clock.nowSeconds()
  const [intent, charge] = [`pi_${past.session}`, `ch_${past.session}`]
  stripe.sessions[past.session] = newSession(past, intent, created)
  stripe.paymentIntents[intent] = newIntent(past, intent, charge, created)
  stripe.charges[charge] = newCharge(past, intent, charge, created)
  for (const { id: transfer, order, destination, amount, reversed } of past.transfers) {
    const made: Transfer = {
      id: transfer,
      object: 'transfer',
      ...base(created, { order_id: order }),
      amount,
      amount_reversed: reversed,
      description: null,
      destination,
      reversed: reversed >= amount,
      source_transaction: charge,
      transfer_group: past.checkout,
    }
    stripe.transfers[transfer] = made
  }
  const passedOn = past.transfers.reduce((sum, { amount, reversed }) => sum + amount - reversed, 0)
  balanceOf(stripe, 'eur').available += past.amount - past.refunded - passedOn
  return { session: past.session, isNew: true }
}
