import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { rawProblem } from '@filiera/contract/raw-problem'
import { hostName, refuseLine } from '@filiera/server-kit/host-names'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from './api/answer-problem.ts'
import type { StorefrontConfig } from './config.ts'
import { pageSecurityHeaders } from './pages/page-headers.ts'

type BoundarySettings = Pick<StorefrontConfig, 'secure' | 'hosts'> & { shop: { publicUrl: string } }

const details = {
  wrong_host: 'The shop does not answer under that name.',
  bad_request: 'The address must be a path of the shop.',
  uri_too_long: 'The address is too long.',
  method_not_allowed: 'The shop does not know that method.',
} as const

/** Puts the security headers on every answer, and refuses what was not sent to the shop before anything else looks at it. */
export function guardBoundary(app: FastifyInstance, settings: BoundarySettings): void {
  const headers = pageSecurityHeaders(settings)
  const names = [new URL(settings.shop.publicUrl).host, ...settings.hosts].map(hostName)
  const hosts = new Set(names.filter((name) => name !== null))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const refusal = refuseLine(request.raw, hosts)
    // probes of whoever runs the machines know it by its number only
    if (!refusal || (refusal === 'wrong_host' && request.url === '/healthz')) return
    return answerProblem(reply, refusal, details[refusal])
  })
  app.setErrorHandler(answerFault)
}

/** A refusal of the framework as it is; of anything else the visitor gets a reference, and the log the rest. */
function answerFault(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  if (status < 500) return reply.code(status).send('The shop cannot take this request.')
  const reference = randomBytes(4).toString('hex')
  console.error(reference, error)
  return reply.code(status).send(`Something went wrong on our side. Reference: ${reference}`)
}

/** Answers addresses that the router cannot read, for which no hook runs. */
export const answerUnreadableAddress =
  (settings: Pick<StorefrontConfig, 'secure'>) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'uri_too_long' : 'bad_request'
    answerProblem(reply.headers(pageSecurityHeaders(settings)), code, 'The address cannot be read.')
  }

/** Answers bytes that are no request, and ends their connection. */
export const answerBrokenConnection =
  (settings: Pick<StorefrontConfig, 'secure'>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawProblem(error.code, pageSecurityHeaders(settings)))
    socket.destroy(error)
  }
