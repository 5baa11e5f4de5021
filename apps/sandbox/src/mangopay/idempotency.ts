import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import { MangopayError, notFound } from './errors.ts'
import type { StoredResponse } from './types.ts'

const lifeMs = 24 * 3_600_000
const keyShape = /^[A-Za-z0-9-]{16,36}$/

declare module 'fastify' {
  interface FastifyRequest {
    responseKey: string | null
  }
}

/**
 * A key used before is answered 409 for 24 hours, whatever came of the first call; the first answer is read with
 * `GET /responses/{key}`, which is 404 while the first call still runs (§3.4).
 */
export function rememberResponses(app: FastifyInstance, { state, clock }: Sandbox): void {
  const { mangopay } = state
  app.decorateRequest('responseKey', null)

  app.addHook('preHandler', async (request) => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string' || request.url.includes('/oauth/')) return
    if (!keyShape.test(key)) {
      const problem = { 'Idempotency-Key': '16 to 36 letters, digits and dashes' }
      throw new MangopayError(400, 'param_error', 'The idempotency key is not well formed', problem)
    }
    const known = mangopay.responses[key]
    if (known && known.at > clock.nowMs() - lifeMs) {
      const text = 'A resource has already been created with this idempotency key'
      throw new MangopayError(409, 'idempotent_creation_conflict', text)
    }
    forgetOld(mangopay.responses, clock.nowMs() - lifeMs)
    mangopay.responses[key] = { at: clock.nowMs(), status: null, body: '', url: request.url }
    request.responseKey = key
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const stored = request.responseKey === null ? undefined : mangopay.responses[request.responseKey]
    if (!stored) return
    stored.status = reply.statusCode
    stored.body = typeof payload === 'string' ? payload : ''
  })
}

/** Keys stand in the order of their first use, so the old ones come first. */
function forgetOld(responses: Record<string, StoredResponse>, before: number): void {
  for (const key in responses) {
    if ((responses[key]?.at ?? 0) > before) return
    delete responses[key]
  }
}

/** `GET /responses/{key}`. */
export function responsesRoutes(app: FastifyInstance, { state, clock, urls }: Sandbox): void {
  app.get<{ Params: { key: string } }>('/:clientId/responses/:key', async ({ params }) => {
    const stored = state.mangopay.responses[params.key]
    if (!stored || stored.status === null || stored.at <= clock.nowMs() - lifeMs) throw notFound(params.key)
    return {
      StatusCode: String(stored.status),
      ContentLength: String(Buffer.byteLength(stored.body)),
      ContentType: 'application/json; charset=utf-8',
      Date: new Date(stored.at).toUTCString(),
      Resource: JSON.parse(stored.body),
      RequestURL: `${urls.main}${stored.url}`,
    }
  })
}
