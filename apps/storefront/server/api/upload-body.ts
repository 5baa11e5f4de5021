import type { Endpoint } from '@filiera/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { type CookieSettings, readSessionToken } from '../session.ts'
import { answerProblem } from './answer-problem.ts'

/** What a form needs around its file, in bytes. */
const FORM_OVERHEAD = 16 * 1024
/** Uploads held in memory at a time; slow senders wait here and not in the backend. */
const MOST_HELD = 16
const RETRY_AFTER_SECONDS = 3

/**
 * A scope whose routes take one multipart body, read whole within its own limit (413 beyond it, whatever length it announces).
 * Nothing is read without a session, nor while as many uploads as memory is meant for are under way.
 */
export function registerUpload(
  app: FastifyInstance,
  { maxBytes }: NonNullable<Endpoint['upload']>,
  settings: CookieSettings,
  registerRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    let held = 0
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: maxBytes + FORM_OVERHEAD },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (!readSessionToken(request.headers.cookie, settings))
        return answerProblem(reply, 'not_signed_in', 'Sign in to go on.')
      if (held >= MOST_HELD) {
        void reply.header('retry-after', RETRY_AFTER_SECONDS)
        return answerProblem(
          reply,
          'unavailable',
          'Many photos are being uploaded. Please try again in a moment.',
        )
      }
      held += 1
      reply.raw.once('close', () => {
        held -= 1
      })
    })
    registerRoutes(scope)
  })
}
