import { type BackendCall, type Carry, createClient, type Result } from '@filiera/contract/client'
import { PAGE_LANGUAGE_HEADER } from '@filiera/contract/customers/account'
import { SESSION_ENDED_HEADER } from '@filiera/contract/customers/sessions'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import type { Language } from '@filiera/domain/languages'
import { sendRequest } from './api/send-request.ts'
import { closeSessionCookie, readSessionToken } from './session/session.ts'

/** Time for one call, in milliseconds: a little more than a payment provider gets from the backend. */
export const BACKEND_TIMEOUT_MS = 15_000

/** The visitor's signed cart cookie is the backend's; it is only carried to and fro (decision 11). */
const CART_COOKIE = /^(?:__Host-)?filiera_visitor$/

export type BackendSettings = { backendUrl: string; secure: boolean }

/** On whose behalf the storefront's server calls. */
export type Visitor = {
  cookie: string | undefined
  /** Address of the client, for rate limits and new-device mails. */
  address: string
  language: string | undefined
  /** Language of the page of account, shop or marketplace that is being shown. */
  pageLanguage?: Language | undefined
  userAgent: string | undefined
}

const cookieName = (text: string) => text.slice(0, text.indexOf('=')).trim()

function cartCookies(header: string | undefined): string {
  return (header?.split(';') ?? [])
    .map((pair) => pair.trim())
    .filter((pair) => CART_COOKIE.test(cookieName(pair)))
    .join('; ')
}

/** Those `Set-Cookie` headers of a backend answer that may reach the browser. */
export function passedCookies(headers: readonly string[]): string[] {
  return headers.filter((cookie) => CART_COOKIE.test(cookieName(cookie)))
}

/** Headers by which the backend knows the session, the visitor's cart, the client and the language. */
export function visitorHeaders(visitor: Visitor, settings: BackendSettings): Record<string, string> {
  const token = readSessionToken(visitor.cookie, settings)
  const cart = cartCookies(visitor.cookie)
  return {
    'x-forwarded-for': visitor.address,
    ...(visitor.language ? { 'accept-language': visitor.language.slice(0, 200) } : {}),
    ...(visitor.pageLanguage ? { [PAGE_LANGUAGE_HEADER]: visitor.pageLanguage } : {}),
    ...(visitor.userAgent ? { 'user-agent': visitor.userAgent.slice(0, 500) } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cart ? { cookie: cart } : {}),
  }
}

/** Calls over kept connections. */
const carry: Carry = async (baseUrl, call) => {
  const { status, headers, body } = await sendRequest(baseUrl, {
    ...call,
    body: call.body === null ? null : Buffer.from(call.body),
  })
  return {
    status,
    headers: {
      get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
      getSetCookie: () => headers['set-cookie'] ?? [],
    },
    text: body.toString(),
  }
}

/** The catalogue for anonymous loaders, through `CATALOGUE_URL` (decision 1). */
export function createCatalogue(baseUrl: string): BackendCall {
  return createClient({ baseUrl, carry })
}

/** Typed backend for loaders and actions of one page; cookies of its answers are handed to `setCookie`. */
export function createVisitorBackend(
  visitor: Visitor,
  settings: BackendSettings,
  setCookie: (header: string) => void,
): BackendCall {
  const call = createClient({
    baseUrl: settings.backendUrl,
    headers: visitorHeaders(visitor, settings),
    timeoutMs: BACKEND_TIMEOUT_MS,
    carry,
  })
  // a cart begun by one call of a page is that of the next
  let begun: Readonly<Record<string, string>> = {}
  return async function callAsVisitor<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Result<EndpointAnswer<E>>> {
    const result = await call(endpoint, input, { ...begun, ...headers })
    const cookies = result.ok ? passedCookies(result.headers.getSetCookie()) : []
    cookies.forEach(setCookie)
    const [pair] = cookies.at(-1)?.split(';', 1) ?? []
    if (pair) begun = { cookie: pair }
    if (result.ok && result.headers.get(SESSION_ENDED_HEADER)) setCookie(closeSessionCookie(settings))
    return result
  }
}
