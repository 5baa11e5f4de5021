import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Seller } from '@filiera/contract/catalog/sellers'
import type { PageContent } from '@filiera/contract/content/showcase'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { readHomePage as contract } from '@filiera/contract/page-reads'
import { LATEST_POSTS, marks } from '@filiera/domain/catalogue-constants'
import { isOnHoliday, weekInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { countProducts, listProducts } from '../catalog/browsing/list-products.ts'
import { readCategories } from '../catalog/products/read-categories.ts'
import { readProductTexts } from '../catalog/products/read-products.ts'
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
/** Sellers on the map. */
const SELLERS = 100
/** Products beside the story of a seller, and one for the case that the cover has one of them. */
const STORY_PRODUCTS = 4
/** Enough for the row, without those on the cover and in the story. */
const ARRIVED = 9

/** The product that the piece `cover` leads to, as JSON; `null` when it cannot be bought. */
async function coverProduct(
  database: OpenDatabase,
  contents: readonly PageContent[],
  lang: Language,
): Promise<string> {
  const piece = contents.find(({ place }) => place === 'cover')
  const id = /^\/product\/(\d+)$/.exec(piece?.link ?? '')?.[1]
  const [found] = id === undefined ? [] : await readProductTexts(database, [id], lang)
  return found !== undefined && (JSON.parse(found) as Product).available ? found : 'null'
}

/** The seller of the week, as JSON; `null` when nobody sells anything. */
async function featuredSeller(
  database: OpenDatabase,
  sellers: readonly Seller[],
  { lang, now }: { lang: Language; now: Date },
): Promise<string> {
  const open = sellers.filter(
    ({ productsCount, closedUntil }) => productsCount > 0 && !isOnHoliday(closedUntil, now),
  )
  // another one each week
  const seller = open[weekInItaly(now) % Math.max(1, open.length)]
  if (!seller) return 'null'
  const [{ products }, marked] = await Promise.all([
    listProducts(database, {
      seller: [seller.id],
      filters: ['available'],
      sort: 'popular',
      limit: STORY_PRODUCTS,
      lang,
    }),
    countProducts(database, { seller: [seller.id], mark: [...marks], lang }),
  ])
  return pageJson({ lists: { products }, values: { seller, marked } })
}

/** The collection of the latest as JSON, `null` when there is none; where it has no products, the newest of all. */
async function latest(
  database: OpenDatabase,
  lang: Language,
): Promise<{ newest: string; arrivals: string[] }> {
  const found = await readCollection(database, NEWEST, lang)
  const newest = found ? collectionJson(found) : 'null'
  if (found && found.products.length > 0) return { newest, arrivals: [] }
  const { products } = await listProducts(database, {
    filters: ['available'],
    sort: 'newest',
    limit: ARRIVED,
    lang,
  })
  return { newest, arrivals: products }
}

/** Everything the home page shows, as JSON. */
export async function readHomePage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { lang, counted = [] }: Query,
): Promise<string> {
  const shown = { lang, now: clock.now() }
  const contents = await readPageContents(database, 'home', null, lang)
  const { sellers } = await readSellers(database, { lang, limit: SELLERS })
  const [{ newest, arrivals }, cover, featured, { posts }, regions, categories, banners, promotions, counts] =
    await Promise.all([
      latest(database, lang),
      coverProduct(database, contents, lang),
      featuredSeller(database, sellers, shown),
      readPosts(database, { lang, limit: LATEST_POSTS }, shown.now),
      readRegions(database),
      readCategories(database, null, lang),
      readBanners(database, null, shown),
      readPromotions(database, shown),
      Promise.all(
        counted.map((text) => countProducts(database, { title_contains: text, match: 'words', lang })),
      ),
    ])
  const top = categories.filter(({ parent }) => parent === null)
  const values = { contents, sellers, regions, categories: top, banners, promotions, counts }
  return pageJson({ json: { newest, cover, featured }, lists: { posts, arrivals }, values })
}
