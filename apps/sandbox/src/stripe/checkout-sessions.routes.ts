import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { emitStripe } from './emit-event.ts'
import { invalid, missing, StripeError } from './errors.ts'
import { expand } from './expand.ts'
import { list } from './lists.ts'
import { newSession } from './new-session.ts'
import { readParameters, shapes } from './parameters.ts'
import { shown } from './shown.ts'
import type { Session } from './types.ts'

const onlyExpand = z.strictObject({ expand: shapes.expand })
type Path = { Params: { id: string } }

/** Hosted Checkout Sessions in payment mode (§4.4). */
export function checkoutSessionsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state
  const get = (id: string): Session => {
    const session = stripe.sessions[id]
    if (!session) throw missing('checkout.session', id)
    return session
  }
  app.post('/checkout/sessions', async ({ body }) => {
    const { session, paths } = newSession(sandbox, body)
    return expand(sandbox, shown(session), paths)
  })
  app.get('/checkout/sessions', async ({ url }) =>
    list(sandbox, url, Object.values(stripe.sessions), ['payment_intent', 'customer', 'status']),
  )
  app.get<Path>('/checkout/sessions/:id', async ({ params, url }) => {
    const { expand: paths } = readParameters(onlyExpand, url.split('?')[1] ?? '')
    return expand(sandbox, shown(get(params.id)), paths)
  })
  app.get<Path>('/checkout/sessions/:id/line_items', async ({ params, url }) =>
    list(sandbox, url, [...get(params.id).inner.lineItems].reverse()),
  )
  app.post<Path>('/checkout/sessions/:id/expire', async ({ params, body }) => {
    const { expand: paths } = readParameters(onlyExpand, body)
    const session = get(params.id)
    if (session.status !== 'open') {
      throw new StripeError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    }
    expireSession(sandbox, session.id)
    return expand(sandbox, shown(session), paths)
  })
  app.post<Path>('/checkout/sessions/:id', async ({ params, body }) => {
    const schema = z.strictObject({ metadata: shapes.metadata, expand: shapes.expand })
    const session = get(params.id)
    const wanted = readParameters(schema, body)
    if (Object.keys(wanted.metadata).length === 0) throw invalid('metadata', 'Nothing to change')
    Object.assign(session.metadata, wanted.metadata)
    return expand(sandbox, shown(session), wanted.expand)
  })
}

/** Closes an open session for good; its payment, if one was begun, is cancelled with it. */
export function expireSession(sandbox: Sandbox, id: string): void {
  const { state, clock } = sandbox
  const session = state.stripe.sessions[id]
  if (session?.status !== 'open') return
  session.status = 'expired'
  session.url = null
  session.inner.challenge = null
  clock.cancel('session-expire', id)
  const intent = state.stripe.paymentIntents[session.payment_intent ?? '']
  if (intent && intent.status !== 'succeeded') {
    intent.status = 'canceled'
    intent.canceled_at = clock.nowSeconds()
    emitStripe(sandbox, 'payment_intent.canceled', intent)
  }
  emitStripe(sandbox, 'checkout.session.expired', session)
}
