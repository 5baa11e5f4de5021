import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@filiera/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardBody } from '../discard-body.ts'
import { readSessionToken, type SessionSettings } from '../session/session.ts'
import { createThrottle } from '../throttle.ts'
import { answerProblem } from './answer-problem.ts'
import { BufferedBody, bufferToDisk } from './buffered-body.ts'
import { createPlaces, type Places } from './upload-places.ts'

/** What a form needs around its file, in bytes. */
const FORM_OVERHEAD = 16 * 1024
/** Bytes of all uploads together that are read in a second: more than the backend makes photos of. */
const BYTES_PER_SECOND = 16 * 1024 * 1024
/** Uploads on disk or on their way there; slow senders wait here and not in the backend. Others wait unread, in their own sockets. */
const HELD = { most: 16, waiting: 64, waitMs: 20_000 }
/** Uploads on their way through the backend: one is decoded while the next ones come in. */
const PASSED_ON = { most: 4, waiting: HELD.most, waitMs: 30_000 }
const RETRY_AFTER_SECONDS = 3

/** Uploads of all routes share these. */
export type UploadBounds = { throttle: ReturnType<typeof createThrottle>; held: Places; passedOn: Places }

/** The bounds of all uploads; once per program. */
export const createUploadBounds = (): UploadBounds => ({
  throttle: createThrottle(BYTES_PER_SECOND),
  held: createPlaces(HELD),
  passedOn: createPlaces(PASSED_ON),
})

/** Takes a place until the answer is out or its connection gone. @returns false when there is none */
async function occupy(places: Places, { raw }: FastifyReply): Promise<boolean> {
  const gone = new AbortController()
  const leaveQueue = () => gone.abort()
  raw.once('close', leaveQueue)
  const leave = await places.take(gone.signal)
  raw.off('close', leaveQueue)
  if (!leave) return false
  if (raw.closed) leave()
  else raw.once('close', leave)
  return true
}

const refuse = (reply: FastifyReply) =>
  answerProblem(
    reply.header('retry-after', RETRY_AFTER_SECONDS),
    'unavailable',
    'Many photos are being uploaded. Please try again in a moment.',
  )

/**
 * A scope whose routes take one multipart body, read whole to disk within its limit (413 beyond, whatever it announces). Nothing is read without a
 * session, and few at a time, at a bounded rate.
 */
export function registerUpload(
  app: FastifyInstance,
  { maxBytes }: NonNullable<Endpoint['upload']>,
  { throttle, held, passedOn }: UploadBounds,
  settings: SessionSettings,
  registerRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: IncomingMessage) =>
      bufferToDisk(body, request.headers['content-length'], maxBytes + FORM_OVERHEAD, throttle),
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (!readSessionToken(request.headers.cookie, settings))
        return answerProblem(reply, 'not_signed_in', 'Sign in to go on.')
      if (!(await occupy(held, reply))) return refuse(reply)
    })
    scope.addHook('preHandler', async ({ body }, reply) => {
      if (await occupy(passedOn, reply)) return
      if (body instanceof BufferedBody) await body.close()
      return refuse(reply)
    })
    registerRoutes(scope)
  })
}

/** Keeps refusals of large bodies cheap on all routes of a scope. */
export function boundUnreadBodies(scope: FastifyInstance, { throttle }: UploadBounds): void {
  scope.addHook('onSend', async (request, reply) => {
    if (discardBody(request.raw, throttle)) void reply.header('connection', 'close')
  })
}
