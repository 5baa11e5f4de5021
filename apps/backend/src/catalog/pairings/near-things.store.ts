import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { Database } from '../../platform/database/open-database.ts'

export type NearThing = { category: string; title: string; reason: string }

/** The categories that come near something searched for by one of the words, the nearest first. */
export async function findNearThings(
  db: Database,
  words: readonly string[],
  lang: Language,
): Promise<NearThing[]> {
  const { rows } = await sql<NearThing>`
    select c.slug as category, ${inLanguage('n.title', lang)} as title, ${inLanguage('n.reason', lang)} as reason
    from near_thing n join category c on c.id = n.category_id
    where n.words && ${words}::text[] order by n.position, n.id`.execute(db)
  return rows
}
