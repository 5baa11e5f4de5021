import { type BackendCall, type Carry, createClient, type Result } from '@filiera/contract/client'
import { SESSION_ENDED_HEADER } from '@filiera/contract/customers/sessions'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import { sendRequest } from '@filiera/server-kit/api/send-request'
import {
  BACKEND_TIMEOUT_MS,
  type BackendSettings,
  passedCookies,
  type Visitor,
  visitorHeaders,
} from '@filiera/server-kit/api/visitor-headers'
import { createLoopTurns } from '@filiera/server-kit/load/loop-turns'
import { closeSessionCookie } from '@filiera/server-kit/session/session'

const takeTurn = createLoopTurns()

/** Calls over kept connections. With the answer a page is made: the longest piece of work here, which waits for its turn. */
const carry: Carry = async (baseUrl, call) => {
  const { status, headers, body } = await sendRequest(baseUrl, {
    ...call,
    body: call.body === null ? null : Buffer.from(call.body),
  })
  await takeTurn()
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
export function createCatalogue(baseUrl: string, timeoutMs?: number): BackendCall {
  return createClient({ baseUrl, carry, ...(timeoutMs ? { timeoutMs } : {}) })
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
    const cookies = result.ok ? passedCookies(result.headers.getSetCookie(), settings) : []
    cookies.forEach(setCookie)
    const [pair] = cookies.at(-1)?.split(';', 1) ?? []
    if (pair) begun = { cookie: pair }
    if (result.ok && result.headers.get(SESSION_ENDED_HEADER)) setCookie(closeSessionCookie(settings))
    return result
  }
}
