import type { AttributeKind } from '@filiera/contract/catalog/attributes'
import type { Texts } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** Categories with their names. */
export async function findCategoryNames(db: Executor): Promise<{ slug: string; name: Texts }[]> {
  const { rows } = await sql<{ slug: string; name: Texts }>`
    select slug, name from category order by position, id`.execute(db)
  return rows
}

type AttributeNames = {
  code: string
  kind: AttributeKind
  name: Texts
  options: { code: string; name: Texts }[]
}

/** What products are asked for, without what is copied from the label. */
export async function findAttributeNames(db: Executor): Promise<AttributeNames[]> {
  const { rows } = await sql<AttributeNames>`
    select a.code, a.kind, a.names as name,
      (select coalesce(json_agg(json_build_object('code', o.code, 'name', o.names) order by o.position), '[]')
        from attribute_option o where o.attribute_code = a.code) as options
    from attribute a where a.label_field is null order by a.code`.execute(db)
  return rows
}

/** Open warehouses of a shop. */
export async function findWarehouseNames(
  db: Executor,
  sellerId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from warehouse where seller_id = ${sellerId}::bigint and closed_at is null order by id`.execute(
    db,
  )
  return rows
}
