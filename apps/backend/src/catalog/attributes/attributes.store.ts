import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { AttributeKind } from '../../platform/database/tables/attributes.ts'

/** One value of a product; a list has one row a choice. */
export type AttributeValueRow = {
  product_id: string
  code: string
  name: string
  kind: AttributeKind
  unit: string | null
  in_fact_strip: boolean
  compared: boolean
  option_code: string | null
  option_name: string | null
  number: number | null
  yes_no: boolean | null
  text: string | null
  scale_from: number | null
  scale_to: number | null
  scale_ends: string | null
  /** Of an option, counted from 1. */
  place: number | null
}

/** What is said of published products in the attributes of their categories, product by product in the order of the category. */
export async function findProductAttributes(
  db: Database,
  productIds: readonly string[],
  lang: Language,
): Promise<AttributeValueRow[]> {
  const { rows } = await sql<AttributeValueRow>`
    select p.id as product_id, a.code, ${inLanguage('a.names', lang)} as name, a.kind,
      case when a.unit is not null then ${inLanguage('a.unit', lang)} end as unit, u.in_fact_strip, u.compared,
      v.option_code, case when o.code is not null then ${inLanguage('o.names', lang)} end as option_name,
      v.number::float8 as number, v.yes_no, a.scale_from::float8 as scale_from, a.scale_to::float8 as scale_to,
      case when a.scale_ends is not null then ${inLanguage('a.scale_ends', lang)} end as scale_ends, o.position + 1 as place, case when v.text is not null then ${inLanguage('v.text', lang)} end as text
    from product p
      cross join lateral attributes_of_category(p.category_id) u
      join product_attribute v on v.product_id = p.id and v.attribute_code = u.attribute_code
      join attribute a on a.code = u.attribute_code
      left join attribute_option o on o.attribute_code = v.attribute_code and o.code = v.option_code
    where p.id = any(${productIds}::bigint[]) and p.status = 'published'
    order by p.id, u.position, a.code, v.position`.execute(db)
  return rows
}
