import { listOf } from '@filiera/server-kit/host-names'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { ProblemError } from '../problem-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a page of a listed origin may send and read; cookies never: such pages present a bearer. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-none-match, accept-language',
  'access-control-max-age': '600',
}
const readable = {
  'access-control-expose-headers': 'etag, link, retry-after, x-total-count, x-total-capped, x-session-ended',
}

type Origins = Pick<Config, 'PUBLIC_URL' | 'BACKEND_PUBLIC_URL' | 'BROWSER_ORIGINS'>

/**
 * Lets browsers in from the shop and the configured origins only (wire "Two faces"): others get no CORS header, and what they
 * would change is refused before any work.
 */
export function admitOrigins(app: FastifyInstance, config: Origins): void {
  const listed = new Set(
    [config.PUBLIC_URL, ...listOf(config.BROWSER_ORIGINS)].map((url) => new URL(url).origin),
  )
  const own = new URL(config.BACKEND_PUBLIC_URL).origin
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || origin === own) return
    if (!listed.has(origin)) {
      if (SAFE_METHODS.has(request.method)) return
      throw new ProblemError('origin_refused', 'Pages of that site cannot do this.')
    }
    void reply.header('access-control-allow-origin', origin).headers(readable)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
      return reply.headers(preflight).status(204).send()
  })
}
