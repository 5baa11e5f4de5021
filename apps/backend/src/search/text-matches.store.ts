import { COUNT_CAP, type ProductSort } from '@filiera/domain/catalogue-constants'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { runNamed } from '../database/run-named.ts'
import type { ResolvedText } from './resolve-text.ts'

/** Where a page of text matches begins and ends; in an order but relevance it may continue behind a product. */
export type MatchPage = {
  sort: ProductSort
  limit: number
  start: number
  after: { key: string; id: string } | null
}
export type MatchRow = { id: string; sort_key: string }
/** `total` stops at 1,001. */
export type Matches = { rows: MatchRow[]; total: number }

/** A title or a tag holds the words, on average: what may stand before something better ranked elsewhere. */
const STRONG = 0.36
/** So many strong results make a first page that a lower tier cannot better. */
const ENOUGH = 48
/** The lowest tier is not read further than this for a page. */
const MOST_RANKED = 20_000

const query = (text: ResolvedText) => sql`${text.query}::tsquery`

/** Products that match the text, as `product_id`: for `in (…)`. */
export const textMatches = (text: ResolvedText): RawBuilder<{ product_id: string }> =>
  text.isEmpty
    ? sql`select null::bigint as product_id where false`
    : sql`select product_id from search_document where words @@ ${query(text)}`

const score = ({ exact, broad }: ResolvedText) =>
  sql`search_score(d.words, d.rank, ${exact.query}::tsquery, ${exact.size}::int, ${broad.query}::tsquery, ${broad.size}::int)`

/** The matches of one tier with their scores, read only when `wanted`. */
const tier = (
  text: ResolvedText,
  number: number,
  filter: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
) => sql`
  select d.product_id, d.rank, ${score(text)} as score from search_document d
  where d.tier = ${sql.lit(number)} and d.words @@ ${query(text)} ${filter} and ${wanted}`

/** How many matches a tier holds that was not read for the page; counted no further than the cap. */
const rest = (
  text: ResolvedText,
  number: number,
  filter: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
) => sql`
  (select count(*) from (select 1 from search_document d where d.tier = ${sql.lit(number)} and d.words @@ ${query(text)} ${filter}
    and ${wanted} limit ${sql.lit(COUNT_CAP + 1)}) counted)`

/**
 * Best first. The best ranked products are read first; the others only when those hold too few good matches: whoever stands in a
 * lower tier could not stand before them.
 */
function relevanceStatement(text: ResolvedText, filter: RawBuilder<unknown>, { start, limit }: MatchPage) {
  const strong = STRONG * text.groups
  const enough = Math.max(ENOUGH, start + limit)
  const counts = sql`count(*)::int as n, count(*) filter (where score - rank * 0.2 >= ${strong}::real)::int as strong`
  const few0 = sql`(select strong from s0) < ${enough}::int`
  const few1 = sql`(select s0.strong + s1.strong from s0, s1) < ${enough}::int`
  const uncapped = sql`(select s0.n + s1.n from s0, s1) <= ${sql.lit(COUNT_CAP)}`
  return sql<MatchRow & { total: number; id: string | null }>`
    with t0 as materialized (${tier(text, 0, filter, sql`true`)}), s0 as materialized (select ${counts} from t0),
      t1 as materialized (${tier(text, 1, filter, few0)}), s1 as materialized (select ${counts} from t1),
      t2 as materialized (${tier(text, 2, filter, few1)} limit ${sql.lit(MOST_RANKED)}),
      best as (select product_id, score from t0 union all select product_id, score from t1 union all select product_id, score from t2)
    select n.total, b.product_id::text as id, '' as sort_key
    from (select least(${sql.lit(COUNT_CAP + 1)}, s0.n + s1.n + (select count(*) from t2)
        + case when ${few0} then 0 else ${rest(text, 1, filter, sql`${uncapped}`)} end
        + case when ${few1} then 0 else ${rest(text, 2, filter, sql`${uncapped}`)} end)::int as total from s0, s1) n
    left join (select product_id, score from best order by score desc, product_id desc limit ${limit}::int offset ${start}::int) b on true
    order by b.score desc, b.product_id desc`
}

type Order = { key: string; type: 'int' | 'timestamptz'; direction: 'asc' | 'desc' }
const orders: Readonly<Record<Exclude<ProductSort, 'relevance'>, Order>> = {
  popular: { key: 'popularity', type: 'int', direction: 'desc' },
  price_asc: { key: 'charged_cents', type: 'int', direction: 'asc' },
  price_desc: { key: 'charged_cents', type: 'int', direction: 'desc' },
  newest: { key: 'created_at', type: 'timestamptz', direction: 'desc' },
  rating: { key: 'stars', type: 'int', direction: 'desc' },
}

function sortedStatement(text: ResolvedText, filter: RawBuilder<unknown>, page: MatchPage) {
  const { key, type, direction } = orders[page.sort === 'relevance' ? 'popular' : page.sort]
  const column = sql.ref(`l.${key}`)
  const way = sql.raw(direction)
  const from = sql`search_document d join product_listing l on l.product_id = d.product_id where d.words @@ ${query(text)} ${filter}`
  const further = page.after
    ? sql`and (${column}, l.product_id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${page.after.key}::${sql.raw(type)}, ${page.after.id}::bigint)`
    : sql``
  return sql<MatchRow & { total: number; id: string | null }>`
    select n.total, b.id::text as id, b.sort_key::text as sort_key
    from (select count(*)::int as total from (select 1 from ${from} limit ${sql.lit(COUNT_CAP + 1)}) counted) n
    left join (select l.product_id as id, ${column} as sort_key from ${from} ${further}
      order by ${column} ${way}, l.product_id ${way} limit ${page.limit}::int offset ${page.start}::int) b on true
    order by b.sort_key ${way}, b.id ${way}`
}

/**
 * One page of the products that match a text, with the capped total. `filter` narrows by conditions on `l` (product_listing),
 * null when there are none.
 */
export async function findMatches(
  database: OpenDatabase,
  text: ResolvedText,
  filter: RawBuilder<boolean> | null,
  page: MatchPage,
): Promise<Matches> {
  if (text.isEmpty) return { rows: [], total: 0 }
  const narrowed =
    filter && page.sort === 'relevance'
      ? sql`and exists (select 1 from product_listing l where l.product_id = d.product_id and ${filter})`
      : filter
        ? sql`and ${filter}`
        : sql``
  const statement =
    page.sort === 'relevance'
      ? relevanceStatement(text, narrowed, page)
      : sortedStatement(text, narrowed, page)
  const rows = filter
    ? (await statement.execute(database.db)).rows
    : await runNamed(database, `search-matches-${page.sort}-${page.after ? 'after' : 'start'}`, statement)
  return {
    rows: rows.flatMap(({ id, sort_key }) => (id === null ? [] : [{ id, sort_key }])),
    total: rows[0]?.total ?? 0,
  }
}
