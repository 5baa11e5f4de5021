import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Address of the next page, relative to the call, which comes through the shop's `/api` too: the same query behind the cursor. */
function nextAddress(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://localhost')
  for (const name of ['start', 'page']) url.searchParams.delete(name)
  url.searchParams.set('after', cursor)
  return url.search
}

/** `X-Total-Count`, which stops at 1,001, and `Link: rel="next"` where there is a cursor (wire "Conventions"). */
export function setListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, next = null }: { total: number; next?: string | null },
): void {
  void reply.header('x-total-count', total)
  if (total > COUNT_CAP) void reply.header('x-total-capped', 'true')
  if (next) void reply.header('link', `<${nextAddress(request, next)}>; rel="next"`)
}
