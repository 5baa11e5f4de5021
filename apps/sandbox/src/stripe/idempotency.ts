import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import { StripeError } from './errors.ts'

const lifeMs = 24 * 3_600_000

declare module 'fastify' {
  interface FastifyRequest {
    answerKey: string | null
  }
}

/**
 * The first answer of a key is replayed for 24 hours; other parameters are a 400, a call while the first runs a 409.
 * Answers to requests that were refused before anything ran are not kept (§4.7).
 */
export function rememberAnswers(app: FastifyInstance, { state, clock }: Sandbox): void {
  app.decorateRequest('answerKey', null)

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return
    if (key.length === 0 || key.length > 255)
      throw new StripeError(400, 'Idempotency keys have 1 to 255 characters')
    const parameters = `${request.url} ${typeof request.body === 'string' ? request.body : ''}`
    const { answers } = state.stripe
    const known = answers[key]
    if (!known || known.at <= clock.nowMs() - lifeMs) {
      answers[key] = { at: clock.nowMs(), parameters, status: null, body: '' }
      request.answerKey = key
      return
    }
    if (known.parameters !== parameters) {
      const text = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
      throw new StripeError(400, text, { type: 'idempotency_error' })
    }
    if (known.status === null) {
      const text = 'There is currently another in-progress request using this idempotent key'
      throw new StripeError(409, text, { type: 'idempotency_error', code: 'idempotency_key_in_use' })
    }
    reply.header('idempotent-replayed', 'true').type('application/json; charset=utf-8')
    return reply.code(known.status).send(known.body)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.answerKey === null) return
    const { answers } = state.stripe
    const stored = answers[request.answerKey]
    const refused = reply.statusCode === 400 || reply.statusCode === 401 || reply.statusCode === 404
    if (refused) delete answers[request.answerKey]
    else if (stored) {
      stored.status = reply.statusCode
      stored.body = typeof payload === 'string' ? payload : ''
    }
  })
}
