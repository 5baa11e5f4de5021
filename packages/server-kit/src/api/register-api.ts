import type { Endpoint } from '@filiera/contract/endpoint'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOriginRefused } from '../session/origin-check.ts'
import { isStorageFault } from '../storage-fault.ts'
import { logFault } from '../watch/log-fault.ts'
import { answerProblem } from './answer-problem.ts'
import { type AuthCalls, type AuthSettings, registerAuth } from './auth.ts'
import { acceptForms } from './form-body.ts'
import { type ForwardCalls, type ForwardSettings, registerForward } from './forward.ts'
import { boundUnreadBodies, createUploadBounds } from './upload-body.ts'

type ApiSettings = ForwardSettings & AuthSettings

/** The calls of the contract that a program serves; every other is a 404. */
export type ApiCalls = AuthCalls &
  ForwardCalls & {
    /** Calls whose body may be a form (specification §7 "Other"). */
    forms: readonly Endpoint[]
    /** Largest body of a call that is no upload, in bytes; the backend may take less. */
    bodyLimit: number
  }

const codeByStatus = {
  400: 'bad_request',
  413: 'too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
} as const

/** The front end's own calls (specification §7): `/api` and everything below it. */
export async function registerApi(
  app: FastifyInstance,
  settings: ApiSettings,
  calls: ApiCalls,
): Promise<void> {
  await app.register(async (api) => {
    const bounds = createUploadBounds()
    boundUnreadBodies(api, bounds)
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: calls.bodyLimit },
      (_request, body, done) => done(null, body),
    )
    acceptForms(api, calls.bodyLimit, calls.forms)
    api.addHook('onRequest', async (request, reply) => {
      if (isOriginRefused(request, settings)) {
        return answerProblem(reply, 'origin_refused', 'This call must come from our own pages.')
      }
    })
    api.setErrorHandler(answerFault)
    registerAuth(api, settings, calls)
    registerForward(api, settings, calls, bounds)
    for (const url of ['/api', '/api/*']) {
      api.all(url, (_request, reply) => answerProblem(reply, 'not_found', 'There is nothing here for you.'))
    }
  })
}

/** Faults of the framework (broken length, foreign media type, too large) as problems; anything else is ours and stays inside. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = Object.entries(codeByStatus).find(([status]) => Number(status) === error.statusCode)?.[1]
  if (code) return answerProblem(reply, code, error.message)
  logFault(request.id, `${request.method} ${request.routeOptions.url ?? 'an unknown address'} failed`, error)
  if (isStorageFault(error))
    return answerProblem(
      reply.header('retry-after', '60'),
      'unavailable',
      'Nothing can be stored at the moment. Please try again later.',
    )
  return answerProblem(reply, 'internal', 'Something went wrong on our side.')
}
