import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** Of the attributes that a category or one below it is filtered by, a product has about one in so many. */
const ONE_IN = 4

/** Gives the products of a range values of what their category is filtered by, the same ones each time: options, years, numbers up to 30. */
export async function loadAttributes(executor: Executor, firstId: number, lastId: number): Promise<void> {
  await sql`
    with used as materialized (
      select distinct coalesce(c.parent_id, c.id) as category_id, a.code, a.kind,
        array(select o.code from attribute_option o where o.attribute_code = a.code order by o.position, o.code) as options
      from category_attribute u join category c on c.id = u.category_id join attribute a on a.code = u.attribute_code
      where u.filterable and a.kind in ('list', 'number', 'year') and a.label_field is null),
    drawn as (
      select p.id, u.code, u.kind, u.options, hashint8extended(p.id, hashtext(u.code)) & 2147483647 as draw
      from product p join used u on u.category_id = p.category_id
      where p.id between ${firstId}::bigint and ${lastId}::bigint and (u.kind <> 'list' or u.options <> '{}'))
    insert into product_attribute (product_id, attribute_code, kind, option_code, number)
      select id, code, kind, case kind when 'list' then options[1 + draw / ${ONE_IN}::int % cardinality(options)] end,
        case kind when 'year' then 2000 + draw / ${ONE_IN}::int % 25 when 'number' then 1 + draw / ${ONE_IN}::int % 30 end
      from drawn where draw % ${ONE_IN}::int = 0`.execute(executor)
}
