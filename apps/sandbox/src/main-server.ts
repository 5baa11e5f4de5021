import fastify, { type FastifyInstance } from 'fastify'
import { controlRoutes } from './control/control.routes.ts'
import { redactBody } from './journal.ts'
import { mailboxRoutes } from './mailbox/mailbox.routes.ts'
import { mangopayRoutes } from './mangopay/mangopay.routes.ts'
import { objectStoreRoutes } from './object-store/object-store.routes.ts'
import { acsRoutes } from './pages/acs.routes.ts'
import { indexRoutes } from './pages/index.routes.ts'
import { sendUnknown } from './pages/layout.ts'
import { mangopayCardRoutes } from './pages/mangopay-card.routes.ts'
import { simulatorRoutes } from './pages/simulator.routes.ts'
import { stripeChallengeRoutes } from './pages/stripe-challenge.routes.ts'
import { stripeCheckoutRoutes } from './pages/stripe-checkout.routes.ts'
import { preferredLanguage } from './pages/texts.ts'
import type { Sandbox } from './sandbox.ts'
import { stripeRoutes } from './stripe/stripe.routes.ts'

/** Both APIs, the hosted pages, the mailbox, the object store and the control. */
export function buildMainServer(sandbox: Sandbox): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  readBodies(app)
  app.addHook('onSend', async () => {
    await Promise.all(sandbox.beforeAnswer)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET') sandbox.changed()
    const surface = surfaceOf(request.url)
    if (surface === null) return
    const key = request.headers['idempotency-key']
    sandbox.journal.add({
      at: sandbox.clock.nowMs(),
      surface,
      method: request.method,
      path: request.url,
      status: reply.statusCode,
      idempotencyKey: typeof key === 'string' ? key : null,
      body: redactBody(request.body ?? null),
      fault: request.fault?.kind ?? null,
    })
  })
  app.setNotFoundHandler((request, reply) =>
    sendUnknown(reply, preferredLanguage(request.headers['accept-language'])),
  )

  app.register(async (scope) => mangopayRoutes(scope, sandbox), { prefix: '/v2.01' })
  app.register(async (scope) => stripeRoutes(scope, sandbox), { prefix: '/v1' })
  app.register(objectStoreRoutes, { prefix: '/s3' })
  // for the health check of its container
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.register(async (scope) => controlRoutes(scope, sandbox), { prefix: '/_control' })
  indexRoutes(app, sandbox)
  mailboxRoutes(app, sandbox)
  mangopayCardRoutes(app, sandbox)
  acsRoutes(app, sandbox)
  simulatorRoutes(app, sandbox)
  stripeCheckoutRoutes(app, sandbox)
  stripeChallengeRoutes(app, sandbox)
  return app
}

/** JSON (an empty body counts as none) and forms, which stay text: each provider decodes them its own way. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    try {
      done(null, text.trim() === '' ? undefined : JSON.parse(text))
    } catch {
      done(Object.assign(new Error('The body is not valid JSON'), { statusCode: 400 }))
    }
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

function surfaceOf(url: string): 'mangopay' | 'stripe' | null {
  if (/^\/v2\.01\//i.test(url)) return 'mangopay'
  return /^\/v1\//i.test(url) ? 'stripe' : null
}
