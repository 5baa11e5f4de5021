import type { FastifyError, FastifyInstance } from 'fastify'
import { type ErrorBody, failInside, obeyFaults, spoilAnswers } from '../disturbance/faults.ts'
import type { Sandbox } from '../sandbox.ts'
import { cardRegistrationsRoutes } from './cards/card-registrations.routes.ts'
import { cardValidationsRoutes } from './cards/card-validations.routes.ts'
import { cardsRoutes } from './cards/cards.routes.ts'
import { errorBody, MangopayError } from './errors.ts'
import { hooksRoutes } from './hooks.routes.ts'
import { rememberResponses, responsesRoutes } from './idempotency.ts'
import { disputesRoutes } from './money-out/disputes.routes.ts'
import { payoutsRoutes } from './money-out/payouts.routes.ts'
import { refundsRoutes } from './money-out/refunds.routes.ts'
import { transfersRoutes } from './money-out/transfers.routes.ts'
import { assertBearer, oauthRoutes } from './oauth.routes.ts'
import { otherPayInsRoutes } from './pay-ins/other-pay-ins.routes.ts'
import { payInsRoutes } from './pay-ins/pay-ins.routes.ts'
import { countCalls } from './rate-limit.ts'
import { usersRoutes } from './users.routes.ts'
import { walletsRoutes } from './wallets.routes.ts'

/** The MangoPay API, to be registered under `/v2.01`. */
export async function mangopayRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { clock } = sandbox
  const faultBody: ErrorBody = (status) =>
    status === 429
      ? errorBody(new MangopayError(429, 'rate_limit', 'Rate limit exceeded'), clock.nowSeconds())
      : errorBody(new MangopayError(500, 'internal_error', 'Internal server error'), clock.nowSeconds())
  obeyFaults(app, sandbox, faultBody)
  countCalls(app, sandbox)
  app.addHook('onRequest', async (request) => {
    if (!/^\/v2\.01\/oauth\/token\/?(\?|$)/i.test(request.url)) assertBearer(sandbox, request)
  })
  rememberResponses(app, sandbox)
  failInside(app, faultBody)
  spoilAnswers(app)

  app.setNotFoundHandler(async (request) => {
    throw new MangopayError(404, 'ressource_not_found', `The sandbox has no ${request.method} ${request.url}`)
  })
  app.setErrorHandler((error: FastifyError | MangopayError, _request, reply) => {
    const known = error instanceof MangopayError ? error : fromFastify(error)
    return reply.code(known.status).send(errorBody(known, clock.nowSeconds()))
  })

  oauthRoutes(app, sandbox)
  responsesRoutes(app, sandbox)
  usersRoutes(app, sandbox)
  walletsRoutes(app, sandbox)
  cardRegistrationsRoutes(app, sandbox)
  cardsRoutes(app, sandbox)
  cardValidationsRoutes(app, sandbox)
  payInsRoutes(app, sandbox)
  otherPayInsRoutes(app, sandbox)
  transfersRoutes(app, sandbox)
  refundsRoutes(app, sandbox)
  payoutsRoutes(app, sandbox)
  disputesRoutes(app, sandbox)
  hooksRoutes(app, sandbox)
}

function fromFastify(error: FastifyError): MangopayError {
  const status = error.statusCode ?? 500
  if (status >= 500) console.error(error)
  return new MangopayError(status, status >= 500 ? 'internal_error' : 'param_error', error.message)
}
