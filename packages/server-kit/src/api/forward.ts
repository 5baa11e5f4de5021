import { SESSION_ENDED_HEADER } from '@filiera/contract/customers/sessions'
import type { Endpoint } from '@filiera/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAdmission, Overloaded } from '../load/admission.ts'
import { clientOf } from '../load/client-of.ts'
import { trustedAddresses } from '../load/trusted-addresses.ts'
import { comesFromElsewhere, type OriginSettings } from '../session/origin-check.ts'
import { closeSessionCookie, renewedSessionCookie } from '../session/session.ts'
import { answerProblem } from './answer-problem.ts'
import { BufferedBody } from './buffered-body.ts'
import { backendPath, callBackend, passAnswer } from './call-backend.ts'
import { registerUpload, type UploadBounds } from './upload-body.ts'
import type { BackendSettings } from './visitor-headers.ts'

export type ForwardSettings = BackendSettings &
  OriginSettings & {
    catalogueUrl: string
    /** Addresses whose `X-Forwarded-For` is believed. */
    proxies: readonly string[]
  }

/** The backend decides what it takes; this bounds what waits for one that does not answer. */
const PLACES = { name: 'calls', width: 256, longestWaitMs: 1000 }

/** What passes, and which calls are more than a message to and fro. */
export type ForwardCalls = {
  forwarded: readonly Endpoint[]
  /** Asked once a page load: the moment at which a used session slides on. */
  renewing: Endpoint
  /** A success ends the session. */
  ending: readonly Endpoint[]
  /** Reads that no other site may cause. */
  guarded: readonly Endpoint[]
}

/** Request headers that belong to a call itself; everything else of the browser stays here. */
const CARRIED_HEADERS = ['idempotency-key', 'if-match', 'if-none-match']

function carriedHeaders(request: FastifyRequest): Record<string, string> {
  const carried: Record<string, string> = {}
  for (const name of CARRIED_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') carried[name] = value
  }
  return carried
}

async function forward(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ForwardSettings,
  calls: ForwardCalls,
): Promise<FastifyReply> {
  const path = backendPath(request.url)
  if (!path) return answerProblem(reply, 'not_found', 'There is nothing here for you.')
  if (calls.guarded.includes(endpoint) && comesFromElsewhere(request, settings)) {
    return answerProblem(reply, 'origin_refused', 'Another site gets nothing here.')
  }
  const isPublic = endpoint.access === 'public'
  const base = isPublic && endpoint.tag === 'Catalogue' ? settings.catalogueUrl : settings.backendUrl
  const answer = await callBackend(request, path, { ...settings, backendUrl: base }, carriedHeaders(request))
  if (endpoint === calls.renewing && answer?.ok) {
    const renewed = renewedSessionCookie(request.headers.cookie, settings)
    if (renewed) void reply.header('set-cookie', renewed)
  }
  const hasEnded = calls.ending.includes(endpoint) || answer?.headers[SESSION_ENDED_HEADER] !== undefined
  if (hasEnded && answer?.ok) void reply.header('set-cookie', closeSessionCookie(settings))
  return passAnswer(reply, answer, settings, !isPublic)
}

/** Serves the forwarded endpoints under `/api` + their backend path; a known address with another method is a 405. */
export function registerForward(
  app: FastifyInstance,
  settings: ForwardSettings,
  calls: ForwardCalls,
  bounds: UploadBounds,
): void {
  const admit = createAdmission(PLACES)
  const proxies = trustedAddresses(settings.proxies)
  async function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    try {
      return await admit(clientOf(request, proxies), () => forward(endpoint, request, reply, settings, calls))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return answerProblem(reply.header('retry-after', error.retryAfterSeconds), 'unavailable', error.message)
    } finally {
      // not when the response ends: a customer who leaves does not cut an upload short
      if (request.body instanceof BufferedBody) await request.body.close()
    }
  }
  const serve = (scope: FastifyInstance, endpoint: Endpoint) =>
    scope.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      exposeHeadRoute: false,
      config: { isUpload: endpoint.upload !== undefined },
      handler: (request, reply) => answer(endpoint, request, reply),
    })
  const methodsByPath = new Map<string, Set<string>>()
  for (const endpoint of calls.forwarded) {
    const url = `/api${endpoint.path}`
    if (endpoint.upload)
      registerUpload(app, endpoint.upload, bounds, settings, (scope) => serve(scope, endpoint))
    else serve(app, endpoint)
    methodsByPath.set(url, (methodsByPath.get(url) ?? new Set<string>()).add(endpoint.method))
  }
  for (const [url, methods] of methodsByPath) refuseOtherMethods(app, url, methods)
}

/** Answers 405 with `Allow` for the methods that an address does not have. */
export function refuseOtherMethods(app: FastifyInstance, url: string, methods: ReadonlySet<string>): void {
  const others = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (method) => !methods.has(method),
  )
  app.route({
    method: others,
    url,
    exposeHeadRoute: false,
    handler: (_request, reply) =>
      answerProblem(
        reply.header('allow', [...methods].join(', ')),
        'method_not_allowed',
        'This address does not take that method.',
      ),
  })
}
