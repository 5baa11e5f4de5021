import type { Socket } from 'node:net'
import { rawProblem } from '@filiera/contract/raw-problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from './api/answer-problem.ts'
import { hostName, refuseLine } from './host-names.ts'
import { logFault } from './watch/log-fault.ts'
import { REQUEST_ID } from './watch/request-id.ts'

export type Boundary = {
  /** Security headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** Names by which the program answers. */
  hosts: ReadonlySet<string>
}

/** Names by which a program answers: those of its addresses, and others. */
export function answeringNames(addresses: readonly string[], others: readonly string[]): ReadonlySet<string> {
  const names = [...addresses.map((address) => new URL(address).host), ...others].map(hostName)
  return new Set(names.filter((name) => name !== null))
}

const details = {
  wrong_host: 'Nothing answers here under that name.',
  bad_request: 'The address must be a path of ours.',
  uri_too_long: 'The address is too long.',
  method_not_allowed: 'That method is not known here.',
} as const

/** Probes of whoever runs the machines know it by its number only. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Puts the security headers on every answer, and refuses what was not sent to this program before anything else looks at it. */
export function guardBoundary(app: FastifyInstance, { headers, hosts }: Boundary): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header(REQUEST_ID, request.id)
    const refusal = refuseLine(request.raw, hosts)
    if (!refusal || (refusal === 'wrong_host' && PROBES.has(request.url))) return
    return answerProblem(reply, refusal, details[refusal])
  })
}

/** A refusal of the framework as it is; of anything else the visitor gets a reference, and the log the rest. */
export function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  if (status < 500) return reply.code(status).send('This request cannot be taken.')
  logFault(request.id, 'unexpected failure', error)
  const reference = request.id.slice(0, 8)
  return reply.code(status).send(`Something went wrong on our side. Reference: ${reference}`)
}

/** Answers addresses that the router cannot read, for which no hook runs. */
export const answerUnreadableAddress =
  (headers: Boundary['headers']) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'uri_too_long' : 'bad_request'
    answerProblem(reply.headers(headers), code, 'The address cannot be read.')
  }

/** Answers bytes that are no request, and ends their connection. */
export const answerBrokenConnection =
  (headers: Boundary['headers']) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawProblem(error.code, headers))
    socket.destroy(error)
  }
