import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { STANDING_WEIGHT } from '@filiera/domain/ranking'
import { type RawBuilder, sql } from 'kysely'
import type { ProductPage } from '../../listing/list-page.ts'
import { PRODUCT_VERSION } from '../../listing/listing.store.ts'
import type { Narrowing } from './narrow-by.store.ts'
import type { ResolvedText } from './resolved-text.ts'

/** `version` changes with anything shown of the product; without matches one row with the total alone. */
export type MatchRow = { id: string | null; sort_key: string; version: string; total: number }

/** A title or a tag holds the words, on average: what may stand before something better ranked elsewhere. */
const STRONG = 0.36
/** So many make a first page that a lower tier cannot better. */
const ENOUGH = 48
/** Of the products of a tier that are named so, the best ranked are compared: of a frequent word not all of them. */
const COMPARED = 240
/** A word in more names than this is in more products than are counted, also when some were withdrawn since the last count. */
const FREQUENT = 1200

const query = (text: ResolvedText) => sql`${text.query}::tsquery`

/** Products that match a query, as `product_id`, from the best ranked on: each tier has an index of its own. */
export const productsMatching = (query: string): RawBuilder<{ product_id: string }> =>
  sql.join(
    [0, 1, 2, 3].map(
      (tier) =>
        sql`select product_id from search_document where tier = ${sql.lit(tier)} and words @@ ${query}::tsquery`,
    ),
    sql` union all `,
  )

/** Products that match the text, as `product_id`: for `in (…)`, or to be read from the best ranked on. */
export const textMatches = (text: ResolvedText): RawBuilder<{ product_id: string }> =>
  text.isEmpty ? sql`select null::bigint as product_id where false` : productsMatching(text.query)

type Wanted = { text: ResolvedText; filter: RawBuilder<unknown> }

/** Names only: titles, tags, kinds. There is an index of them for the lower tiers. */
const inNames = (text: ResolvedText) => sql`ts_filter(d.words, '{a,b}') @@ ${query(text)}`
const anywhere = (text: ResolvedText) => sql`d.words @@ ${query(text)}`

type Slice = { tier: number; found: RawBuilder<unknown>; wanted: RawBuilder<unknown>; most: number }

/** The best ranked matches of one tier with their scores, read only when `wanted`. */
const slice = ({ text, filter }: Wanted, { tier, found, wanted, most }: Slice) => sql`
  select product_id, match, match + rank * ${sql.lit(STANDING_WEIGHT)}::real as score from (
    select product_id, rank, search_match(words, ${text.wanted.query}::tsquery, ${text.wanted.size}::int) as match from (
      select d.product_id, d.rank, d.words from search_document d where d.tier = ${sql.lit(tier)} and ${found} ${filter} and ${wanted}
      order by d.rank desc limit ${most}::int) ranked offset 0) matched`

/** How many of a tier match, counted no further than the cap, and only when `wanted`. */
const count = ({ text, filter }: Wanted, tier: number, wanted: RawBuilder<unknown>) => sql`
  (select count(*)::int as n from (select 1 from search_document d where d.tier = ${sql.lit(tier)} and ${anywhere(text)} ${filter}
    and ${wanted} limit ${sql.lit(COUNT_CAP + 1)}) counted)`

/** The page out of `best (product_id, score)`, and `total`. */
const bestPage = (total: RawBuilder<unknown>, { limit, start }: ProductPage) => sql`
    select n.total, b.product_id::text as id, '' as sort_key, ${PRODUCT_VERSION} as version
    from (select least(${sql.lit(COUNT_CAP + 1)}, ${total})::int as total) n
    left join ((select product_id, score from best order by score desc, product_id desc limit ${limit}::int offset ${start}::int) b
      join product p on p.id = b.product_id join product_listing v on v.product_id = b.product_id) on true
    order by b.score desc, b.product_id desc`

/** `generation`: of the words that are to be searched by. */
export type BestRow = { id: string | null; version: string | null; total: number; generation: number }

/**
 * Best first among all products. What is decided on the way is decided in the database, step by step (`search_best`).
 * @param isFrequent more match than are counted: they are not counted again
 */
export function bestOfAllStatement(text: ResolvedText, { start, limit }: ProductPage, isFrequent: boolean) {
  const { query: asked, wanted, groups } = text
  const [enough, compared] = [Math.max(ENOUGH, start + limit), Math.max(COMPARED, 2 * (start + limit))]
  // a page so deep that all which are counted are compared needs them counted
  const isUncounted = (isFrequent || text.documents > FREQUENT) && compared <= COUNT_CAP
  return sql<BestRow>`
    select b.generation, b.total, b.product_id::text as id, ${PRODUCT_VERSION} as version
    from search_best(${asked}::tsquery, ${wanted.query}::tsquery, ${wanted.size}::int, ${STRONG * groups}::real, ${enough}::int, ${compared}::int,
      ${isUncounted}::boolean, ${STANDING_WEIGHT}::real, ${start}::int, ${limit}::int) with ordinality b
    left join product p on p.id = b.product_id left join product_listing v on v.product_id = b.product_id order by b.ordinality`
}

