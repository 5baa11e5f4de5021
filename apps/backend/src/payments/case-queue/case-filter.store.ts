import type { CaseKind } from '@filiera/contract/payments/cases'
import { type RawBuilder, sql } from 'kysely'
import { readSearch } from './read-search.ts'

export type CaseFilter = { kind?: CaseKind | undefined; search?: string | undefined }

/** A case `t` is about an order itself, or about its whole purchase. */
const aboutOrder = (orders: RawBuilder<unknown>) => sql`
  t.order_id in (select o.id ${orders}) or (t.order_id is null and t.checkout_id in (select o.checkout_id ${orders}))`

/** Cases `t` whose order, purchase, payment or object at a provider a text names. */
function named(text: string): RawBuilder<boolean> {
  const { ref, orderId, orderStart, checkoutId } = readSearch(text)
  const ways = [
    sql`t.provider_ref = ${ref}`,
    sql`t.checkout_id in (select a.checkout_id from payment_attempt a
      where a.provider in ('mangopay', 'stripe') and a.provider_id = ${ref})`,
    ...(orderId ? [aboutOrder(sql`from purchase_order o where o.id = ${orderId}`)] : []),
    ...(orderStart
      ? [
          sql`exists (select from purchase_order o where o.id like ${`${orderStart}%`} and
            (o.id = t.order_id or (t.order_id is null and o.checkout_id = t.checkout_id)))`,
        ]
      : []),
    ...(checkoutId ? [sql`t.checkout_id = ${checkoutId}::uuid`] : []),
  ]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** The condition on a case `t` that a filter means. */
export function filtered({ kind, search }: CaseFilter): RawBuilder<boolean> {
  const ways = [...(kind ? [sql`t.kind = ${kind}`] : []), ...(search ? [named(search)] : [])]
  return ways.length > 0 ? sql<boolean>`${sql.join(ways, sql` and `)}` : sql<boolean>`true`
}
