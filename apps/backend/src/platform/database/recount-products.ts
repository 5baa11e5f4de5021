import { sql } from 'kysely'
import type { Executor } from './open-database.ts'

/** Where every product on sale stands, one in several formats once: as lists show them. */
const shown = sql`
  select seller_id, category_id from product_listing where family is null
  union all
  (select distinct on (family) seller_id, category_id from product_listing where family is not null order by family, family_place)`

/** Recounts the published products of every seller and category, with those of the categories below; only what changed is written. */
export async function recountProducts(executor: Executor): Promise<void> {
  await sql`
    update seller set products_count = counted.products from (
      select s.id, coalesce(n.products, 0) as products from seller s
      left join (select seller_id, count(*)::int as products from (${shown}) l group by 1) n on n.seller_id = s.id) counted
    where seller.id = counted.id and seller.products_count <> counted.products`.execute(executor)
  await sql`
    update category set products_count = counted.products from (
      select c.id, coalesce(n.products, 0) as products from category c
      left join (select above.id, count(*)::int as products from (${shown}) l
        join category own on own.id = l.category_id join category above on above.id in (own.id, own.parent_id)
        group by 1) n on n.id = c.id) counted
    where category.id = counted.id and category.products_count <> counted.products`.execute(executor)
}
