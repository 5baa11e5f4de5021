import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'

/** Who is told of a cancelled order, and what goes back on sale. */
export type CancelledOrder = {
  sellerName: string
  sellerId: string
  /** Empty when the customer was erased. */
  contactEmail: string
  locale: Language
  /** Pieces that were not refunded before. */
  pieces: { productId: string; quantity: number }[]
}

/** Read before the rest is refunded. @throws Error for an unknown order */
export async function findCancellation(trx: Transaction, orderId: string): Promise<CancelledOrder> {
  const { rows } = await sql<CancelledOrder>`
    select s.name as "sellerName", s.id::text as "sellerId", c.contact_email as "contactEmail", c.locale,
      (select json_agg(json_build_object('productId', l.product_id::text, 'quantity', l.quantity - l.refunded_quantity)
          order by l.product_id)
        from order_line l where l.order_id = o.id) as pieces
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.id = ${orderId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`order ${orderId} is not there`)
  return row
}
