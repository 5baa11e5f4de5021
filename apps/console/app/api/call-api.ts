import { type Carry, createClient } from '@filiera/contract/client'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import type { Problem } from '@filiera/contract/problem'
import { isStillAtWork } from '../browser/stored.ts'
import { shownLanguage } from '../texts/language.ts'
import { passwordAsked } from './password-asked.ts'

/** Longest wait for one call, in milliseconds: more than our own server waits for the backend. */
const TIMEOUT_MS = 20_000

/** Calls go to our own server, which turns the cookie into a session. */
const carryWith =
  (options: RequestInit): Carry =>
  async (_base, { method, path, headers, body, timeoutMs }) => {
    // nothing is written in the name of who logged in meanwhile from another page
    if (method !== 'GET' && !path.startsWith('/auth/') && !isStillAtWork())
      throw new Error('somebody else logged in')
    const response = await fetch(`/api${path}`, {
      ...options,
      method,
      headers: { ...headers, 'accept-language': shownLanguage() },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body === null ? {} : { body }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

/** Calls an endpoint of the contract; never throws. */
export const askApi = createClient({ baseUrl: location.origin, timeoutMs: TIMEOUT_MS, carry: carryWith({}) })

/** A call that goes on when its page is left; what it carries stays under 64 KB. */
export const askApiAtEnd = createClient({
  baseUrl: location.origin,
  timeoutMs: TIMEOUT_MS,
  carry: carryWith({ keepalive: true }),
})

/** A refusal of our own server or of the backend, or no answer at all. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** The problem behind what a call threw; null for a mistake of ours. */
export const problemOf = (error: unknown): Problem | null =>
  error instanceof ProblemError ? error.problem : null

/** Whether a call was refused because the session is over; the login panel says so, the forms need not. */
export const isSignedOut = (error: unknown): boolean => problemOf(error)?.code === 'not_signed_in'

/** Whether a form has to say that it failed: it did, and not because the session is over or the password was not given. */
export const hasFailed = (error: unknown): boolean =>
  error !== null && !isSignedOut(error) && problemOf(error)?.code !== 'password_needed'

/**
 * Calls an endpoint of the contract. Where the password must be given again, it is asked for and the call made once more.
 * @throws ProblemError when it is refused or not answered
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  headers?: Readonly<Record<string, string>>,
): Promise<EndpointAnswer<E>> {
  const first = await askApi(endpoint, input, headers)
  const isAsked = !first.ok && first.problem.code === 'password_needed'
  const result = isAsked && (await passwordAsked.ask()) ? await askApi(endpoint, input, headers) : first
  if (!result.ok) throw new ProblemError(result.problem)
  return result.value
}

/** Header of a change: what it changes must still be as it was seen. */
export const ifMatch = (version: number) => ({ 'if-match': `"v${version}"` })
