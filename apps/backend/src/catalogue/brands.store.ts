import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'

export type BrandRow = {
  id: string
  slug: string
  name: string
  description: string
  picture_hash: string | null
}

/** As many brands as one answer holds. */
const MAX_BRANDS = 100

/** Brands by name; `ids` null means all, up to 100. */
export async function findBrands(
  { db }: OpenDatabase,
  ids: string[] | null,
  lang: Language,
): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select id::text, slug, name, coalesce(description->>${lang}::text, description->>'it', '') as description, picture_hash
    from brand where ${ids}::bigint[] is null or id = any(${ids}::bigint[])
    order by plain_text(name), id limit ${MAX_BRANDS}::int`.execute(db)
  return rows
}
