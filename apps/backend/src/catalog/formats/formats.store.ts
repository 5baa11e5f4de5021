import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { productTitle } from '../products/product-name.sql.ts'

/** A published product of a family; prices in cents. */
export type FormatRow = {
  family: string
  axis: string
  id: string
  title: string
  value: string
  before_cents: number
  charged_cents: number
  available: boolean
}

/** The published members of the family of a product, in their order; none for a product of its own. */
export async function findFormats(
  executor: Executor,
  productId: string,
  lang: Language,
): Promise<FormatRow[]> {
  const { rows } = await sql<FormatRow>`
    select f.id as family, ${inLanguage('f.axis', lang)} as axis, p.id, t.title, ${inLanguage('o.value', lang)} as value,
      price_before(p) as before_cents, p.charged_cents, p.available and not s.closed as available
    from product_family_member m join product_family f on f.id = m.family_id join product_family_member o on o.family_id = f.id
      join product p on p.id = o.product_id and p.status = 'published' join seller s on s.id = p.seller_id
      join lateral ${productTitle(lang)} t on true
    where m.product_id = ${productId}::bigint
    order by o.position, p.id`.execute(executor)
  return rows
}
