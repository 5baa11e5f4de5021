import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'

export type CollectionRow = {
  id: number
  slug: string
  name: string
  title: string
  description: string
  picture_hash: string | null
}

/** A collection by its name or its slug. */
export async function findCollection(
  { db }: OpenDatabase,
  name: string,
  lang: Language,
): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select id, slug, name, coalesce(title->>${lang}::text, title->>'it') as title,
      coalesce(description->>${lang}::text, description->>'it') as description, picture_hash
    from collection where name = ${name} or slug = ${name} order by name = ${name} desc limit 1`.execute(db)
  return rows[0]
}
