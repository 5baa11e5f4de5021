import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Header by which a request keeps its id from program to program, and by which its sender learns it. */
export const REQUEST_ID = 'x-request-id'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The id that came with a request, where it is one of ours, else a new one. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID()
}
