import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { balanceOf } from './balance.ts'
import { emitStripe } from './emit-event.ts'
import { invalid, missing, StripeError } from './errors.ts'
import { expand } from './expand.ts'
import { list } from './lists.ts'
import { readParameters, shapes } from './parameters.ts'
import { shown } from './shown.ts'
import type { Charge, Refund } from './types.ts'

const creation = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: shapes.cents.refine((cents) => cents > 0, 'must be at least 1').optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: shapes.metadata,
  expand: shapes.expand,
})
const onlyExpand = z.strictObject({ expand: shapes.expand })
type Path = { Params: { id: string } }

/** Refunds to the customer's card; independent of transfers (§4.4). */
export function refundsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state
  app.post('/refunds', async ({ body }) => {
    const wanted = readParameters(creation, body)
    return expand(sandbox, shown(createRefund(sandbox, wanted)), wanted.expand)
  })
  app.get('/refunds', async ({ url }) =>
    list(sandbox, url, Object.values(stripe.refunds), ['charge', 'payment_intent']),
  )
  app.get<Path>('/refunds/:id', async ({ params, url }) => {
    const refund = stripe.refunds[params.id]
    if (!refund) throw missing('refund', params.id)
    const { expand: paths } = readParameters(onlyExpand, url.split('?')[1] ?? '')
    return expand(sandbox, shown(refund), paths)
  })
}

/** Gives a charge or a part of it back. */
export function createRefund(sandbox: Sandbox, wanted: z.output<typeof creation>): Refund {
  const { state, clock } = sandbox
  const charge = chargeOf(sandbox, wanted)
  const left = charge.amount - charge.amount_refunded
  const amount = wanted.amount ?? left
  if (charge.disputed)
    throw new StripeError(400, `Charge ${charge.id} has been disputed.`, { code: 'charge_disputed' })
  if (left === 0) {
    throw new StripeError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (amount > left) {
    throw invalid('amount', `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
  }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const balance = balanceOf(state.stripe, charge.currency)
  balance.pending -= amount
  const refund: Refund = {
    id: nextId(state, 're_3'),
    object: 'refund',
    created: clock.nowSeconds(),
    livemode: false,
    metadata: wanted.metadata,
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: wanted.reason ?? null,
    status: 'succeeded',
  }
  state.stripe.refunds[refund.id] = refund
  emitStripe(sandbox, 'refund.created', refund)
  emitStripe(sandbox, 'charge.refunded', charge)
  emitStripe(sandbox, 'refund.updated', refund)
  return refund
}

function chargeOf({ state }: Sandbox, { payment_intent, charge }: z.output<typeof creation>): Charge {
  if ((payment_intent === undefined) === (charge === undefined)) {
    throw invalid('charge', 'One of payment_intent or charge is needed, not both', 'parameter_missing')
  }
  const intent = state.stripe.paymentIntents[payment_intent ?? '']
  if (payment_intent !== undefined && !intent) throw missing('payment_intent', payment_intent)
  const id = charge ?? intent?.latest_charge ?? ''
  const found = state.stripe.charges[id]
  if (!found) throw missing('charge', id)
  if (!found.paid) throw new StripeError(400, `Charge ${id} was not paid.`, { code: 'charge_not_refundable' })
  return found
}
