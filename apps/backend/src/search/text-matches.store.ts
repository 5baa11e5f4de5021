import { COUNT_CAP, type ProductSort } from '@filiera/domain/catalogue-constants'
import { type RawBuilder, sql } from 'kysely'
import { PRODUCT_VERSION, type ProductPage } from '../catalogue/listing.store.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { runNamed } from '../database/run-named.ts'
import type { ResolvedText } from './resolve-text.ts'

/** `version` changes with anything shown of the product. */
export type MatchRow = { id: string; sort_key: string; version: string }
/** `total` stops at 1,001. */
export type Matches = { rows: MatchRow[]; total: number }

/** A title or a tag holds the words, on average: what may stand before something better ranked elsewhere. */
const STRONG = 0.36
/** So many make a first page that a lower tier cannot better. */
const ENOUGH = 48
/** Of the products of a tier that are named so, the best ranked are compared: of a frequent word not all of them. */
const COMPARED = 240
/** A word in more names than this is in more products than are counted, also when some were withdrawn since the last count. */
const FREQUENT = 1200
/** Ranking adds to the match: availability 1, popularity up to 1. */
const RANK_WEIGHT = 0.2

const query = (text: ResolvedText) => sql`${text.query}::tsquery`

/** Products that match the text, as `product_id`: for `in (…)`. */
export const textMatches = (text: ResolvedText): RawBuilder<{ product_id: string }> =>
  text.isEmpty
    ? sql`select null::bigint as product_id where false`
    : sql`select product_id from search_document where tier = 0 and words @@ ${query(text)}
        union all select product_id from search_document where tier = 1 and words @@ ${query(text)}
        union all select product_id from search_document where tier = 2 and words @@ ${query(text)}`

type Narrowing = { text: ResolvedText; filter: RawBuilder<unknown>; isFiltered: boolean }

/** Names only: titles, tags, kinds. There is an index of them for the lower tiers. */
const inNames = (text: ResolvedText) => sql`ts_filter(d.words, '{a,b}') @@ ${query(text)}`
const anywhere = (text: ResolvedText) => sql`d.words @@ ${query(text)}`

type Slice = { tier: number; found: RawBuilder<unknown>; wanted: RawBuilder<unknown>; most: number }

/** The best ranked matches of one tier with their scores, read only when `wanted`. */
const slice = ({ text, filter }: Narrowing, { tier, found, wanted, most }: Slice) => sql`
  select product_id, match, match + rank * ${sql.lit(RANK_WEIGHT)}::real as score from (
    select product_id, rank, search_match(words, ${text.wanted.query}::tsquery, ${text.wanted.size}::int) as match from (
      select d.product_id, d.rank, d.words from search_document d where d.tier = ${sql.lit(tier)} and ${found} ${filter} and ${wanted}
      order by d.rank desc limit ${most}::int) ranked offset 0) matched`

/** How many of a tier match, counted no further than the cap, and only when `wanted`. */
const count = ({ text, filter }: Narrowing, tier: number, wanted: RawBuilder<unknown>) => sql`
  (select count(*)::int as n from (select 1 from search_document d where d.tier = ${sql.lit(tier)} and ${anywhere(text)} ${filter}
    and ${wanted} limit ${sql.lit(COUNT_CAP + 1)}) counted)`

/**
 * Best first. The tier of the best ranked products is read first, the lower ones only when it held too few that are named so; what
 * holds the words in its description only, when there was hardly anything. Whoever is left out could not stand before the page.
 */
