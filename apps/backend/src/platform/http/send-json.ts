import type { FastifyReply } from 'fastify'
import { answered } from './endpoint.ts'

/** Sends an answer that is JSON already; whoever made it answers for its shape. */
export function sendJson(reply: FastifyReply, text: string): typeof answered {
  void reply.header('content-type', 'application/json; charset=utf-8').send(text)
  return answered
}
