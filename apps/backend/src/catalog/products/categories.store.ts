import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

export type CategoryRow = {
  id: number
  slug: string
  name: string
  description: string
  picture_hash: string | null
  /** Slug of the category it belongs to. */
  parent: string | null
}

/** Categories in the order of the navigation; `slugs` null means all. */
export async function findCategories(
  { db }: OpenDatabase,
  slugs: string[] | null,
  lang: Language,
): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, slug, ${inLanguage('name', lang)} as name,
      ${inLanguage('description', lang)} as description, picture_hash,
      (select slug from category above where above.id = category.parent_id) as parent
    from category where ${slugs}::text[] is null or slug = any(${slugs}::text[])
    order by position, id`.execute(db)
  return rows
}
