import type { FastifyReply } from 'fastify'
import { answered } from './endpoint.ts'
import { setTotal } from './list-headers.ts'

/** A list of values that are JSON already. */
export const jsonList = (values: readonly string[]): string => `[${values.join(',')}]`

/** An object of values that are JSON already. */
export const jsonObject = (values: Readonly<Record<string, string>>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`

/** Sends an answer that is JSON already; whoever made it answers for its shape. */
export function sendJson(reply: FastifyReply, text: string): typeof answered {
  void reply.header('content-type', 'application/json; charset=utf-8').send(text)
  return answered
}

/** Sends a list of values that are JSON already; it is whole unless its total was said before. */
export function sendList(reply: FastifyReply, values: readonly string[]): typeof answered {
  if (!reply.hasHeader('x-total-count')) setTotal(reply, values.length)
  return sendJson(reply, jsonList(values))
}

/** Id of a product or post that is JSON already. */
export const idOf = (json: string): string => (JSON.parse(json) as { id: string }).id
