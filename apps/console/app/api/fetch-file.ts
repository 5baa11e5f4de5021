import { endpointUrl } from '@filiera/contract/client'
import type { Endpoint, EndpointInput } from '@filiera/contract/endpoint'
import { shownLanguage } from '../texts/language.ts'
import { ProblemError } from './call-api.ts'
import { problemOfAnswer } from './upload-file.ts'

/** Longest wait for a file, in milliseconds: more than our own server waits for the backend. */
const TIMEOUT_MS = 20_000

/**
 * Calls an endpoint that answers a file.
 * @returns the file with the name that the server gives it
 * @throws ProblemError when it is refused or not answered
 */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<{ name: string; blob: Blob }> {
  const parts = input as { query?: object; body?: unknown }
  const body = parts.body === undefined ? null : JSON.stringify(parts.body)
  const response = await fetch(`/api${endpointUrl(endpoint.path, parts)}`, {
    method: endpoint.method,
    headers: {
      'accept-language': shownLanguage(),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    body,
  }).catch(() => null)
  if (!response) throw new ProblemError(problemOfAnswer(''))
  if (!response.ok) throw new ProblemError(problemOfAnswer(await response.text()))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  return { name, blob: await response.blob() }
}
