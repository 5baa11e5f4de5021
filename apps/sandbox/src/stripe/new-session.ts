import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { invalid } from './errors.ts'
import { readParameters, shapes } from './parameters.ts'
import type { LineItem, Session } from './types.ts'

const productData = z.strictObject({
  name: z.string().min(1).max(250),
  description: z.string().optional(),
  images: z.array(z.url()).max(8).optional(),
  metadata: shapes.metadata,
})
const lineItem = z.strictObject({
  quantity: shapes.count.refine((n) => n > 0, 'must be at least 1'),
  price_data: z.strictObject({
    currency: shapes.currency,
    unit_amount: shapes.cents,
    product_data: productData,
    tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
  }),
})
const url = z.url({ protocol: /^https?$/ }).max(5000)
const creation = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').default('hosted_page'),
  client_reference_id: z.string().max(200).optional(),
  locale: z.string().max(10).optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  expires_at: shapes.seconds.optional(),
  success_url: url,
  cancel_url: url.optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  allowed_payment_method_types: z.array(z.string()).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  metadata: shapes.metadata,
  payment_intent_data: z
    .strictObject({
      transfer_group: z.string().optional(),
      description: z.string().max(1000).optional(),
      statement_descriptor: z.string().max(22).optional(),
      statement_descriptor_suffix: z.string().max(22).optional(),
      receipt_email: z.email().optional(),
      setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
      metadata: shapes.metadata,
    })
    .optional(),
  expand: shapes.expand,
})

const minuteSeconds = 60
const daySeconds = 86_400
/** The provider's smallest charge in euros. */
const minimumCents = 50

/** Creates an open session. `expires_at` is 30 minutes to 24 hours from now (§4.4). `paths` is what to expand. */
export function newSession(sandbox: Sandbox, body: unknown): { session: Session; paths: string[] } {
  const { state, clock, urls } = sandbox
  const wanted = readParameters(creation, body)
  const now = clock.nowSeconds()
  const expires = wanted.expires_at ?? now + daySeconds
  assertExpiry(expires - now)
  const customer = wanted.customer === undefined ? null : state.stripe.customers[wanted.customer]
  if (customer === undefined) {
    throw invalid('customer', `No such customer: '${wanted.customer}'`, 'resource_missing')
  }
  const lineItems = wanted.line_items.map((item) => newLineItem(sandbox, item))
  const currencies = new Set(lineItems.map((item) => item.currency))
  if (currencies.size > 1) throw invalid('line_items', 'All line items must have the same currency')
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0)
  if (total < minimumCents) {
    throw invalid('line_items', 'The total amount due must add up to at least €0.50 eur', 'amount_too_small')
  }
  const id = nextId(state, 'cs_test_a1')
  const session: Session = {
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    metadata: wanted.metadata,
    mode: 'payment',
    ui_mode: 'hosted_page',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: total,
    amount_total: total,
    currency: [...currencies][0] ?? 'eur',
    client_reference_id: wanted.client_reference_id ?? null,
    customer: customer?.id ?? null,
    customer_email: wanted.customer_email ?? null,
    customer_details: null,
    expires_at: expires,
    locale: wanted.locale ?? null,
    success_url: wanted.success_url,
    cancel_url: wanted.cancel_url ?? null,
    url: `${urls.main}/c/pay/${id}`,
    payment_intent: null,
    submit_type: wanted.submit_type ?? null,
    inner: {
      lineItems,
      intent: {
        transfer_group: wanted.payment_intent_data?.transfer_group ?? null,
        description: wanted.payment_intent_data?.description ?? null,
        metadata: wanted.payment_intent_data?.metadata ?? {},
      },
      challenge: null,
    },
  }
  state.stripe.sessions[id] = session
  clock.add('session-expire', id, expires * 1000)
  return { session, paths: wanted.expand }
}

function assertExpiry(life: number): void {
  if (life < 30 * minuteSeconds) {
    throw invalid(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    )
  }
  if (life > daySeconds) {
    throw invalid(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    )
  }
}

function newLineItem({ state }: Sandbox, { quantity, price_data }: z.output<typeof lineItem>): LineItem {
  const { currency, unit_amount, product_data } = price_data
  return {
    id: nextId(state, 'li_1'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: unit_amount * quantity,
    amount_tax: 0,
    amount_total: unit_amount * quantity,
    currency,
    description: product_data.name,
    quantity,
    price: { id: nextId(state, 'price_1'), object: 'price', currency, unit_amount, type: 'one_time' },
  }
}
