import type { TestCard } from './test-cards.ts'

export type Metadata = Record<string, string>

interface Base {
  id: string
  created: number
  livemode: false
  metadata: Metadata
}

export interface Account extends Base {
  object: 'account'
  type: string
  country: string
  email: string | null
  default_currency: string
  business_type: string | null
  charges_enabled: boolean
  payouts_enabled: boolean
  details_submitted: boolean
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>
}

export interface Customer extends Base {
  object: 'customer'
  email: string | null
  name: string | null
  description: string | null
  phone: string | null
  deleted?: true
}

export interface LineItem {
  id: string
  object: 'item'
  amount_discount: 0
  amount_subtotal: number
  amount_tax: 0
  amount_total: number
  currency: string
  description: string
  quantity: number
  price: { id: string; object: 'price'; currency: string; unit_amount: number; type: 'one_time' }
}

/** Amounts are cents; times Unix seconds. */
export interface Session extends Base {
  object: 'checkout.session'
  mode: 'payment'
  ui_mode: 'hosted_page'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_subtotal: number
  amount_total: number
  currency: string
  client_reference_id: string | null
  customer: string | null
  customer_email: string | null
  customer_details: { email: string | null; name: string | null } | null
  expires_at: number
  locale: string | null
  success_url: string
  cancel_url: string | null
  url: string | null
  payment_intent: string | null
  submit_type: string | null
  inner: {
    lineItems: LineItem[]
    intent: { transfer_group: string | null; description: string | null; metadata: Metadata }
    challenge: { scenario: TestCard['key']; wrongCodes: number; email: string } | null
  }
}

export interface PaymentIntent extends Base {
  object: 'payment_intent'
  amount: number
  amount_received: number
  amount_capturable: 0
  capture_method: 'automatic'
  currency: string
  customer: string | null
  description: string | null
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  latest_charge: string | null
  transfer_group: string | null
  last_payment_error: CardError | null
  canceled_at: number | null
}

export interface CardError {
  type: 'card_error'
  code: string
  decline_code: string | null
  message: string
  charge: string | null
}

export interface Charge extends Base {
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  paid: boolean
  refunded: boolean
  disputed: boolean
  status: 'succeeded' | 'failed'
  currency: string
  customer: string | null
  payment_intent: string
  transfer_group: string | null
  failure_code: string | null
  failure_message: string | null
  payment_method_details: { type: 'card'; card: { brand: string; last4: string; country: string } }
}

export interface Transfer extends Base {
  object: 'transfer'
  amount: number
  amount_reversed: number
  currency: string
  description: string | null
  destination: string
  reversed: boolean
  source_transaction: string | null
  transfer_group: string | null
}

export interface Reversal extends Base {
  object: 'transfer_reversal'
  amount: number
  currency: string
  transfer: string
}

export interface Refund extends Base {
  object: 'refund'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string | null
  status: 'succeeded' | 'failed' | 'pending'
}

export interface Dispute extends Base {
  object: 'dispute'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
}

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
  data: { object: Record<string, unknown> }
}

export interface WebhookEndpoint extends Base {
  object: 'webhook_endpoint'
  api_version: string | null
  description: string | null
  enabled_events: string[]
  status: 'enabled' | 'disabled'
  url: string
  inner: { secret: string }
}

/** `status` is null while the first call runs. `at` in ms of the virtual clock. */
export interface StoredAnswer {
  at: number
  parameters: string
  status: number | null
  body: string
}

export interface StripeState {
  accounts: Record<string, Account>
  customers: Record<string, Customer>
  sessions: Record<string, Session>
  paymentIntents: Record<string, PaymentIntent>
  charges: Record<string, Charge>
  transfers: Record<string, Transfer>
  reversals: Record<string, Reversal>
  refunds: Record<string, Refund>
  disputes: Record<string, Dispute>
  /** What left each seller's account for the seller's bank, in cents. */
  paidOut: Record<string, number>
  events: Record<string, StripeEvent>
  webhookEndpoints: Record<string, WebhookEndpoint>
  answers: Record<string, StoredAnswer>
  /** The platform's own money in cents, by currency; `pending` comes from charges not yet paid out. */
  balance: Record<string, { available: number; pending: number }>
}

export function emptyStripe(): StripeState {
  return {
    accounts: {},
    customers: {},
    sessions: {},
    paymentIntents: {},
    charges: {},
    transfers: {},
    reversals: {},
    refunds: {},
    disputes: {},
    paidOut: {},
    events: {},
    webhookEndpoints: {},
    answers: {},
    balance: {},
  }
}
