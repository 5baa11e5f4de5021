import type { BackendCall } from '@filiera/contract/client'
import type { FastifyRequest } from 'fastify'
import type { VisitorSession } from '../app/shell/server-contexts.ts'
import { type BackendSettings, createVisitorBackend } from './backend-client.ts'
import { closeSessionCookie, forgetVisitorCookie, openSessionCookie, readSessionToken } from './session.ts'

/** What loaders and actions of one request get: the backend on behalf of the visitor, and the session; `cookies` go out with the answer. */
export function openVisitor(
  settings: BackendSettings,
  request: FastifyRequest,
): { call: BackendCall; session: VisitorSession; cookies: string[] } {
  const { cookie, 'user-agent': userAgent, 'accept-language': language } = request.headers
  const visitor = { cookie, userAgent, language, address: request.ip }
  const cookies: string[] = []
  const setCookie = (header: string) => void cookies.push(header)
  const call = createVisitorBackend(visitor, settings, setCookie)
  const session: VisitorSession = {
    signedIn: readSessionToken(cookie, settings) !== null,
    open({ token, expiresAt }) {
      session.signedIn = true
      setCookie(openSessionCookie(token, expiresAt, settings))
      return (endpoint, input, headers) =>
        call(endpoint, input, { ...headers, authorization: `Bearer ${token}` })
    },
    close() {
      session.signedIn = false
      setCookie(closeSessionCookie(settings))
    },
    forget() {
      session.close()
      setCookie(forgetVisitorCookie(settings))
    },
  }
  return { call, session, cookies }
}
