import type { OrderStatus } from '@filiera/contract/orders/orders'
import type { Language } from '@filiera/domain/languages'
import type { Carrier } from '@filiera/domain/places/tracking'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { BoughtOrder } from '../ports.ts'
import { goodsStatus } from './goods-status.sql.ts'

/** The parcel of an order as its mails need it. */
export type Parcel = {
  orderId: string
  seller: string
  contactEmail: string
  locale: Language
  recipient: string
  carrier: Carrier | null
  tracking: string
  /** Null until it has arrived. */
  deliveredAt: Date | null
  /** What is in it: not what was refunded before. */
  lines: Omit<BoughtOrder['lines'][number], 'productId'>[]
  /** Those that can be reviewed: on sale, and without a review of this customer. */
  products: { id: string; title: string }[]
}

export async function findParcels(trx: Transaction, orderIds: readonly string[]): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    select o.id as "orderId", s.name as seller, c.contact_email as "contactEmail", c.locale,
      c.shipment_address ->> 'recipient' as recipient, o.carrier, coalesce(o.tracking_number, '') as tracking,
      o.delivered_at as "deliveredAt",
      coalesce((
        select json_agg(json_build_object('title', l.title, 'quantity', l.quantity - l.refunded_quantity,
          'cents', (l.quantity - l.refunded_quantity) * l.charged_cents, 'withdrawal', l.withdrawal, 'alcohol', l.alcohol, 'pictureHash', l.picture_hash) order by l.position)
        from order_line l where l.order_id = o.id and l.refunded_quantity < l.quantity), '[]') as lines,
      coalesce((
        select json_agg(json_build_object('id', l.product_id::text, 'title', l.title) order by l.position)
        from order_line l join product p on p.id = l.product_id and p.status = 'published'
        where l.order_id = o.id
          and not exists (select from review r where r.product_id = l.product_id and r.account_id = o.account_id)
      ), '[]') as products
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.id = any(${orderIds}::text[]) order by o.id`.execute(trx)
  return rows
}

/** Another order of the same purchase, where its goods are, and its first picture. */
export type OtherParcel = {
  seller: string
  region: string
  city: string
  status: OrderStatus
  pictureHash: string | null
}

/** The other orders of the purchase that an order belongs to. */
export async function findOtherParcels(trx: Transaction, orderId: string): Promise<OtherParcel[]> {
  const { rows } = await sql<OtherParcel>`
    select s.name as seller, s.region, s.city, ${goodsStatus} as status,
      (select l.picture_hash from order_line l where l.order_id = o.id order by l.position limit 1) as "pictureHash"
    from purchase_order o join seller s on s.id = o.seller_id
    where o.checkout_id = (select own.checkout_id from purchase_order own where own.id = ${orderId}) and o.id <> ${orderId}
    order by o.id`.execute(trx)
  return rows
}
