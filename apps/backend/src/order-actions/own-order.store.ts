import type { OrderStatus } from '@filiera/contract/orders'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'

/** An own order as what the customer does with it starts from. */
export type OwnOrder = {
  id: string
  checkoutId: string
  status: OrderStatus
  lines: { productId: string; quantity: number }[]
}

export async function findOwnOrder(
  executor: Executor,
  accountId: string,
  orderId: string,
): Promise<OwnOrder | undefined> {
  const { rows } = await sql<OwnOrder>`
    select o.id, o.checkout_id as "checkoutId", o.status,
      (select json_agg(json_build_object('productId', l.product_id::text, 'quantity', l.quantity) order by l.position)
        from order_line l where l.order_id = o.id) as lines
    from purchase_order o where o.id = ${orderId} and o.account_id = ${accountId}::uuid`.execute(executor)
  return rows[0]
}

/** The orders of a checkout with whom to tell. */
export async function findCheckoutParties(
  executor: Executor,
  checkoutId: string,
): Promise<{ numbers: string[]; sellers: string[]; contactEmail: string; locale: Language }> {
  const { rows } = await sql<{ number: string; seller: string; contactEmail: string; locale: Language }>`
    select o.id as number, s.name as seller, c.contact_email as "contactEmail", c.locale
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.checkout_id = ${checkoutId}::uuid order by o.id`.execute(executor)
  const { contactEmail, locale } = rows[0] ?? { contactEmail: '', locale: 'it' as const }
  return {
    numbers: rows.map(({ number }) => number),
    sellers: [...new Set(rows.map(({ seller }) => seller))],
    contactEmail,
    locale,
  }
}
