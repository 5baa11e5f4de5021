import fastifyCookie from '@fastify/cookie'
import { createGuardedServer } from '@filiera/server-kit/create-server'
import { listOf } from '@filiera/server-kit/host-names'
import { type FastifyInstance, LogController } from 'fastify'
import { forgetIndex } from './catalog/listing/product-index.store.ts'
import { openChangeFeed } from './platform/changes/change-feed.ts'
import { createAdmitCall } from './platform/http/admit-calls.ts'
import { boundaryOf } from './platform/http/boundary.ts'
import { admitOrigins } from './platform/http/cross-origin.ts'
import { mount } from './platform/http/endpoint.ts'
import { handleErrors } from './platform/http/problem.ts'
import { acceptUploads } from './platform/http/read-upload.ts'
import { refuseOtherMethods } from './platform/http/refuse-methods.ts'
import { openResponseCache } from './platform/http/response-cache.ts'
import type { FindIdentity, FindMemberships } from './platform/identity.ts'
import { describeFault, setProgramLog } from './platform/log.ts'
import { registerOpenApi } from './platform/openapi/openapi-pages.ts'
import { routes, webhooks } from './routes.ts'
import type { Services } from './services.ts'

/** Largest JSON body in bytes; imports are larger and declare it themselves. */
const BODY_LIMIT = 100_000

export type BackendOptions = {
  services: Services
  findIdentity: FindIdentity
  findMemberships: FindMemberships
  /** Whether to log, or where to; the standard output by default. */
  logger: boolean | { write(line: string): void }
}

const loggerOf = (logger: BackendOptions['logger']) =>
  logger !== false && {
    level: 'warn',
    serializers: { err: describeFault },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    ...(logger === true ? {} : { stream: logger }),
  }

/** The backend without its listening socket: tests use it as it is. */
export async function buildBackend({
  services,
  findIdentity,
  findMemberships,
  logger,
}: BackendOptions): Promise<FastifyInstance> {
  const { config } = services
  const app = createGuardedServer(
    {
      ...boundaryOf(config),
      proxies: listOf(config.TRUSTED_PROXIES),
      metricsHost: config.METRICS_HOST,
      metricsPort: config.BACKEND_METRICS_PORT ?? null,
      isInside: true,
    },
    {
      logger: loggerOf(logger),
      logController: new LogController({ disableRequestLogging: true }),
      bodyLimit: BODY_LIMIT,
      requestTimeout: 15_000,
      routerOptions: { maxParamLength: 200 },
    },
  )
  setProgramLog(app.log)
  handleErrors(app)
  admitOrigins(app, config)
  refuseOtherMethods(app)
  await app.register(fastifyCookie, { secret: listOf(config.COOKIE_SECRET) })
  const options = {
    findIdentity,
    findMemberships,
    internalToken: config.INTERNAL_TOKEN,
    admitCall: createAdmitCall(config),
  }
  const forget = () => {
    forgetIndex(services.database)
    openResponseCache(services.database, config.RESPONSE_CACHE_MB)
  }
  forget()
  const changeFeed = openChangeFeed(services.database, services.replica, forget)
  services.replica?.follow(changeFeed)
  app.addHook('preClose', () => changeFeed.close())
  await registerOpenApi(app, config)
  const bindings = routes(services, changeFeed)
  // what is not JSON (uploads and webhooks have parsers of their own) is a 415
  app.removeContentTypeParser('text/plain')
  for (const binding of bindings.filter(({ endpoint }) => !endpoint.upload)) mount(app, binding, options)
  await app.register(async (scope) => {
    await acceptUploads(scope)
    for (const binding of bindings.filter(({ endpoint }) => endpoint.upload)) mount(scope, binding, options)
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const binding of webhooks(services)) mount(scope, binding, options)
  })
  return app
}
