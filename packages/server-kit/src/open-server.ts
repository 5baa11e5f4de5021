import Fastify, { type FastifyInstance } from 'fastify'
import {
  answerBrokenConnection,
  answerUnreadableAddress,
  type BoundarySettings,
  guardBoundary,
} from './boundary.ts'
import { acceptDrain } from './drain.ts'
import { limitConnections } from './load/connection-limit.ts'
import { endSlowBodies } from './load/slow-bodies.ts'
import { trustedAddresses } from './load/trusted-addresses.ts'
import { type WatchSettings, watch } from './watch/metrics.ts'
import { requestId } from './watch/request-id.ts'
import { traceRequests } from './watch/traces.ts'

export type ServerSettings = BoundarySettings &
  WatchSettings & {
    /** Addresses whose `X-Forwarded-For` is believed. */
    proxies: string[]
  }

/** A connection on which nothing moves for so long is ended, in milliseconds: also that of somebody who does not read the answer. */
export const IDLE_CONNECTION_MS = 120_000

/** No body takes longer to arrive; those that come too slowly end sooner. */
const LONGEST_REQUEST_MS = 900_000

/**
 * A guarded server that waits for nobody who does not go on. `/healthz` says that it listens, `/readyz` that it is not being closed; a
 * page can be served without the backend, so neither asks it.
 */
export function openServer(settings: ServerSettings): FastifyInstance {
  const app = Fastify({
    connectionTimeout: IDLE_CONNECTION_MS,
    trustProxy: settings.proxies,
    requestTimeout: LONGEST_REQUEST_MS,
    genReqId: requestId,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress(settings),
    clientErrorHandler: answerBrokenConnection(settings),
  })
  app.server.on('connection', limitConnections(trustedAddresses(settings.proxies)))
  endSlowBodies(app.server)
  traceRequests(app, false)
  guardBoundary(app, settings)
  acceptDrain(app)
  watch(app, settings)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ready' }))
  return app
}
