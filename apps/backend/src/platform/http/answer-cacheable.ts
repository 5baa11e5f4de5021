import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether one of the tags of `If-None-Match` is this one; weak ones compare equal (RFC 9110 §13.1.2). */
function matches(header: string, etag: string): boolean {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}

/** Public answers carry a strong ETag over their bytes; a client that has them gets 304 without a body. */
export async function answerCacheable(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload
  const bytes = Buffer.from(payload)
  const etag = `"${hash('sha1', bytes, 'base64url')}"`
  void reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
  const known = request.headers['if-none-match']
  if (known === undefined || !matches(known, etag)) return bytes
  void reply.status(304).removeHeader('content-length').removeHeader('content-type')
  return null
}
