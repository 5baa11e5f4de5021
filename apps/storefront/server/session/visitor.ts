import type { BackendCall } from '@filiera/contract/client'
import type { Language } from '@filiera/domain/languages'
import { type BackendSettings, visitorHeaders } from '@filiera/server-kit/api/visitor-headers'
import { closeSessionCookie, openSessionCookie, readSessionToken } from '@filiera/server-kit/session/session'
import type { FastifyRequest } from 'fastify'
import { pagePath } from '../../app/pages/page-path.ts'
import type { VisitorSession } from '../../app/state/server-contexts.ts'
import { languageOfPath } from '../../app/texts/language-path.ts'
import { createVisitorBackend } from '../backend-client.ts'
import { closeNextCookie, openNextCookie, readNextCookie } from './next-cookie.ts'
import { forgetVisitorCookie } from './shop-cookies.ts'
import type { StaleReads } from './stale-reads.ts'

/** Pages on which somebody works with an account: mails follow their language. */
const ACCOUNT_PAGES = /^\/(?:account|operator)(?:\/|$)/

/** Language of such a page, by its address; undefined for every other. */
export function pageLanguage(url: string): Language | undefined {
  const path = url.split('?', 1)[0] ?? ''
  return ACCOUNT_PAGES.test(pagePath(path)) ? languageOfPath(path) : undefined
}

/** What loaders and actions of one request get: the backend on behalf of the visitor, and the session; `cookies` go out with the answer. */
export function openVisitor(
  settings: BackendSettings,
  request: FastifyRequest,
  staleReads: StaleReads,
): { call: BackendCall; session: VisitorSession; cookies: string[] } {
  const { cookie, 'user-agent': userAgent, 'accept-language': language } = request.headers
  const visitor = {
    ...{ cookie, userAgent, language },
    address: request.ip,
    pageLanguage: pageLanguage(request.url),
    requestId: request.id,
  }
  const cookies: string[] = []
  const setCookie = (header: string) => void cookies.push(header)
  const { authorization, cookie: cart } = visitorHeaders(visitor, settings)
  const call = staleReads(createVisitorBackend(visitor, settings, setCookie), {
    key: authorization ?? cart,
    sendsForm: request.method === 'POST',
  })
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
    remember(next) {
      setCookie(openNextCookie(next, settings))
    },
    recall() {
      const next = readNextCookie(cookie)
      if (next !== null) setCookie(closeNextCookie(settings))
      return next
    },
  }
  return { call, session, cookies }
}
