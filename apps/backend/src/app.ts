import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { openChangeFeed } from './changes/change-feed.ts'
import { mount } from './http/endpoint.ts'
import type { FindIdentity } from './http/identity.ts'
import { handleErrors } from './http/problem.ts'
import { registerOpenApi } from './openapi/openapi-pages.ts'
import { routes, webhooks } from './routes.ts'
import type { Services } from './services.ts'

/** Largest JSON body in bytes; imports are larger and declare it themselves. */
const BODY_LIMIT = 100_000

export type BackendOptions = { services: Services; findIdentity: FindIdentity; logger: boolean }

/** The backend without its listening socket: tests use it as it is. */
export async function buildBackend({
  services,
  findIdentity,
  logger,
}: BackendOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ? { level: 'warn', redact: ['req.headers.authorization', 'req.headers.cookie'] } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    trustProxy: services.config.TRUSTED_PROXIES.split(','),
    routerOptions: { maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
  })
  handleErrors(app)
  await app.register(fastifyCookie, { secret: services.config.COOKIE_SECRET })
  const options = { findIdentity, internalToken: services.config.INTERNAL_TOKEN }
  const changeFeed = openChangeFeed(services.database)
  app.addHook('preClose', () => changeFeed.close())
  await registerOpenApi(app, services.config)
  for (const binding of routes(services, changeFeed)) mount(app, binding, options)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const binding of webhooks(services)) mount(scope, binding, options)
  })
  return app
}
