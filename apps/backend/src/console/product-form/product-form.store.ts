import type { CategoryAttribute } from '@filiera/contract/console/product-form'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { Executor } from '../../platform/database/open-database.ts'

type CategoryRow = { slug: string; name: string; above: string | null; declaresAlcohol: boolean }

export async function findCategories(executor: Executor, lang: Language): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.slug, ${inLanguage('c.name', lang)} as name, above.slug as above, c.declares_alcohol as "declaresAlcohol"
    from category c left join category above on above.id = c.parent_id
    order by coalesce(above.position, c.position), above.id nulls first, c.position, c.id`.execute(executor)
  return rows
}

export const findWarehouses = (
  executor: Executor,
  sellerId: string,
): Promise<{ id: string; name: string }[]> =>
  executor
    .selectFrom('warehouse')
    .select(['id', 'name'])
    .where('seller_id', '=', sellerId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()

/** What products of a category are asked for; what is copied from the label is not. */
export async function findCategoryAttributes(
  executor: Executor,
  slug: string,
  lang: Language,
): Promise<CategoryAttribute[]> {
  const { rows } = await sql<CategoryAttribute>`
    select a.code, ${inLanguage('a.names', lang)} as name, a.kind, ${inLanguage('a.unit', lang)} as unit, u.required,
      (select coalesce(json_agg(json_build_object('code', o.code, 'name', ${inLanguage('o.names', lang)}) order by o.position), '[]')
        from attribute_option o where o.attribute_code = a.code) as options
    from category c, attributes_of_category(c.id) u join attribute a on a.code = u.attribute_code
    where c.slug = ${slug} and a.label_field is null
    order by u.position, a.code`.execute(executor)
  return rows
}
