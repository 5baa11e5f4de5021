import type { ProductContent } from '@filiera/contract/console/product-content'
import type { ShopRole } from '@filiera/domain/shop-roles'
import type { Executor, Transaction } from '../../../platform/database/open-database.ts'

/** As many versions as one answer holds. */
const PAGE = 50

const selectVersions = (executor: Executor, productId: string) =>
  executor
    .selectFrom('product_version as v')
    .leftJoin('account as a', 'a.id', 'v.account_id')
    .select(['v.number', 'v.at', 'v.note', 'v.changed', 'a.name as by'])
    .where('v.product_id', '=', productId)

/** Versions of a product, the newest first; of those before a number, when it is given. */
export const findVersions = (executor: Executor, productId: string, before: number | undefined) =>
  selectVersions(executor, productId)
    .$if(before !== undefined, (query) => query.where('v.number', '<', before ?? 0))
    .orderBy('v.number', 'desc')
    .limit(PAGE)
    .execute()

export const findLastVersion = (executor: Executor, productId: string) =>
  selectVersions(executor, productId).orderBy('v.number', 'desc').limit(1).executeTakeFirst()

/** Numbers of the last versions of several products, where they have any. */
export async function findLastNumbers(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('product_version')
    .select((select) => ['product_id', select.fn.max('number').as('number')])
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, number }) => [product_id, number]))
}

export const findVersion = (executor: Executor, productId: string, number: number) =>
  selectVersions(executor, productId).select('v.content').where('v.number', '=', number).executeTakeFirst()

export type NewVersion = {
  number: number
  content: ProductContent
  changed: readonly string[]
  /** Null of how the product stood before. */
  actor: { accountId: string; role: ShopRole } | null
  at: Date
  note: string
}

export async function insertVersion(
  trx: Transaction,
  productId: string,
  { number, content, changed, actor, at, note }: NewVersion,
): Promise<void> {
  await trx
    .insertInto('product_version')
    .values({
      product_id: productId,
      number,
      content: JSON.stringify(content),
      changed: [...changed],
      account_id: actor?.accountId ?? null,
      role: actor?.role ?? null,
      at,
      note,
    })
    .execute()
}
