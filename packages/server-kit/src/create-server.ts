import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import {
  answerBrokenConnection,
  answerFault,
  answeringNames,
  answerUnreadableAddress,
  type Boundary,
  guardBoundary,
} from './boundary.ts'
import { acceptDrain } from './drain.ts'
import { limitConnections } from './load/connection-limit.ts'
import { endSlowBodies } from './load/slow-bodies.ts'
import { trustedAddresses } from './load/trusted-addresses.ts'
import { securityHeaders } from './security-headers.ts'
import { type WatchSettings, watch } from './watch/metrics.ts'
import { requestId } from './watch/request-id.ts'
import { traceRequests } from './watch/traces.ts'

type ProxySettings = {
  /** Addresses whose `X-Forwarded-For` is believed. */
  proxies: string[]
}

type ServerSettings = Boundary &
  WatchSettings &
  ProxySettings & {
    /** Whether our own programs call it, and no browser. */
    isInside: boolean
  }

type FrontSettings = WatchSettings &
  ProxySettings & {
    /** Visitors come over https. */
    secure: boolean
    /** Origin that visitors type. */
    publicUrl: string
    /** Names besides that of `publicUrl`. */
    hosts: readonly string[]
  }

/** A connection on which nothing moves for so long is ended, in milliseconds: also that of somebody who does not read the answer. */
const IDLE_CONNECTION_MS = 120_000

/** No body takes longer to arrive; those that come too slowly end sooner. */
const LONGEST_REQUEST_MS = 900_000

/** A guarded server that waits for nobody who does not go on, with what `options` add. */
export function createGuardedServer(
  settings: ServerSettings,
  options: FastifyServerOptions,
): FastifyInstance {
  const app = Fastify({
    connectionTimeout: IDLE_CONNECTION_MS,
    trustProxy: settings.proxies,
    genReqId: requestId,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    frameworkErrors: answerUnreadableAddress(settings.headers),
    clientErrorHandler: answerBrokenConnection(settings.headers),
    ...options,
  })
  app.server.on('connection', limitConnections(trustedAddresses(settings.proxies)))
  traceRequests(app, settings.isInside)
  guardBoundary(app, settings)
  acceptDrain(app)
  watch(app, settings)
  return app
}

/**
 * A server for visitors. `/healthz` says that it listens, `/readyz` that it is not being closed; a page can be served without the
 * backend, so neither asks it.
 */
export function createFrontServer(settings: FrontSettings): FastifyInstance {
  const headers = securityHeaders(settings)
  const hosts = answeringNames([settings.publicUrl], settings.hosts)
  const app = createGuardedServer(
    { ...settings, headers, hosts, isInside: false },
    { requestTimeout: LONGEST_REQUEST_MS, routerOptions: { maxParamLength: 500 } },
  )
  app.setErrorHandler(answerFault)
  endSlowBodies(app.server)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ready' }))
  return app
}
