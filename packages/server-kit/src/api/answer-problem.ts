import { STATUS_CODES } from 'node:http'
import { type Problem, type ProblemCode, problemStatus, problemType } from '@filiera/contract/problem'
import type { FastifyReply } from 'fastify'

/** Answers RFC 9457 problem details from a program in front of the backend (decision 4). */
export function answerProblem(reply: FastifyReply, code: ProblemCode, detail: string): FastifyReply {
  const status = problemStatus[code]
  const problem: Problem = {
    type: problemType(code),
    status,
    title: STATUS_CODES[status] ?? 'Error',
    detail,
    code,
  }
  return reply
    .status(status)
    .header('cache-control', 'private, no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}
