import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { missing, StripeError } from './errors.ts'
import { expand } from './expand.ts'
import { list } from './lists.ts'
import { readParameters, shapes } from './parameters.ts'
import { shown } from './shown.ts'

const onlyExpand = z.strictObject({ expand: shapes.expand })
const cancellation = z.strictObject({ cancellation_reason: z.string().optional(), expand: shapes.expand })
type Path = { Params: { id: string } }

/** Payments and charges, to be read; a payment that belongs to a session cannot be cancelled directly (§4.4). */
export function paymentsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state
  app.get('/payment_intents', async ({ url }) =>
    list(sandbox, url, Object.values(stripe.paymentIntents), ['customer']),
  )
  app.get<Path>('/payment_intents/:id', async ({ params, url }) => {
    const intent = stripe.paymentIntents[params.id]
    if (!intent) throw missing('payment_intent', params.id)
    const { expand: paths } = readParameters(onlyExpand, url.split('?')[1] ?? '')
    return expand(sandbox, shown(intent), paths)
  })
  app.post<Path>('/payment_intents/:id/cancel', async ({ params, body }) => {
    if (!stripe.paymentIntents[params.id]) throw missing('payment_intent', params.id)
    readParameters(cancellation, body)
    const text =
      'You cannot cancel this PaymentIntent because it belongs to a Checkout Session: expire the session.'
    throw new StripeError(400, text, { code: 'payment_intent_unexpected_state' })
  })
  app.get('/charges', async ({ url }) =>
    list(sandbox, url, Object.values(stripe.charges), ['customer', 'payment_intent', 'transfer_group']),
  )
  app.get<Path>('/charges/:id', async ({ params, url }) => {
    const charge = stripe.charges[params.id]
    if (!charge) throw missing('charge', params.id)
    const { expand: paths } = readParameters(onlyExpand, url.split('?')[1] ?? '')
    return expand(sandbox, shown(charge), paths)
  })
  app.get('/balance', async () => {
    const amounts = (kind: 'available' | 'pending') =>
      Object.entries(stripe.balance).map(([currency, balance]) => ({ amount: balance[kind], currency }))
    return {
      object: 'balance',
      livemode: false,
      available: amounts('available'),
      pending: amounts('pending'),
    }
  })
}
