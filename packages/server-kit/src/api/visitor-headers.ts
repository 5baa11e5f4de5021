import { PAGE_LANGUAGE_HEADER } from '@filiera/contract/customers/account'
import type { Language } from '@filiera/domain/languages'
import { readSessionToken, type SessionSettings } from '../session/session.ts'
import { REQUEST_ID } from '../watch/request-id.ts'

/** Time for one call, in milliseconds: a little more than a payment provider gets from the backend. */
export const BACKEND_TIMEOUT_MS = 15_000

export type BackendSettings = SessionSettings & {
  backendUrl: string
  /** Names of the backend's own cookies, which are carried to and fro; none when absent. */
  backendCookies?: RegExp
}

/** On whose behalf a program calls the backend. */
export type Visitor = {
  cookie: string | undefined
  /** Address of the client, for rate limits and new-device mails. */
  address: string
  language: string | undefined
  /** Language of the page of account, shop or marketplace that is being shown. */
  pageLanguage?: Language | undefined
  userAgent: string | undefined
  /** Id of the request that is answered for them. */
  requestId?: string
}

const isBackendCookie = (text: string, { backendCookies }: BackendSettings) =>
  backendCookies?.test(text.slice(0, text.indexOf('=')).trim()) === true

function backendCookies(header: string | undefined, settings: BackendSettings): string {
  return (header?.split(';') ?? [])
    .map((pair) => pair.trim())
    .filter((pair) => isBackendCookie(pair, settings))
    .join('; ')
}

/** Those `Set-Cookie` headers of a backend answer that may reach the browser. */
export function passedCookies(headers: readonly string[], settings: BackendSettings): string[] {
  return headers.filter((cookie) => isBackendCookie(cookie, settings))
}

/** Headers by which the backend knows the session, its own cookies, the client and the language. */
export function visitorHeaders(visitor: Visitor, settings: BackendSettings): Record<string, string> {
  const token = readSessionToken(visitor.cookie, settings)
  const own = backendCookies(visitor.cookie, settings)
  return {
    'x-forwarded-for': visitor.address,
    ...(visitor.language ? { 'accept-language': visitor.language.slice(0, 200) } : {}),
    ...(visitor.pageLanguage ? { [PAGE_LANGUAGE_HEADER]: visitor.pageLanguage } : {}),
    ...(visitor.userAgent ? { 'user-agent': visitor.userAgent.slice(0, 500) } : {}),
    ...(visitor.requestId ? { [REQUEST_ID]: visitor.requestId } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(own ? { cookie: own } : {}),
  }
}
