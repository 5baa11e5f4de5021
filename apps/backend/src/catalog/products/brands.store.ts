import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

export type BrandRow = {
  id: string
  slug: string
  name: string
  description: string
  picture_hash: string | null
}

/** As many brands as one answer holds. */
const MAX_BRANDS = 100

/** Brands of published products by name; `ids` null means all, up to 100. */
export async function findBrands(
  { db }: OpenDatabase,
  ids: string[] | null,
  lang: Language,
): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select id::text, slug, name, ${inLanguage('description', lang)} as description, picture_hash
    from brand where (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
      and exists (select 1 from product_listing l where l.brand = brand.slug)
    order by plain_text(name), id limit ${MAX_BRANDS}::int`.execute(db)
  return rows
}
