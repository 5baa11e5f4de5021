import type { Socket } from 'node:net'
import { rawProblem } from '@filiera/contract/raw-problem'
import { PROBES } from '@filiera/server-kit/boundary'
import { hostName, listOf, type RefusedLine, refuseLine } from '@filiera/server-kit/host-names'
import { REQUEST_ID } from '@filiera/server-kit/watch/request-id'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { ProblemError } from '../problem-error.ts'
import { sendProblem } from './problem.ts'

/**
 * Headers of every answer, refusals included; answers that browsers show have a policy of their own. A table and not @fastify/helmet,
 * because answers to bytes that are no request carry them too, without any hook.
 */
const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

type Addresses = Pick<Config, 'BACKEND_PUBLIC_URL' | 'BACKEND_URL' | 'BACKEND_HOSTS'>

/** {@link securityHeaders}, with a year of HSTS when the backend is known by an https address. */
export function answerHeaders({
  BACKEND_PUBLIC_URL,
}: Pick<Config, 'BACKEND_PUBLIC_URL'>): Readonly<Record<string, string>> {
  if (!BACKEND_PUBLIC_URL.startsWith('https:')) return securityHeaders
  return { ...securityHeaders, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}

/** Names under which the backend answers. */
function allowedHosts({ BACKEND_PUBLIC_URL, BACKEND_URL, BACKEND_HOSTS }: Addresses): ReadonlySet<string> {
  const addresses = [BACKEND_PUBLIC_URL, BACKEND_URL].filter((url) => url !== undefined)
  const names = [...addresses.map((url) => new URL(url).host), ...listOf(BACKEND_HOSTS)]
  return new Set(names.map(hostName).filter((name) => name !== null))
}

const details: Readonly<Record<RefusedLine, string>> = {
  wrong_host: 'This server does not answer under that name.',
  bad_request: 'The address must be a path of this server.',
  uri_too_long: 'The address is too long.',
  method_not_allowed: 'This server does not know that method.',
}

/** Puts the security headers on every answer, and refuses what was not sent to this server before anything else looks at it. */
export function guardBoundary(app: FastifyInstance, config: Addresses): void {
  const headers = answerHeaders(config)
  const hosts = allowedHosts(config)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header(REQUEST_ID, request.id)
    const refusal = refuseLine(request.raw, hosts)
    if (!refusal || (refusal === 'wrong_host' && PROBES.has(request.url))) return
    throw new ProblemError(refusal, details[refusal])
  })
}

/** Answers addresses that the router cannot read, for which no hook runs. */
export const answerUnreadableAddress =
  (config: Addresses) =>
  (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    const isTooLong = 'code' in error && error.code === 'FST_ERR_MAX_PARAM_LENGTH'
    const code = isTooLong ? 'uri_too_long' : 'bad_request'
    void sendProblem(reply.headers(answerHeaders(config)), code, 'The address cannot be read.')
  }

/** Answers bytes that are no request, and ends their connection. */
export const answerBrokenConnection =
  (config: Addresses) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawProblem(error.code, answerHeaders(config)))
    socket.destroy(error)
  }
