import { endpointUrl } from '@filiera/contract/client'
import type { Endpoint, EndpointAnswer } from '@filiera/contract/endpoint'
import { type Problem, problem, problemStatus } from '@filiera/contract/problem'
import { shownLanguage } from '../texts/language.ts'
import { ProblemError } from './call-api.ts'

/** Longest wait without anything that goes out, in milliseconds: what a slow line still holds, and then the answer. */
const RESTING_MS = 180_000

/** What an answer that is no success says. */
export function problemOfAnswer(text: string): Problem {
  try {
    return problem.parse(JSON.parse(text))
  } catch {
    const status = problemStatus.unavailable
    return { type: 'about:blank', status, title: 'Service unavailable', detail: text, code: 'unavailable' }
  }
}

export type Upload<E extends Endpoint> = {
  endpoint: E & { upload: { field: string } }
  shop: string
  file: File
  /** What the endpoint asks besides the shop. */
  query?: Readonly<Record<string, string | readonly string[]>>
  headers?: Readonly<Record<string, string>>
  /** How much of the file has gone out, from 0 to 1. */
  onProgress?(share: number): void
  signal?: AbortSignal
}

/**
 * Sends a file to an endpoint that takes one, as `fetch` cannot say how far it is.
 * @throws ProblemError when it is refused, broken off or not answered
 */
export function uploadFile<E extends Endpoint>({
  endpoint,
  shop,
  file,
  query = {},
  headers = {},
  onProgress,
  signal,
}: Upload<E>): Promise<EndpointAnswer<E>> {
  const form = new FormData()
  form.set(endpoint.upload.field, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ProblemError(problemOfAnswer(request.responseText)))
    request.open(endpoint.method, `/api${endpointUrl(endpoint.path, { query: { ...query, shop } })}`)
    for (const [name, value] of Object.entries({ ...headers, 'accept-language': shownLanguage() }))
      request.setRequestHeader(name, value)
    let resting: ReturnType<typeof setTimeout>
    const goOn = () => {
      clearTimeout(resting)
      resting = setTimeout(() => request.abort(), RESTING_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      goOn()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      const isTaken = request.status >= 200 && request.status < 300
      try {
        if (isTaken) resolve(JSON.parse(request.responseText))
        else fail()
      } catch {
        fail()
      }
    }
    request.onerror = fail
    request.onabort = fail
    request.onloadend = () => clearTimeout(resting)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    goOn()
    request.send(form)
  })
}
