import Fastify, { type FastifyInstance } from 'fastify'
import {
  answerBrokenConnection,
  answerUnreadableAddress,
  type BoundarySettings,
  guardBoundary,
} from './boundary.ts'
import { limitConnections } from './connection-limit.ts'

export type ServerSettings = BoundarySettings & {
  /** Addresses whose `X-Forwarded-For` is believed. */
  proxies: string[]
}

/** A guarded server that waits for nobody: uploads of slow lines are through in a minute. `/healthz` says that it listens. */
export function openServer(settings: ServerSettings): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    trustProxy: settings.proxies,
    requestTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress(settings),
    clientErrorHandler: answerBrokenConnection(settings),
  })
  app.server.on('connection', limitConnections(new Set(settings.proxies)))
  guardBoundary(app, settings)
  app.get('/healthz', async () => ({ status: 'ok' }))
  return app
}
