import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { Database } from '../../platform/database/open-database.ts'

/** Some products: those of a category, with one of the values of an attribute where one is named. */
export type Side = { category: string; attribute: string | null; values: readonly string[] }

/** `one` and `other` go with each other. */
export type PairingRule = { one: Side; other: Side; reason: string }

/** The rules with one of the categories on a side, the best first. */
export async function findPairingRules(
  db: Database,
  categories: readonly string[],
  lang: Language,
): Promise<PairingRule[]> {
  const side = (name: 'one' | 'other') => sql`json_build_object('category', ${sql.ref(`${name}.slug`)},
    'attribute', ${sql.ref(`p.${name}_attribute`)}, 'values', ${sql.ref(`p.${name}_values`)})`
  const { rows } = await sql<PairingRule>`
    select ${side('one')} as one, ${side('other')} as other, ${inLanguage('p.reason', lang)} as reason
    from pairing p join category one on one.id = p.one_category join category other on other.id = p.other_category
    where one.slug = any(${categories}) or other.slug = any(${categories})
    order by p.position, p.id`.execute(db)
  return rows
}
