import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import type { Fault } from './types.ts'

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | null
  }
}

export type ErrorBody = (status: 429 | 500) => object

/** Makes a provider's routes obey the fault control. Call it after the hooks that store answers. */
export function obeyFaults(app: FastifyInstance, sandbox: Sandbox, errorBody: ErrorBody): void {
  app.decorateRequest('fault', null)
  app.addHook('onRequest', async (request, reply) => {
    const fault = take(sandbox, request)
    request.fault = fault
    if (!fault) return
    if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault.kind === 'drop-before') return drop(reply)
    if (fault.kind === 'status-500') return reply.code(500).headers(fault.headers).send(errorBody(500))
    if (fault.kind === 'status-429') return reply.code(429).headers(fault.headers).send(errorBody(429))
  })
}

/** A failure inside the call, which its key keeps like any answer. Call it after the hook that takes the key. */
export function failInside(app: FastifyInstance, errorBody: ErrorBody): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.fault?.kind !== 'kept-500' || reply.sent) return
    return reply.code(500).headers(request.fault.headers).send(errorBody(500))
  })
}

/** The second half: what happens to an answer that was already made (and stored). */
export function spoilAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const kind = request.fault?.kind
    if (kind === 'drop-after') request.raw.socket.destroy()
    if (typeof payload !== 'string') return payload
    if (kind === 'malformed-json') return payload.slice(0, Math.max(1, Math.floor(payload.length / 2)))
    if (kind === 'wrong-amount') {
      reply.removeHeader('content-length')
      return payload.replace(
        /("(?:Amount|amount|amount_total)":)(\d+)/g,
        (_all, key, n) => `${key}${Number(n) + 1}`,
      )
    }
    return payload
  })
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.destroy()
  return reply
}

function take(sandbox: Sandbox, request: FastifyRequest): Fault | null {
  const path = request.url.split('?')[0] ?? ''
  const fault = sandbox.state.faults.find(
    (one) =>
      one.left > 0 && (one.method === null || one.method === request.method) && matches(one.path, path),
  )
  if (!fault) return null
  fault.left -= 1
  sandbox.state.faults = sandbox.state.faults.filter((one) => one.left > 0)
  return fault
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}/?$`, 'i').test(path)
}
