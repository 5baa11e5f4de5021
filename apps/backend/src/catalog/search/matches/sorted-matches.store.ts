import { COUNT_CAP, type ProductSort } from '@filiera/domain/catalogue-constants'
import { type RawBuilder, sql } from 'kysely'
import type { ProductPage } from '../../listing/list-page.ts'
import { PRODUCT_VERSION } from '../../listing/listing.store.ts'
import type { Narrowing } from './narrow-by.store.ts'
import type { ResolvedText } from './resolved-text.ts'
import { type MatchRow, textMatches } from './text-matches.store.ts'

/** So many matches are read and sorted; of a more frequent text the listing is walked in its order until the page is full. */
const FEW_MATCHES = 2000
/** So much of the listing is walked: what has not come by then is not where the order begins. */
const MOST_WALKED = 20_000

type Order = { key: string; type: 'int' | 'timestamptz'; direction: 'asc' | 'desc' }
const orders: Readonly<Record<Exclude<ProductSort, 'relevance'>, Order>> = {
  popular: { key: 'popularity', type: 'int', direction: 'desc' },
  price_asc: { key: 'charged_cents', type: 'int', direction: 'asc' },
  price_desc: { key: 'charged_cents', type: 'int', direction: 'desc' },
  newest: { key: 'created_at', type: 'timestamptz', direction: 'desc' },
  rating: { key: 'stars', type: 'int', direction: 'desc' },
}
const orderOf = ({ sort }: ProductPage) => orders[sort === 'relevance' ? 'popular' : sort]

/** Behind the cursor, for the columns `key` and `id`. */
function further(page: ProductPage, key: string, id: string) {
  const { type, direction } = orderOf(page)
  return page.after
    ? sql`(${sql.ref(key)}, ${sql.ref(id)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${page.after.key}::${sql.raw(type)}, ${page.after.id}::bigint)`
    : sql`true`
}

/** The page out of `found (id, sort_key)`, and `total`. */
function sortedPage(found: RawBuilder<unknown>, total: RawBuilder<unknown>, page: ProductPage) {
  const way = sql.raw(orderOf(page).direction)
  return sql`
    select n.total, b.id::text as id, b.sort_key::text as sort_key, ${PRODUCT_VERSION} as version
    from (select least(${sql.lit(COUNT_CAP + 1)}, ${total})::int as total) n
    left join ((${found}) b join product p on p.id = b.id join product_listing v on v.product_id = b.id) on true
    order by b.sort_key ${way}, b.id ${way}`
}

const pageOf = (from: string, page: ProductPage) => {
  const way = sql.raw(orderOf(page).direction)
  return sql`select id, sort_key from ${sql.raw(from)} where ${further(page, 'sort_key', 'id')}
    order by sort_key ${way}, id ${way} limit ${page.limit}::int offset ${page.start}::int`
}

/** What a text matches: its products as `product_id`, and a join that keeps `l` when its product is one of them. */
export type Matching = { products: RawBuilder<{ product_id: string }>; isMatch: RawBuilder<unknown> }

/** Products that hold the words, or what means the same. */
export const wordMatching = (text: ResolvedText): Matching => ({
  products: textMatches(text),
  isMatch: sql`cross join lateral (select 1 from search_document d
    where d.product_id = l.product_id and d.words @@ ${text.query}::tsquery offset 0) d`,
})

/** All matches are read and sorted, whether they are few or not. */
export function allSortedStatement(matched: Matching, narrowing: Narrowing | null, page: ProductPage) {
  const key = sql.ref(`l.${orderOf(page).key}`)
  const matching = narrowing?.few
    ? sql`select l.product_id as id, l.sort_key from (select l.product_id, ${key} as sort_key from ${narrowing.few} where ${narrowing.conditions}) l ${matched.isMatch}`
    : sql`select l.product_id as id, ${key} as sort_key from (${matched.products}) d
        join product_listing l on l.product_id = d.product_id ${narrowing ? sql`where ${narrowing.conditions}` : sql``}`
  return sql<MatchRow>`with matching as materialized (${matching})
    ${sortedPage(pageOf('matching', page), sql`(select count(*) from matching)`, page)}`
}

/**
 * Few matches are read and sorted; when there are more, the listing is walked in the wanted order and each product compared with the
 * text. A page that is not full has to be asked for again by `allSortedStatement`: its products stand further than was walked.
 */
export function sortedStatement(matched: Matching, narrowing: Narrowing | null, page: ProductPage) {
  const { key, direction } = orderOf(page)
  const way = sql.raw(direction)
  const conditions = narrowing ? narrowing.conditions : sql`true`
  const listed = sql`cross join lateral (select l.${sql.ref(key)} as sort_key from product_listing l
    where l.product_id = m.product_id and ${conditions} offset 0) l`
  return sql<MatchRow>`
    with few as materialized (select product_id from (${matched.products}) m limit ${sql.lit(FEW_MATCHES + 1)}),
      size as materialized (select count(*) <= ${sql.lit(FEW_MATCHES)} as is_few from few),
      matching as materialized (select m.product_id as id, l.sort_key from few m ${listed} where (select is_few from size)),
      walked as materialized (select l.product_id as id, l.sort_key from (
          select l.product_id, l.${sql.ref(key)} as sort_key from product_listing l
          where (select not is_few from size) and ${conditions} and ${further(page, `l.${key}`, 'l.product_id')}
          order by l.${sql.ref(key)} ${way}, l.product_id ${way} limit ${sql.lit(MOST_WALKED)}) l ${matched.isMatch}
        order by l.sort_key ${way}, l.product_id ${way} limit ${page.limit}::int offset ${page.start}::int),
      more as materialized (select 1 from (${matched.products}) m ${listed}
        where (select not is_few from size) and ${sql.raw(narrowing ? 'true' : 'false')} limit ${sql.lit(COUNT_CAP + 1)})
    ${sortedPage(
      sql`(${pageOf('matching', page)}) union all select id, sort_key from walked`,
      sql`(select case when is_few then (select count(*) from matching)
        else ${narrowing ? sql`(select count(*) from more)` : sql.lit(COUNT_CAP + 1)} end from size)`,
      page,
    )}`
}
