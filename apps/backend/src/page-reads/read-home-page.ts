import type { PageContent } from '@filiera/contract/content/showcase'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { readHomePage as contract } from '@filiera/contract/page-reads'
import { LATEST_POSTS } from '@filiera/domain/catalogue-constants'
import { countProducts } from '../catalog/listing/list-products.ts'
import { readCategories } from '../catalog/products/read-categories.ts'
import { readRegions, readSellers } from '../catalog/sellers/read-sellers.ts'
import { readPosts } from '../content/blog/read-posts.ts'
import { collectionJson, readCollection } from '../content/showcase/read-collection.ts'
import { readBanners, readPageContents, readPromotions } from '../content/showcase/read-showcase.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'

type Query = EndpointRequest<typeof contract>['query']

/** Collection of the latest products (specification §9). */
const NEWEST = 'appena-arrivati'
/** Shown beside it when the strip names no other. */
const SECOND = 'per-regalo'
/** Sellers on the map. */
const SELLERS = 100

/** Slug of the first collection that the strip leads to besides the newest one. */
function secondCollection(contents: readonly PageContent[]): string {
  const named = contents
    .filter(({ place }) => place === 'strip')
    .map(({ link }) => /^\/collections\/([a-z0-9-]+)$/.exec(link ?? '')?.[1])
  return named.find((name) => name !== undefined && name !== NEWEST) ?? SECOND
}

/** A collection as JSON; `null` when there is none. */
async function collection(database: OpenDatabase, name: string, lang: Query['lang']): Promise<string> {
  const found = await readCollection(database, name, lang)
  return found ? collectionJson(found) : 'null'
}

/** Everything the home page shows, as JSON. */
export async function readHomePage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { lang, counted = [] }: Query,
): Promise<string> {
  const shown = { lang, now: clock.now() }
  const contents = await readPageContents(database, 'home', null, lang)
  const [newest, second, { posts }, { sellers }, regions, categories, banners, promotions, counts] =
    await Promise.all([
      collection(database, NEWEST, lang),
      collection(database, secondCollection(contents), lang),
      readPosts(database, { lang, limit: LATEST_POSTS }, shown.now),
      readSellers(database, { lang, limit: SELLERS }),
      readRegions(database),
      readCategories(database, null, lang),
      readBanners(database, null, shown),
      readPromotions(database, shown),
      Promise.all(
        counted.map((text) => countProducts(database, { title_contains: text, match: 'words', lang })),
      ),
    ])
  const values = { contents, sellers, regions, categories, banners, promotions, counts }
  return pageJson({ json: { newest, second }, lists: { posts }, values })
}
