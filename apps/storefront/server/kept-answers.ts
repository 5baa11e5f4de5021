import { listCategories } from '@filiera/contract/catalogue'
import type { BackendCall, Result } from '@filiera/contract/client'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import { getCollectionBySlug, listCollectionSlugs } from '@filiera/contract/showcase'
import { endOfDay } from '@filiera/domain/working-days'

/** How long an answer is believed without asking, in milliseconds; the change feed drops it earlier. */
const FRESH_MS = 60_000

/** What is kept, with the tags whose change drops it. */
const tagsOf = new Map<string, (value: never) => readonly string[]>([
  [listCategories.name, () => ['categories']],
  [listCollectionSlugs.name, () => ['collections']],
  [
    getCollectionBySlug.name,
    ({ slug, products }: EndpointAnswer<typeof getCollectionBySlug>) => [
      'collections',
      `collection:${slug}`,
      ...products.flatMap(({ id, seller }) => [`product:${id}`, `seller:${seller.id}`]),
    ],
  ],
])

type Kept = { result: Result<unknown>; tags: readonly string[]; until: number }

export type KeptCatalogue = { call: BackendCall; drop(tags: readonly string[]): void; clear(): void }

/**
 * A catalogue that remembers what page after page asks for alike, in each language: the categories of the navigation, and the
 * collections, which every list leads to. Like a page, no answer outlives its day in Italy.
 * @param now milliseconds since the epoch
 */
export function keepAnswers(call: BackendCall, now: () => number = Date.now): KeptCatalogue {
  const kept = new Map<string, Kept>()
  /** Counts what was forgotten: an answer that was asked for before is not kept. */
  let era = 0
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
      headers?: Readonly<Record<string, string>>,
    ): Promise<Result<EndpointAnswer<E>>> {
      const tags = tagsOf.get(endpoint.name)
      const { query = {}, params = {} } = input as Record<'query' | 'params', Record<string, unknown>>
      if (!tags || Object.keys(query).join() !== 'lang') return call(endpoint, input, headers)
      const key = [endpoint.name, query.lang, ...Object.values(params)].join(' ')
      const known = kept.get(key)
      if (known && now() < known.until) return known.result as Result<EndpointAnswer<E>>
      const asked = era
      const result = await call(endpoint, input, headers)
      if (result.ok && asked === era) {
        const until = Math.min(now() + FRESH_MS, endOfDay(new Date(now())).getTime())
        kept.set(key, { result, tags: tags(result.value as never), until })
      }
      return result
    },
    drop(changed) {
      era++
      const names = new Set(changed)
      for (const [key, { tags }] of kept) if (tags.some((tag) => names.has(tag))) kept.delete(key)
    },
    clear() {
      era++
      kept.clear()
    },
  }
}
