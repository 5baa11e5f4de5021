import type { FastifyReply, FastifyRequest } from 'fastify'
import { logFault } from '../watch/log-fault.ts'
import { answerProblem } from './answer-problem.ts'
import { BufferedBody } from './buffered-body.ts'
import { type Answer, type OutgoingCall, sendRequest } from './send-request.ts'
import { BACKEND_TIMEOUT_MS, type BackendSettings, passedCookies, visitorHeaders } from './visitor-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is passed on as the form it came as. */
    isUpload?: boolean
  }
}

/** Headers of a backend answer that are part of the contract. */
const PASSED_HEADERS = [
  'content-type',
  'cache-control',
  'content-disposition',
  'etag',
  'link',
  'retry-after',
  'vary',
  'x-total-count',
  'x-total-capped',
]

/** A whole segment of one or two dots, encoded or not, before the query. */
const DOT_SEGMENT = /^[^?]*?(?:^|\/)(?:\.|%2e){1,2}(?:[/?]|$)/i

/** Backend path and query of an `/api` request. Dot segments never get here: they would be resolved to another endpoint. */
export function backendPath(url: string): string | null {
  const path = url.replace(/^\/api/, '')
  return DOT_SEGMENT.test(path) || !path.startsWith('/') ? null : path
}

/** An upload stays the form that it is; every other body is JSON by now. */
function bodyType({ headers, routeOptions }: FastifyRequest): string {
  const isUpload = routeOptions.config.isUpload === true
  return (isUpload && headers['content-type']) || 'application/json'
}

const bodyOf = ({ body }: FastifyRequest): OutgoingCall['body'] =>
  body instanceof BufferedBody || (Buffer.isBuffer(body) && body.length > 0) ? body : null

/** Carries a request to the backend as it is, with the visitor's session and the backend's own cookies; null when no answer came. */
export async function callBackend(
  request: FastifyRequest,
  path: string,
  settings: BackendSettings,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Answer | null> {
  const { cookie, 'user-agent': userAgent, 'accept-language': language } = request.headers
  const visitor = { cookie, userAgent, language, address: request.ip, requestId: request.id }
  const body = bodyOf(request)
  try {
    return await sendRequest(settings.backendUrl, {
      method: request.method,
      path,
      headers: {
        ...visitorHeaders(visitor, settings),
        ...extraHeaders,
        ...(body ? { 'content-type': bodyType(request) } : {}),
      },
      body,
      timeoutMs: BACKEND_TIMEOUT_MS,
    })
  } catch (error) {
    logFault(request.id, 'the backend does not answer', error)
    return null
  }
}

/** Passes status, contract headers, the backend's own cookies and body of an answer on; personal ones are never stored by anybody. */
export function passAnswer(
  reply: FastifyReply,
  answer: Answer | null,
  settings: BackendSettings,
  isPersonal = true,
): FastifyReply {
  if (!answer) {
    return answerProblem(reply.header('retry-after', '2'), 'unavailable', 'Please try again in a moment.')
  }
  for (const name of PASSED_HEADERS) {
    const value = answer.headers[name]
    if (value !== undefined) void reply.header(name, value)
  }
  const cookies = passedCookies(answer.headers['set-cookie'] ?? [], settings)
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
  if (isPersonal || cookies.length > 0) void reply.header('cache-control', 'private, no-store')
  return reply.status(answer.status).send(answer.body)
}
