import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/places/regions'
import { type RawBuilder, sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { entryMatches, entryRelevance } from '../search/matches/entry-matches.sql.ts'
import { contains } from '../search/matches/title-matches.sql.ts'
import type { ResolvedMatch } from '../search/resolve-match.ts'

export type SellerRow = {
  id: string
  name: string
  description: string
  picture_hash: string | null
  telephone: string
  street: string
  zip: string
  city: string
  province: string
  region: RegionCode
  lat: number | null
  lng: number | null
  company: string
  vat_number: string
  rea: string
  email: string
  founded: number | null
  figures: { value: string; label: string }[]
  timeline: { year: number; text: string }[]
  closed_until: string | null
  closed_text: string
}

export type RegionRow = { code: SellerRow['region']; sellers: number }

export type SellerFilters = {
  /** Null without a text. */
  text: ResolvedMatch | null
  city?: string[] | undefined
  region?: string[] | undefined
}

/** What is kept in three languages inside a list of objects. */
const inside = (name: string, lang: Language) =>
  sql`coalesce(one->${sql.lit(name)}->>${sql.lit(lang)}, one->${sql.lit(name)}->>'it')`

const columns = (lang: Language) => sql`
  id, name, ${inLanguage('description', lang)} as description, picture_hash, telephone,
  street, zip, city, province, region, lat, lng, company, vat_number, rea, email, closed_until::text, ${inLanguage('closed_text', lang)} as closed_text, founded,
  (select coalesce(json_agg(json_build_object('value', ${inside('value', lang)}, 'label', ${inside('label', lang)}) order by at), '[]')
    from jsonb_array_elements(figures) with ordinality f(one, at)) as figures,
  (select coalesce(json_agg(json_build_object('year', one->'year', 'text', ${inside('text', lang)}) order by at), '[]')
    from jsonb_array_elements(timeline) with ordinality t(one, at)) as timeline`

function matching({ text, city, region }: SellerFilters): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`ended_at is null`]
  if (text)
    conditions.push(
      'words' in text
        ? sql`id in (${entryMatches(text.words, 'seller')})`
        : contains(sql`name`, text.contained),
    )
  if (city) conditions.push(sql`city_code = any(${city}::text[])`)
  if (region) conditions.push(sql`region = any(${region}::text[])`)
  return sql.join(conditions, sql` and `)
}

/** Sellers by name, of a search the best matches first; one page. */
export async function findSellers(
  { db }: OpenDatabase,
  filters: SellerFilters,
  page: { start: number; limit: number; lang: Language },
): Promise<SellerRow[]> {
  const { text } = filters
  const bestFirst =
    text && 'words' in text ? sql`${entryRelevance(text.words, 'seller', sql`seller.id`)} desc,` : sql``
  const { rows } = await sql<SellerRow>`
    select ${columns(page.lang)} from seller where ${matching(filters)}
    order by ${bestFirst} plain_text(name), id limit ${page.limit}::int offset ${page.start}::int`.execute(db)
  return rows
}

/** How many match, 1,001 for more than 1,000 (decision 34). */
export async function countSellers({ db }: OpenDatabase, filters: SellerFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from seller where ${matching(filters)} limit ${COUNT_CAP + 1}::int) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many sellers work in each region that has any. */
export async function countSellersByRegion({ db }: OpenDatabase): Promise<RegionRow[]> {
  const { rows } = await sql<RegionRow>`
    select region as code, count(*)::int as sellers from seller where ended_at is null group by region order by region`.execute(
    db,
  )
  return rows
}

export async function findSeller(
  { db }: OpenDatabase,
  id: string,
  lang: Language,
): Promise<(SellerRow & { ended: boolean }) | undefined> {
  const { rows } = await sql<SellerRow & { ended: boolean }>`
    select ${columns(lang)}, ended_at is not null as ended from seller where id = ${id}::bigint`.execute(db)
  return rows[0]
}

export async function isSeller({ db }: OpenDatabase, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from seller where id = ${id}::bigint and ended_at is null`.execute(db)
  return rows.length > 0
}
