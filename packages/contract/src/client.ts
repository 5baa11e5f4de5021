import type { Endpoint, EndpointAnswer, EndpointInput } from './endpoint.ts'
import { type Problem, problem, problemStatus } from './problem.ts'

/** Never thrown: a call answers a value or a problem (specification §7). */
export type Result<T> = { ok: true; value: T; headers: AnswerHeaders } | { ok: false; problem: Problem }

/** What of `Headers` a caller may ask of an answer. */
export type AnswerHeaders = Pick<Headers, 'get' | 'getSetCookie'>

/** One call as it goes over the wire. */
export type WireCall = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
  timeoutMs: number
}

/**
 * Carries a call to a base address and brings the whole answer back; redirects are not followed.
 * @throws Error when no whole answer came in time
 */
export type Carry = (
  baseUrl: string,
  call: WireCall,
) => Promise<{ status: number; headers: AnswerHeaders; text: string }>

export type ClientOptions = {
  baseUrl: string
  /** Headers of every call, e.g. the bearer and the forwarded cart cookie. */
  headers?: Readonly<Record<string, string>>
  timeoutMs?: number
  /** How calls travel; `fetch` by default. */
  carry?: Carry
}

type AnyInput = { params?: object; query?: object; body?: unknown; file?: Blob }

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

function readProblem(status: number, text: string): Problem {
  try {
    return problem.parse(JSON.parse(text))
  } catch {
    return unavailable(`answered ${status}`)
  }
}

/** Body of a call with its media type: JSON, a form with one file, or nothing. */
async function wireBody(
  endpoint: Endpoint,
  { body, file }: AnyInput,
): Promise<Pick<WireCall, 'headers' | 'body'>> {
  if (endpoint.upload && file) {
    const form = new FormData()
    form.set(endpoint.upload.field, file)
    const whole = new Response(form)
    const type = whole.headers.get('content-type') ?? ''
    return { headers: { 'content-type': type }, body: new Uint8Array(await whole.arrayBuffer()) }
  }
  if (body === undefined) return { headers: {}, body: null }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const fetchAnswer: Carry = async (baseUrl, { method, path, headers, body, timeoutMs }) => {
  const response = await fetch(new URL(path, baseUrl), {
    method,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    ...(body === null ? {} : { body }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Typed client of the backend for servers and tests; answers are trusted because the backend serialises them from the same contract. */
export function createClient(options: ClientOptions) {
  const { baseUrl, timeoutMs = 10_000, carry = fetchAnswer } = options
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Result<EndpointAnswer<E>>> {
    try {
      const sent = await wireBody(endpoint, input as AnyInput)
      const answer = await carry(baseUrl, {
        method: endpoint.method,
        path: endpointUrl(endpoint.path, input as AnyInput),
        headers: { ...options.headers, ...headers, ...sent.headers },
        body: sent.body,
        timeoutMs,
      })
      const { status, text } = answer
      if (status < 200 || status > 299) return { ok: false, problem: readProblem(status, text) }
      const value = status === 204 ? undefined : JSON.parse(text)
      return { ok: true, value: value as EndpointAnswer<E>, headers: answer.headers }
    } catch (error) {
      return { ok: false, problem: unavailable(error instanceof Error ? error.message : 'no answer') }
    }
  }
}

export type BackendCall = ReturnType<typeof createClient>
