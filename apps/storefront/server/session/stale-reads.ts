import { createHash } from 'node:crypto'
import type { BackendCall, Result } from '@filiera/contract/client'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import { LRUCache } from 'lru-cache'

/** How long what a visitor was shown may stand beside a form, in milliseconds. */
const KEPT_MS = 30 * 60_000

/** For all visitors together, in characters. */
const MOST_CHARACTERS = 4 * 1024 * 1024

/** Longest answer that is kept, in characters. */
const LONGEST = 128 * 1024

const noHeaders = { get: () => null, getSetCookie: () => [] }

/** Wraps the calls of one request. `key` tells visitors apart, by session or cart; for one without any nothing is kept. */
export type StaleReads = (
  call: BackendCall,
  visitor: { key: string | undefined; sendsForm: boolean },
) => BackendCall

/**
 * Stale if error, for forms: what a visitor's page was made of stands there once more when the backend does not answer the form,
 * so that the page and what was typed stay. Pages that are only read never show it.
 */
export function createStaleReads(): StaleReads {
  const shown = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    maxEntrySize: LONGEST,
    sizeCalculation: (text) => text.length || 1,
    ttl: KEPT_MS,
  })
  return (call, { key, sendsForm }) => {
    if (!key) return call
    const visitor = createHash('sha256').update(key).digest('base64')
    return async function read<E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
      headers?: Readonly<Record<string, string>>,
    ): Promise<Result<EndpointAnswer<E>>> {
      const result = await call(endpoint, input, headers)
      // a session that has just been opened speaks for itself
      if (endpoint.method !== 'GET' || headers?.authorization) return result
      const name = `${visitor} ${endpoint.name} ${JSON.stringify(input)}`
      if (result.ok) shown.set(name, JSON.stringify(result.value) ?? '')
      if (result.ok || !sendsForm || result.problem.status < 500) return result
      const text = shown.get(name)
      return text ? { ok: true, value: JSON.parse(text) as EndpointAnswer<E>, headers: noHeaders } : result
    }
  }
}
