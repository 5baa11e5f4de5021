import {
  confirmRegistration,
  login,
  loginByLink,
  logout,
  openedSession,
  register,
  registerCheckout,
  resendConfirmation,
} from '@filiera/contract/customers/account'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BackendSettings } from '../backend-client.ts'
import { isLogoutRefused, type OriginSettings } from '../session/origin-check.ts'
import { closeSessionCookie, openSessionCookie, readSessionToken } from '../session/session.ts'
import { answerProblem } from './answer-problem.ts'
import { callBackend, passAnswer } from './call-backend.ts'
import { refuseOtherMethods } from './forward.ts'

export type AuthSettings = BackendSettings & OriginSettings

/** Calls that end in a session: the token goes into the cookie, the answer is `Session` without it. */
const opening = [login, loginByLink, registerCheckout, confirmRegistration]
/** Calls that only send a mail. */
const sending = [register, resendConfirmation]

/** Null for what is no JSON. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

async function openSession(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: AuthSettings,
): Promise<FastifyReply> {
  const answer = await callBackend(request, path, settings)
  if (!answer?.ok) return passAnswer(reply, answer, true)
  const opened = openedSession.safeParse(parseJson(answer.body))
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

/** Ends the session; when the backend cannot, the customer stays logged in (specification §4). */
async function closeSession(request: FastifyRequest, reply: FastifyReply, settings: AuthSettings) {
  if (isLogoutRefused(request, settings)) {
    return answerProblem(reply, 'origin_refused', 'Another site cannot log you out.')
  }
  if (readSessionToken(request.headers.cookie, settings)) {
    const answer = await callBackend(request, logout.path, settings)
    if (!answer || (!answer.ok && answer.status !== 401)) return passAnswer(reply, answer, true)
  }
  return reply
    .header('set-cookie', closeSessionCookie(settings))
    .header('cache-control', 'private, no-store')
    .status(204)
    .send()
}

/** The `/api/auth` calls that touch the session cookie. */
export function registerAuth(app: FastifyInstance, settings: AuthSettings): void {
  for (const { path } of opening) {
    app.post(`/api${path}`, (request, reply) => openSession(path, request, reply, settings))
  }
  for (const { path } of sending) {
    app.post(`/api${path}`, async (request, reply) =>
      passAnswer(reply, await callBackend(request, path, settings), true),
    )
  }
  for (const { path } of [...opening, ...sending]) refuseOtherMethods(app, `/api${path}`, new Set(['POST']))
  for (const url of [`/api${logout.path}`, `/api${logout.path}/`]) {
    app.get(url, { exposeHeadRoute: false }, (request, reply) => closeSession(request, reply, settings))
    refuseOtherMethods(app, url, new Set(['GET']))
  }
}
