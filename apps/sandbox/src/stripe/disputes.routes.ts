import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { emitStripe } from './emit-event.ts'
import { missing } from './errors.ts'
import { expand } from './expand.ts'
import { list } from './lists.ts'
import { readParameters, shapes } from './parameters.ts'
import { shown } from './shown.ts'
import type { Charge, Dispute } from './types.ts'

const onlyExpand = z.strictObject({ expand: shapes.expand })
type Path = { Params: { id: string } }

/** Disputes of charges (§4.6). */
export function disputesRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state
  app.get('/disputes', async ({ url }) =>
    list(sandbox, url, Object.values(stripe.disputes), ['charge', 'payment_intent']),
  )
  app.get<Path>('/disputes/:id', async ({ params, url }) => {
    const dispute = stripe.disputes[params.id]
    if (!dispute) throw missing('dispute', params.id)
    const { expand: paths } = readParameters(onlyExpand, url.split('?')[1] ?? '')
    return expand(sandbox, shown(dispute), paths)
  })
}

/** The customer's bank disputes a charge and takes its money at once. */
export function openDispute(sandbox: Sandbox, charge: Charge, amount: number, reason: string): Dispute {
  const { state, clock } = sandbox
  const dispute: Dispute = {
    id: nextId(state, 'dp_1'),
    object: 'dispute',
    created: clock.nowSeconds(),
    livemode: false,
    metadata: {},
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  }
  charge.disputed = true
  state.stripe.disputes[dispute.id] = dispute
  emitStripe(sandbox, 'charge.dispute.created', dispute)
  emitStripe(sandbox, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The bank decides: what was won can be refunded again. */
export function closeDispute(sandbox: Sandbox, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  dispute.status = outcome
  const charge = sandbox.state.stripe.charges[dispute.charge]
  if (charge) charge.disputed = outcome === 'lost'
  if (outcome === 'won') emitStripe(sandbox, 'charge.dispute.funds_reinstated', dispute)
  emitStripe(sandbox, 'charge.dispute.closed', dispute)
  return dispute
}
