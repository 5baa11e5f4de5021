import { sql } from 'kysely'
import { contentCategories } from '../../catalog/content/content-category.sql.ts'
import type { ContentCategory } from '../../catalog/content/required-parts.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import type { KnownAttribute } from './content-rows.ts'

/** What a category asks for, with what it inherits. */
export async function findContentCategory(
  executor: Executor,
  slug: string | null,
): Promise<ContentCategory | null> {
  const { rows } = await sql<ContentCategory>`
    ${contentCategories} where c.slug = ${slug}::text`.execute(executor)
  return rows[0] ?? null
}

/** Where a draft stands that does not say its category yet. */
export async function findFirstCategory(executor: Executor): Promise<{ id: number } | undefined> {
  return executor.selectFrom('category').select('id').orderBy('position').limit(1).executeTakeFirst()
}

/** Attributes of the shop by their codes, without those that are copied from the label. */
export async function findKnownAttributes(
  executor: Executor,
  codes: readonly string[],
): Promise<Map<string, KnownAttribute>> {
  const { rows } = await sql<KnownAttribute & { code: string }>`
    select a.code, a.kind, (select coalesce(json_agg(o.code), '[]') from attribute_option o where o.attribute_code = a.code) as options
    from attribute a where a.label_field is null and a.code = any(${codes}::text[])`.execute(executor)
  return new Map(rows.map(({ code, ...attribute }) => [code, attribute]))
}

export async function isOwnWarehouse(
  executor: Executor,
  sellerId: string,
  warehouseId: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('warehouse')
    .select('id')
    .where('id', '=', warehouseId)
    .where('seller_id', '=', sellerId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another product of the shop has this code of its own. */
export async function isOwnCodeTaken(
  executor: Executor,
  sellerId: string,
  productId: string,
  code: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('own_code', '=', code)
    .where('id', '<>', productId)
    .executeTakeFirst()
  return row !== undefined
}
