import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@filiera/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CookieSettings, readSessionToken } from '../session.ts'
import { answerProblem } from './answer-problem.ts'
import { spool } from './spool.ts'

/** What a form needs around its file, in bytes. */
const FORM_OVERHEAD = 16 * 1024
/** Uploads under way at a time; slow senders wait here and not in the backend. */
const MOST_HELD = 16
const RETRY_AFTER_SECONDS = 3

/**
 * A scope whose routes take one multipart body, read whole to disk within its own limit (413 beyond it, whatever length it announces).
 * Nothing is read without a session, nor while as many uploads as this program is meant for are under way.
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
    scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: IncomingMessage) =>
      spool(body, request.headers['content-length'], maxBytes + FORM_OVERHEAD),
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
