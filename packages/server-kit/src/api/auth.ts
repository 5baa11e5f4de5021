import { logout } from '@filiera/contract/customers/account'
import type { Endpoint } from '@filiera/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isLogoutRefused, type OriginSettings } from '../session/origin-check.ts'
import { closeSessionCookie, openSessionCookie, readSessionToken } from '../session/session.ts'
import { answerProblem } from './answer-problem.ts'
import { callBackend, passAnswer } from './call-backend.ts'
import { refuseOtherMethods } from './forward.ts'
import type { BackendSettings } from './visitor-headers.ts'

export type AuthSettings = BackendSettings & OriginSettings

/** A call that ends in a session: the token goes into the cookie, the answer is what is left. */
type OpeningEndpoint = Endpoint & {
  answers: { 200: z.ZodType<{ token: string; expiresAt: string }> }
}

export type AuthCalls = {
  opening: readonly OpeningEndpoint[]
  /** Calls before a session that open none: those that send a mail, and an invitation that is looked at. */
  sending: readonly Endpoint[]
}

/** Null for what is no JSON. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

async function openSession(
  { path, answers }: OpeningEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: AuthSettings,
): Promise<FastifyReply> {
  const answer = await callBackend(request, path, settings)
  if (!answer?.ok) return passAnswer(reply, answer, settings)
  const opened = answers[200].safeParse(parseJson(answer.body))
  if (!opened.success) {
    console.error('the backend opened a session in a shape that is not the contract’s')
    return answerProblem(reply, 'internal', 'Something went wrong on our side.')
  }
  const { token, expiresAt, ...session } = opened.data
  return reply
    .header('set-cookie', openSessionCookie(token, expiresAt, settings))
    .header('cache-control', 'private, no-store')
    .send(session)
}

/** Ends the session; when the backend cannot, the visitor stays logged in (specification §4). */
async function closeSession(request: FastifyRequest, reply: FastifyReply, settings: AuthSettings) {
  if (isLogoutRefused(request, settings)) {
    return answerProblem(reply, 'origin_refused', 'Another site cannot log you out.')
  }
  if (readSessionToken(request.headers.cookie, settings)) {
    const answer = await callBackend(request, logout.path, settings)
    if (!answer || (!answer.ok && answer.status !== 401)) return passAnswer(reply, answer, settings)
  }
  return reply
    .header('set-cookie', closeSessionCookie(settings))
    .header('cache-control', 'private, no-store')
    .status(204)
    .send()
}

/** The `/api/auth` calls that touch the session cookie. */
export function registerAuth(
  app: FastifyInstance,
  settings: AuthSettings,
  { opening, sending }: AuthCalls,
): void {
  for (const endpoint of opening) {
    app.post(`/api${endpoint.path}`, (request, reply) => openSession(endpoint, request, reply, settings))
  }
  for (const { path } of sending) {
    app.post(`/api${path}`, async (request, reply) =>
      passAnswer(reply, await callBackend(request, path, settings), settings),
    )
  }
  for (const { path } of [...opening, ...sending]) refuseOtherMethods(app, `/api${path}`, new Set(['POST']))
  for (const url of [`/api${logout.path}`, `/api${logout.path}/`]) {
    app.get(url, { exposeHeadRoute: false }, (request, reply) => closeSession(request, reply, settings))
    refuseOtherMethods(app, url, new Set(['GET']))
  }
}
