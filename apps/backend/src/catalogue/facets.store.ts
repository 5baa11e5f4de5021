import { COUNT_CAP, priceBands } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { type ProductConditions, productConditions } from './product-conditions.store.ts'
import type { ProductFilters } from './product-filters.ts'

type Group = Exclude<keyof ProductConditions, 'base'>
const groups: readonly Group[] = ['category', 'city', 'region', 'price', 'mark', 'discounts', 'available']

/** Counts by slug; a value without products is absent. */
export type FacetCounts = Readonly<Record<string, number>>
export type CountedFacets = {
  total: number
  /** All of them in the order of the navigation, named in the language. */
  categories: { slug: string; name: string; count: number }[]
  cities: FacetCounts
  regions: FacetCounts
  marks: FacetCounts
  /** One number a price band, in the bands' order. */
  prices: number[]
  discounts: number
  available: number
}

/** Every group's condition but the named one: a group ignores its own filter. */
const others = (except?: Group): RawBuilder<boolean> =>
  sql.join(
    groups.filter((group) => group !== except).map((group) => sql.ref(`m.${group}_ok`)),
    sql` and `,
  )

const countBy = (value: RawBuilder<unknown>, from: RawBuilder<unknown>, group: Group) => sql`
  (select coalesce(json_object_agg(slug, n), '{}') from (
    select ${value} as slug, count(*)::int as n from ${from} where ${others(group)} and ${value} is not null group by 1) counted)`

const countCategories = (lang: Language) => sql`
  (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', coalesce(c.name->>${lang}::text, c.name->>'it'),
      'count', coalesce(n.count, 0)) order by c.position, c.id), '[]')
    from category c left join (
      select m.category_id, count(*)::int as count from m where ${others('category')} group by 1) n on n.category_id = c.id)`

const inBand = ({ min, max }: (typeof priceBands)[number]) => sql`
  count(*) filter (where m.charged_cents >= ${min * 100}::int and ${max === -1 ? sql`true` : sql`m.charged_cents < ${max * 100}::int`})::int`

/** All groups in one round trip. */
export async function findFacets({ db }: OpenDatabase, filters: ProductFilters): Promise<CountedFacets> {
  const conditions = productConditions(filters)
  const flags = sql.join(groups.map((group) => sql`(${conditions[group]}) as ${sql.ref(`${group}_ok`)}`))
  const { rows } = await sql<CountedFacets>`
    with m as materialized (
      select p.category_id, p.city_code, p.region, p.charged_cents, p.marks, p.discounted, p.available, ${flags}
      from product p where ${sql.join(conditions.base, sql` and `)})
    select
      (select least(count(*), ${COUNT_CAP + 1})::int from m where ${others()}) as total,
      ${countCategories(filters.lang)} as categories,
      ${countBy(sql`m.city_code`, sql`m`, 'city')} as cities,
      ${countBy(sql`m.region`, sql`m`, 'region')} as regions,
      ${countBy(sql`mark.code`, sql`m cross join unnest(m.marks) as mark(code)`, 'mark')} as marks,
      (select array[${sql.join(priceBands.map(inBand))}] from m where ${others('price')}) as prices,
      (select count(*)::int from m where ${others('discounts')} and m.discounted) as discounts,
      (select count(*)::int from m where ${others('available')} and m.available) as available`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('the facets query answered no row')
  return counted
}
