import { COUNT_CAP, LAST_START } from '@filiera/domain/catalogue-constants'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Address of the next part, relative to the call, which comes through the shop's `/api` too: the same query from there on. */
function nextAddress(request: FastifyRequest, name: 'start' | 'after', from: string): string {
  const url = new URL(request.url, 'http://localhost')
  for (const known of ['start', 'page', 'after']) url.searchParams.delete(known)
  url.searchParams.set(name, from)
  return url.search
}

/** `X-Total-Count`, which stops at 1,001 (wire "Conventions"). */
export function setTotal(reply: FastifyReply, total: number): void {
  void reply.header('x-total-count', Math.min(COUNT_CAP + 1, total))
  if (total > COUNT_CAP) void reply.header('x-total-capped', 'true')
}

/** The total of a list that is continued by a cursor, and `Link: rel="next"` where there is one. */
export function setListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, next }: { total: number; next: string | null },
): void {
  setTotal(reply, total)
  if (next) void reply.header('link', `<${nextAddress(request, 'after', next)}>; rel="next"`)
}

/** The total of a list that is continued by `start`, and `Link: rel="next"` while more may follow its `length` entries. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, start, limit, length }: { total: number; start: number; limit: number; length: number },
): void {
  setTotal(reply, total)
  const next = start + limit
  const mayFollow = total > COUNT_CAP ? length === limit : next < total
  if (mayFollow && next <= LAST_START)
    void reply.header('link', `<${nextAddress(request, 'start', String(next))}>; rel="next"`)
}
