import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const NAME = 'filiera_visitor'
/** Only a cookie set by this very host over https may carry this prefix. */
const SECURE_NAME = `__Host-${NAME}`
/** A visitor's cart is remembered this long after its last change. */
export const VISITOR_SECONDS = 90 * 24 * 3600

const id = z.uuid()

/** The visitor's id out of the signed cookie; null when there is none or somebody wrote it themselves (decision 11). */
export function readVisitor(request: FastifyRequest, secure: boolean): string | null {
  const cookie = request.cookies[secure ? SECURE_NAME : NAME]
  if (!cookie) return null
  const opened = request.unsignCookie(cookie)
  const parsed = opened.valid ? id.safeParse(opened.value) : null
  return parsed?.success ? parsed.data : null
}

/** The visitor's id, a new unguessable one where there is none; the cookie goes out with the answer. */
export function setVisitorCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const visitorId = readVisitor(request, secure) ?? randomUUID()
  void reply.setCookie(secure ? SECURE_NAME : NAME, visitorId, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: VISITOR_SECONDS,
  })
  return visitorId
}
