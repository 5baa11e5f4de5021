import type { WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'

/** A delivered order as its mail needs it. */
export type Delivery = {
  orderId: string
  seller: string
  contactEmail: string
  locale: Language
  /** Those that can be reviewed: on sale, and without a review of this customer. */
  products: { id: string; title: string }[]
  deliveredAt: Date
  /** What was delivered: what was refunded before is not in the parcel. */
  lines: { title: string; quantity: number; withdrawal: WithdrawalClass; pictureHash: string | null }[]
}

export async function findDeliveries(trx: Transaction, orderIds: readonly string[]): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select o.id as "orderId", s.name as seller, c.contact_email as "contactEmail", c.locale,
      coalesce((
        select json_agg(json_build_object('id', l.product_id::text, 'title', l.title) order by l.position)
        from order_line l join product p on p.id = l.product_id and p.status = 'published'
        where l.order_id = o.id
          and not exists (select from review r where r.product_id = l.product_id and r.account_id = o.account_id)
      ), '[]') as products,
      o.delivered_at as "deliveredAt",
      coalesce((
        select json_agg(json_build_object('title', l.title, 'quantity', l.quantity - l.refunded_quantity,
          'withdrawal', l.withdrawal, 'pictureHash', l.picture_hash) order by l.position)
        from order_line l where l.order_id = o.id and l.refunded_quantity < l.quantity), '[]') as lines
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.id = any(${orderIds}::text[]) order by o.id`.execute(trx)
  return rows
}