/** The same among few products: those that are named so are compared first, then those that hold the words somewhere. */
export function bestOfFewStatement(
  text: ResolvedText,
  few: RawBuilder<unknown>,
  conditions: RawBuilder<boolean>,
  page: ProductPage,
) {
  const most = Math.max(COMPARED, 2 * (page.start + page.limit))
  return sql<MatchRow>`
    with matching as materialized (select d.product_id, d.rank, d.named from (select l.product_id from ${few} where ${conditions}) l
        cross join lateral (select d.product_id, d.rank, ${inNames(text)} as named from search_document d
          where d.product_id = l.product_id and ${anywhere(text)} offset 0) d),
      best as (select m.product_id, search_match(d.words, ${text.wanted.query}::tsquery, ${text.wanted.size}::int)
          + d.rank * ${sql.lit(STANDING_WEIGHT)}::real as score
        from (select product_id from matching order by named desc, rank desc limit ${most}::int) m join search_document d using (product_id))
    ${bestPage(sql`(select count(*) from matching)`, page)}`
}

/**
 * The same among many products. The tier of the best ranked products is read first, the lower ones only when it held too few that are named so; what
 * holds the words in its description only, when there was hardly anything. Whoever is left out could not stand before the page.
 * @param isFrequent more match than are counted: they are not counted again
 */
export function bestStatement(
  text: ResolvedText,
  narrowing: Narrowing,
  page: ProductPage,
  isFrequent: boolean,
) {
  const { start, limit } = page
  // offset 0: a product at a time, never the whole listing for a few
  const filter = sql`and exists (select 1 from product_listing l where l.product_id = d.product_id and ${narrowing.conditions} offset 0)`
  const wanted: Wanted = { text, filter }
  // a filter is passed by few of the best ranked: it is enough when they fill the page
  const enough = start + limit
  const most = Math.max(COMPARED, 2 * (start + limit))
  const named = (tier: number, asked: RawBuilder<unknown>) =>
    slice(wanted, { tier, found: inNames(text), wanted: asked, most })
  // in the statement: t products of a tier, s how many of them are strong, c how many match
  const strong = sql`count(*) filter (where match >= ${STRONG * text.groups}::real)::int as strong, count(*)::int as n`
  const tooFewAbove1 = sql`(select strong from s0) < ${enough}::int`
  const tooFewAbove2 = sql`(select s0.strong + s1.strong from s0, s1) < ${enough}::int`
  const tooFewAbove3 = sql`(select s0.strong + s1.strong + s2.strong from s0, s1, s2) < ${enough}::int`
  const tooFewNamed = (found: RawBuilder<unknown>) =>
    sql`(select ${found} from s0, s1, s2, s3, c0, c1, c2) < ${enough}::int`
  const described = (tier: number, asked: RawBuilder<unknown>) =>
    slice(wanted, {
      tier,
      found: sql`${anywhere(text)} and not ${inNames(text)}`,
      wanted: asked,
      most: enough,
    })
  const cap = sql.lit(COUNT_CAP)
  const counted = (tier: number, asked: RawBuilder<unknown>) =>
    isFrequent ? sql`(select 0 as n)` : count(wanted, tier, asked)
  const total = isFrequent
    ? sql.lit(COUNT_CAP + 1)
    : sql`(select c0.n + c1.n + c2.n + c3.n from c0, c1, c2, c3)`
  return sql<MatchRow>`
    with t0 as materialized (${named(0, sql`true`)}), s0 as materialized (select ${strong} from t0),
      t1 as materialized (${named(1, tooFewAbove1)}), s1 as materialized (select ${strong} from t1),
      t2 as materialized (${named(2, tooFewAbove2)}), s2 as materialized (select ${strong} from t2),
      t3 as materialized (${named(3, tooFewAbove3)}), s3 as materialized (select ${strong} from t3),
      c0 as materialized (select n from ${counted(0, sql`true`)} c),
      c1 as materialized (select n from ${counted(1, sql`(select n from c0) <= ${cap}`)} c),
      c2 as materialized (select n from ${counted(2, sql`(select c0.n + c1.n from c0, c1) <= ${cap}`)} c),
      c3 as materialized (select n from ${counted(3, sql`(select c0.n + c1.n + c2.n from c0, c1, c2) <= ${cap}`)} c),
      best as (select * from t0 union all select * from t1 union all select * from t2 union all select * from t3
        union all (${described(0, tooFewNamed(sql`s0.n + s1.n + s2.n + s3.n`))})
        union all (${described(1, tooFewNamed(sql`greatest(s0.n, c0.n) + s1.n + s2.n + s3.n`))})
        union all (${described(2, tooFewNamed(sql`greatest(s0.n, c0.n) + greatest(s1.n, c1.n) + s2.n + s3.n`))})
        union all (${described(3, tooFewNamed(sql`greatest(s0.n, c0.n) + greatest(s1.n, c1.n) + greatest(s2.n, c2.n) + s3.n`))}))
    ${bestPage(total, page)}`
}
