import { STATUS_CODES } from 'node:http'
import { type Problem, type ProblemCode, problemStatus, problemType } from '@filiera/contract/problem'
import { Overloaded } from '@filiera/server-kit/load/admission'
import { isStorageFault } from '@filiera/server-kit/storage-fault'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConflictOfTransactions } from '../database/in-transaction.ts'
import { ProblemError, type ProblemExtra } from '../problem-error.ts'

/** Seconds to wait before a 503 is worth repeating: the database comes back by itself, room on a disk does not. */
const RETRY_AFTER_UNAVAILABLE = 2
const RETRY_AFTER_STORAGE = 60

const codeByFrameworkStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
  503: 'unavailable',
}

/**
 * SQLSTATE and socket errors of a database that is away or has no room, not of a wrong query: 53 no disk, memory or connection, 55P03 and 57014 a
 * lock or statement too long, 25P03 a transaction that stood still, 25006 read only, 58 a fault of its disk.
 */
const DATABASE_GONE =
  /^(08|57P|53|58|55P03|57014|25P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/

export function isDatabaseGone(error: Error & { code?: unknown }): boolean {
  if (typeof error.code === 'string' && DATABASE_GONE.test(error.code)) return true
  return /connection terminated|timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|is not queryable$|not currently accepting connections|PGlite is closed/i.test(
    error.message,
  )
}

/** Something was to be kept for an account that was deleted while the call was under way. */
function isAccountGone(error: Error & { code?: unknown; constraint?: unknown }): boolean {
  return error.code === '23503' && String(error.constraint).endsWith('_account_id_fkey')
}

function body(code: ProblemCode, detail: string, extra: ProblemExtra, requestId?: string): Problem {
  const status = extra.status ?? problemStatus[code]
  return {
    type: problemType(code),
    status,
    title: STATUS_CODES[status] ?? 'Error',
    detail,
    code,
    ...extra,
    ...(requestId ? { requestId } : {}),
  }
}

/** Answers RFC 9457 problem details (decision 4). */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  detail: string,
  extra: ProblemExtra = {},
  requestId?: string,
) {
  if (extra.retryAfterSeconds) void reply.header('retry-after', extra.retryAfterSeconds)
  return reply
    .status(extra.status ?? problemStatus[code])
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body(code, detail, extra, requestId))
}

/** The one handler of failures: known refusals as they are, the database's absence as 503, everything else as a 500 without inner text. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 'not_found', 'There is nothing here for you.'),
  )
  app.setErrorHandler(
    (error: FastifyError | ProblemError | Error, request: FastifyRequest, reply: FastifyReply) => {
      if (error instanceof ProblemError) return sendProblem(reply, error.code, error.message, error.extra)
      if (error instanceof Overloaded) {
        const { message, retryAfterSeconds } = error
        return sendProblem(reply, 'unavailable', message, { retryAfterSeconds })
      }
      if (isAccountGone(error)) return sendProblem(reply, 'not_signed_in', 'Sign in to go on.')
      if (isDatabaseGone(error)) {
        request.log.error({ err: error }, 'database unreachable')
        return sendProblem(reply, 'unavailable', 'Please try again in a moment.', {
          retryAfterSeconds: RETRY_AFTER_UNAVAILABLE,
        })
      }
      if (isConflictOfTransactions(error)) {
        request.log.error({ err: error }, 'transactions in conflict')
        return sendProblem(reply, 'unavailable', 'Many people want the same at the moment: try again.', {
          retryAfterSeconds: RETRY_AFTER_UNAVAILABLE,
        })
      }
      if (isStorageFault(error)) {
        request.log.error({ err: error }, 'files cannot be stored or read')
        return sendProblem(
          reply,
          'unavailable',
          'Nothing can be stored at the moment. Please try again later.',
          {
            retryAfterSeconds: RETRY_AFTER_STORAGE,
          },
        )
      }
      const status = 'statusCode' in error ? error.statusCode : undefined
      const code = status ? codeByFrameworkStatus[status] : undefined
      if (code) return sendProblem(reply, code, error.message)
      request.log.error({ err: error }, 'unexpected failure')
      return sendProblem(reply, 'internal', 'Something went wrong on our side.', {}, request.id)
    },
  )
}
