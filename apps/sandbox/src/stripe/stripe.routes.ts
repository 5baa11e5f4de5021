import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { type ErrorBody, failInside, obeyFaults, spoilAnswers } from '../disturbance/faults.ts'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { checkoutSessionsRoutes } from './checkout-sessions.routes.ts'
import { customersRoutes } from './customers.routes.ts'
import { disputesRoutes } from './disputes.routes.ts'
import { apiVersion } from './emit-event.ts'
import { StripeError } from './errors.ts'
import { eventsRoutes } from './events.routes.ts'
import { rememberAnswers } from './idempotency.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { refundsRoutes } from './refunds.routes.ts'
import { transfersRoutes } from './transfers.routes.ts'
import { webhookEndpointsRoutes } from './webhook-endpoints.routes.ts'

/** The Stripe API, to be registered under `/v1`. */
export async function stripeRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', nextId(sandbox.state, 'req_'))
    reply.header('stripe-version', request.headers['stripe-version'] ?? apiVersion)
    const key = request.headers['idempotency-key']
    if (typeof key === 'string') reply.header('idempotency-key', key)
  })
  const faultBody: ErrorBody = (status) =>
    status === 429
      ? new StripeError(429, 'Too many requests', { type: 'rate_limit_error', code: 'rate_limit' }).body()
      : new StripeError(500, 'An unknown error occurred', { type: 'api_error' }).body()
  obeyFaults(app, sandbox, faultBody)
  app.addHook('onRequest', async (request) => assertKey(request))
  rememberAnswers(app, sandbox)
  failInside(app, faultBody)
  spoilAnswers(app)

  app.setNotFoundHandler(async ({ method, url }) => {
    throw new StripeError(404, `Unrecognized request URL (${method}: ${url.split('?')[0]}).`)
  })
  app.setErrorHandler((error: FastifyError | StripeError, _request, reply) => {
    const known = error instanceof StripeError ? error : fromFastify(error)
    return reply.code(known.status).send(known.body())
  })

  accountsRoutes(app, sandbox)
  customersRoutes(app, sandbox)
  checkoutSessionsRoutes(app, sandbox)
  paymentsRoutes(app, sandbox)
  transfersRoutes(app, sandbox)
  refundsRoutes(app, sandbox)
  disputesRoutes(app, sandbox)
  eventsRoutes(app, sandbox)
  webhookEndpointsRoutes(app, sandbox)
}

/** A test key, as bearer or as the user name of basic authentication. */
function assertKey({ headers }: FastifyRequest): void {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ')
  const basic = scheme.toLowerCase() === 'basic'
  const key = basic ? (Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '') : value
  if (key.startsWith('sk_test_')) return
  const text = key === '' ? 'You did not provide an API key.' : 'Invalid API Key provided'
  throw new StripeError(401, text)
}

function fromFastify(error: FastifyError): StripeError {
  const status = error.statusCode ?? 500
  if (status >= 500) console.error(error)
  return new StripeError(status, error.message, status >= 500 ? { type: 'api_error' } : {})
}
