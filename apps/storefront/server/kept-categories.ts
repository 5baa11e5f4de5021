import { listCategories } from '@filiera/contract/catalogue'
import type { BackendCall, Result } from '@filiera/contract/client'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'

/** Tag of a change of any category. */
const TAG = 'categories'
/** How long the navigation is believed without asking, in milliseconds; the change feed drops it earlier. */
const FRESH_MS = 60_000

export type KeptCatalogue = { call: BackendCall; drop(tags: readonly string[]): void; clear(): void }

/**
 * A catalogue that remembers the categories of each language: the navigation of every page asks for the same few rows.
 * @param now milliseconds since the epoch
 */
export function keepCategories(call: BackendCall, now: () => number = Date.now): KeptCatalogue {
  const kept = new Map<string, { result: Result<unknown>; at: number }>()
  /** Counts what was forgotten: an answer that was asked for before is not kept. */
  let era = 0
  const clear = () => {
    era++
    kept.clear()
  }
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
      headers?: Readonly<Record<string, string>>,
    ): Promise<Result<EndpointAnswer<E>>> {
      const query = (input as { query?: Record<string, unknown> }).query ?? {}
      if (endpoint.name !== listCategories.name || Object.keys(query).join() !== 'lang')
        return call(endpoint, input, headers)
      const key = String(query.lang)
      const known = kept.get(key)
      if (known && now() - known.at <= FRESH_MS) return known.result as Result<EndpointAnswer<E>>
      const asked = era
      const result = await call(endpoint, input, headers)
      if (result.ok && asked === era) kept.set(key, { result, at: now() })
      return result
    },
    drop(tags) {
      if (tags.includes(TAG)) clear()
    },
    clear,
  }
}
