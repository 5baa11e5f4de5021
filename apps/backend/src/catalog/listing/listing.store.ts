import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { listPage, type PlacedProduct, type ProductPage } from './list-page.ts'
import { priceRange } from './price-range.ts'
import type { ProductFilters } from './product-filters.ts'
import { currentIndex, withFreshIndex } from './product-index.store.ts'
import { selectListed } from './select-products.ts'

/** A product in its place; `version` changes with anything shown of it. */
export type ListedProduct = PlacedProduct & { version: string }
/** `total` stops at 1,001. */
export type ListedPage = { rows: ListedProduct[]; total: number }

/** What changes in everything shown of a product `p` with its listing row `v`. */
export const PRODUCT_VERSION = sql<string>`p.xmin::text || '.' || v.version`

const capped = (size: number) => Math.min(COUNT_CAP + 1, size)

/** How many published products match, a family as one, 1,001 for more than 1,000 (decision 34). */
export async function countListed(database: OpenDatabase, filters: ProductFilters): Promise<number> {
  return capped(selectListed(await currentIndex(database), filters).size)
}

type VersionRow = { fresh: boolean; id: string | null; version: string | null }

/** The versions of some products, and in every row whether the index is fresh. */
const selectVersions = (ids: readonly string[], fresh: RawBuilder<boolean>) => sql<VersionRow>`
  select f.fresh, p.id::text as id, ${PRODUCT_VERSION} as version from (select ${fresh} as fresh) f
  left join (unnest(${ids}::bigint[]) n (id) join product p on p.id = n.id join product_listing v on v.product_id = n.id) on true`

/** Published products by filters without a text, each family once, in order, one page. */
export async function findListed(
  database: OpenDatabase,
  filters: ProductFilters,
  page: ProductPage,
): Promise<ListedPage> {
  // an attribute that is not known may be new
  if (filters.attribute) await currentIndex(database)
  const { made, answer: versions } = await withFreshIndex(
    database,
    (index) => {
      const selection = selectListed(index, filters)
      const placed = listPage(index, selection, page, priceRange(filters))
      return { placed, total: capped(selection.size) }
    },
    async ({ placed }, fresh) => {
      const ids = placed.map(({ id }) => id)
      const { rows } = await selectVersions(ids, fresh).execute(database.db)
      return {
        isFresh: rows[0]?.fresh === true,
        answer: new Map(rows.map(({ id, version }) => [id, version])),
      }
    },
  )
  const rows = made.placed.flatMap((product) => {
    const version = versions.get(product.id)
    return version ? [{ ...product, version }] : []
  })
  return { rows, total: made.total }
}
