import type { Endpoint, EndpointAnswer, EndpointInput } from './endpoint.ts'
import { type Problem, problem, problemStatus } from './problem.ts'

/** Never thrown: a call answers a value or a problem (specification §7). */
export type Result<T> = { ok: true; value: T; headers: Headers } | { ok: false; problem: Problem }

export type ClientOptions = {
  baseUrl: string
  /** Headers of every call, e.g. the bearer and the forwarded cart cookie. */
  headers?: Readonly<Record<string, string>>
  timeoutMs?: number
  signal?: AbortSignal
}

type AnyInput = { params?: object; query?: object; body?: unknown }

const unavailable = (detail: string): Problem => ({
  type: 'about:blank',
  status: problemStatus.unavailable,
  title: 'Service unavailable',
  detail,
  code: 'unavailable',
})

/** Path and query of a call: parameters are encoded, absent ones left out, arrays repeated. */
export function endpointUrl(path: string, input: AnyInput): string {
  const params = Object.entries(input.params ?? {})
  const filled = params.reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item))
    }
  }
  const search = query.toString()
  return search ? `${filled}?${search}` : filled
}

async function readProblem(response: Response): Promise<Problem> {
  const parsed = problem.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data : unavailable(`answered ${response.status}`)
}

/** Typed client of the backend for servers and tests; answers are trusted because the backend serialises them from the same contract. */
export function createClient(options: ClientOptions) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Result<EndpointAnswer<E>>> {
    const { body } = input as AnyInput
    try {
      const timeout = AbortSignal.timeout(options.timeoutMs ?? 10_000)
      const response = await fetch(new URL(endpointUrl(endpoint.path, input as AnyInput), options.baseUrl), {
        method: endpoint.method,
        headers: {
          ...options.headers,
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
        redirect: 'error',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) return { ok: false, problem: await readProblem(response) }
      const value = response.status === 204 ? undefined : await response.json()
      return { ok: true, value: value as EndpointAnswer<E>, headers: response.headers }
    } catch (error) {
      return { ok: false, problem: unavailable(error instanceof Error ? error.message : 'no answer') }
    }
  }
}

export type BackendCall = ReturnType<typeof createClient>