function relevanceStatement(narrowing: Narrowing, { start, limit }: ProductPage) {
  const { text } = narrowing
  const enough = Math.max(ENOUGH, start + limit)
  const most = Math.max(COMPARED, 2 * (start + limit))
  const named = (tier: number, wanted: RawBuilder<unknown>) =>
    slice(narrowing, { tier, found: inNames(text), wanted, most })
  const strong = sql`count(*) filter (where match >= ${STRONG * text.groups}::real)::int as strong, count(*)::int as n`
  const few0 = sql`(select strong from s0) < ${enough}::int`
  const few1 = sql`(select s0.strong + s1.strong from s0, s1) < ${enough}::int`
  const hardlyAny = (found: RawBuilder<unknown>) =>
    sql`(select ${found} from s0, s1, s2, c0, c1) < ${enough}::int`
  const told = (tier: number, wanted: RawBuilder<unknown>) =>
    slice(narrowing, { tier, found: sql`${anywhere(text)} and not ${inNames(text)}`, wanted, most: enough })
  const cap = sql.lit(COUNT_CAP)
  // of a word in so many names it is known that they are more than are counted
  const isFrequent = !narrowing.isFiltered && text.documents > FREQUENT
  const frequent = sql`${isFrequent}::boolean`
  return sql<MatchRow & { total: number; id: string | null }>`
    with t0 as materialized (${named(0, sql`true`)}), s0 as materialized (select ${strong} from t0),
      t1 as materialized (${named(1, few0)}), s1 as materialized (select ${strong} from t1),
      t2 as materialized (${named(2, few1)}), s2 as materialized (select ${strong} from t2),
      c0 as materialized (select n from ${count(narrowing, 0, sql`true`)} c),
      c1 as materialized (select n from ${count(narrowing, 1, sql`(select n from c0) <= ${cap} and not ${frequent}`)} c),
      c2 as materialized (select n from ${count(narrowing, 2, sql`(select c0.n + c1.n from c0, c1) <= ${cap} and not ${frequent}`)} c),
      best as (select * from t0 union all select * from t1 union all select * from t2
        union all (${told(0, hardlyAny(sql`s0.n + s1.n + s2.n`))})
        union all (${told(1, hardlyAny(sql`greatest(s0.n, c0.n) + s1.n + s2.n`))})
        union all (${told(2, hardlyAny(sql`greatest(s0.n, c0.n) + greatest(s1.n, c1.n) + s2.n`))}))
    select n.total, b.product_id::text as id, '' as sort_key, ${sql.raw(PRODUCT_VERSION)} as version
    from (select case when ${frequent} then ${sql.lit(COUNT_CAP + 1)} else least(${sql.lit(COUNT_CAP + 1)}, c0.n + c1.n + c2.n) end::int as total from c0, c1, c2) n
    left join ((select product_id, score from best order by score desc, product_id desc limit ${limit}::int offset ${start}::int) b
      join product p on p.id = b.product_id join product_listing v on v.product_id = b.product_id) on true
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

/** In another order than relevance all matches are read once, for the page and for the total. */
function sortedStatement(text: ResolvedText, filter: RawBuilder<unknown>, page: ProductPage) {
  const { key, type, direction } = orders[page.sort === 'relevance' ? 'popular' : page.sort]
  const way = sql.raw(direction)
  const further = page.after
    ? sql`where (sort_key, id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${page.after.key}::${sql.raw(type)}, ${page.after.id}::bigint)`
    : sql``
  return sql<MatchRow & { total: number; id: string | null }>`
    with matching as materialized (
      select l.product_id as id, ${sql.ref(`l.${key}`)} as sort_key from (${textMatches(text)}) d
        join product_listing l on l.product_id = d.product_id where true ${filter})
    select n.total, b.id::text as id, b.sort_key::text as sort_key, ${sql.raw(PRODUCT_VERSION)} as version
    from (select least(${sql.lit(COUNT_CAP + 1)}, count(*))::int as total from matching) n
    left join ((select id, sort_key from matching ${further}
      order by sort_key ${way}, id ${way} limit ${page.limit}::int offset ${page.start}::int) b
      join product p on p.id = b.id join product_listing v on v.product_id = b.id) on true
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
  page: ProductPage,
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
      ? relevanceStatement({ text, filter: narrowed, isFiltered: filter !== null }, page)
      : sortedStatement(text, narrowed, page)
  const rows = filter
    ? (await statement.execute(database.db)).rows
    : await runNamed(database, `search-matches-${page.sort}-${page.after ? 'after' : 'start'}`, statement)
  return {
    rows: rows.flatMap(({ id, sort_key, version }) => (id === null ? [] : [{ id, sort_key, version }])),
    total: rows[0]?.total ?? 0,
  }
}
