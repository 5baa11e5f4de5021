import type { Problem } from '@filiera/contract/problem'

/** What every browser client answers; it never throws (specification §7). */
export type ApiResult<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below our own origin, beginning with `/api/`; written out, as the contract would bring its validators into every page. */
  path: string
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Gives the call up; its answer is then "unavailable". */
  signal?: AbortSignal
}

/** Longest wait for one call, and for one that sends a photo, in milliseconds. */
const TIMEOUT_MS = 20_000
const UPLOAD_TIMEOUT_MS = 300_000

/** What a call says that nobody answered. */
export const unanswered: Problem = {
  type: 'about:blank',
  status: 503,
  title: 'Service Unavailable',
  detail: 'no answer',
  code: 'unavailable',
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'status' in value &&
    typeof value.status === 'number'
  )
}

/** Calls our own server; the answer's type comes from the contract that serialised it. */
export async function callApi<T>({ method, path, body, headers, signal }: ApiRequest): Promise<ApiResult<T>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      credentials: 'same-origin',
      signal: AbortSignal.any([
        AbortSignal.timeout(isForm ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
        ...(signal ? [signal] : []),
      ]),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer: unknown = text ? JSON.parse(text) : undefined
    if (response.ok) return { ok: true, value: answer as T }
    return { ok: false, problem: isProblem(answer) ? answer : unanswered }
  } catch {
    return { ok: false, problem: unanswered }
  }
}
