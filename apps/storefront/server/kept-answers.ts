import { countFacets, listCategories, listProducts } from '@filiera/contract/catalogue'
import type { BackendCall, Result } from '@filiera/contract/client'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@filiera/contract/endpoint'
import { getShop, listShopProducts } from '@filiera/contract/sellers'
import { getCollectionBySlug, listCollectionSlugs } from '@filiera/contract/showcase'
import { endOfDay } from '@filiera/domain/working-days'
import { LRUCache } from 'lru-cache'

/** How long an answer is believed without asking, in milliseconds; the change feed drops it earlier. */
const FRESH_MS = 60_000

/** Answers that are kept: many lists have filters of their own. */
const MOST_ANSWERS = 1000

/** Any product: each may change the counts of a list, or leave a row of four. */
const PRODUCTS = 'product:'

/** Tags whose change drops an answer; null: it is not kept. */
type TagsOf<Answer, Input> = (answer: Answer, input: Input) => readonly string[] | null

const tagsOf = new Map<string, TagsOf<never, never>>()
function keep<E extends Endpoint>({ name }: E, tags: TagsOf<EndpointAnswer<E>, EndpointInput<E>>): void {
  tagsOf.set(name, tags)
}

/** A row of products, which shows the same beside many; the pages of a list begin somewhere and are not kept. */
const rowTags = ({ query }: { query?: { start?: unknown } }) =>
  query?.start === undefined ? ['catalogue', PRODUCTS] : null

keep(listCategories, () => ['categories'])
keep(countFacets, () => ['catalogue', PRODUCTS])
keep(listProducts, (_, input) => rowTags(input))
keep(listShopProducts, (_, input) => rowTags(input))
keep(getShop, ({ id }) => ['catalogue', `seller:${id}`])
keep(listCollectionSlugs, () => ['collections'])
keep(getCollectionBySlug, ({ slug, products }) => [
  'collections',
  `collection:${slug}`,
  ...products.flatMap(({ id, seller }) => [`product:${id}`, `seller:${seller.id}`]),
])

type Kept = { result: Result<unknown>; tags: readonly string[]; until: number }

export type KeptCatalogue = { call: BackendCall; drop(tags: readonly string[]): void; clear(): void }

/**
 * A catalogue that remembers what page after page asks for alike: the categories of the navigation, the collections, which every list
 * leads to, the counts of a list's filters, the same on each of its pages, and beside a product its seller and the rows of others. Like
 * a page, no answer outlives its day in Italy.
 * @param now milliseconds since the epoch
 */
export function keepAnswers(call: BackendCall, now: () => number = Date.now): KeptCatalogue {
  const kept = new LRUCache<string, Kept>({ max: MOST_ANSWERS })
  /** Counts what was forgotten: an answer that was asked for before is not kept. */
  let era = 0
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
      headers?: Readonly<Record<string, string>>,
    ): Promise<Result<EndpointAnswer<E>>> {
      const tags = tagsOf.get(endpoint.name)
      if (!tags) return call(endpoint, input, headers)
      const key = endpoint.name + JSON.stringify(input)
      const known = kept.get(key)
      if (known && now() < known.until) return known.result as Result<EndpointAnswer<E>>
      const asked = era
      const result = await call(endpoint, input, headers)
      const changedBy = result.ok && asked === era ? tags(result.value as never, input as never) : null
      if (changedBy) {
        const until = Math.min(now() + FRESH_MS, endOfDay(new Date(now())).getTime())
        kept.set(key, { result, tags: changedBy, until })
      }
      return result
    },
    drop(changed) {
      era++
      const names = new Set(changed)
      if (changed.some((tag) => tag.startsWith(PRODUCTS))) names.add(PRODUCTS)
      for (const [key, { tags }] of kept) if (tags.some((tag) => names.has(tag))) kept.delete(key)
    },
    clear() {
      era++
      kept.clear()
    },
  }
}
