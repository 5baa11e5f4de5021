import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { FilterAttribute } from './product-index/product-index.ts'

/** All attributes but texts, with their options and where they are used. */
export async function findFilterAttributes({ primary }: OpenDatabase): Promise<FilterAttribute[]> {
  const { rows } = await sql<FilterAttribute>`
    select a.code, a.kind, a.names, a.unit,
      coalesce((select json_agg(json_build_object('code', o.code, 'names', o.names) order by o.position, o.code)
        from attribute_option o where o.attribute_code = a.code), '[]') as options,
      coalesce((select json_agg(json_build_object('category', u.category_id, 'position', u.position, 'filterable', u.filterable))
        from category_attribute u where u.attribute_code = a.code), '[]') as uses
    from attribute a where a.kind <> 'text' order by a.code`.execute(primary)
  return rows
}
