import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'
import type { FrozenAddress } from '../database/tables.ts'
import type { ShownCheckout } from './payment-info.answer.ts'

/** Checkout that holds an order, or is named itself, when it is the account's; undefined otherwise. */
export async function findOwnCheckoutId(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const isOrder = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(id)
  if (isOrder) {
    const order = await executor
      .selectFrom('purchase_order')
      .select('checkout_id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return order?.checkout_id
  }
  if (!isUuid(id)) return undefined
  const checkout = await executor
    .selectFrom('checkout')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return checkout?.id
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Our attempt id or the provider's, of the account's own checkouts. */
export async function findOwnAttemptId(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('payment_attempt')
    .innerJoin('checkout', 'checkout.id', 'payment_attempt.checkout_id')
    .select('payment_attempt.id')
    .where('checkout.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('payment_attempt.provider_id', '=', id),
        ...(isUuid(id) ? [where('payment_attempt.id', '=', id)] : []),
      ]),
    )
    .executeTakeFirst()
  return row?.id
}

export type PayableCheckout = {
  id: string
  accountId: string
  totalCents: number
  contactEmail: string
  locale: Language
  shipmentAddress: FrozenAddress
  invoiceAddress: FrozenAddress
  orders: {
    id: string
    sellerId: string
    sellerName: string
    sellerEmail: string
    sellerUserId: string | null
    goodsCents: number
    shippingCents: number
    amountCents: number
    commissionCents: number
    lines: { productId: string; title: string; quantity: number; cents: number }[]
  }[]
}

/** A checkout with what a payment and its mails need; money in cents. */
export async function getPayableCheckout(executor: Executor, id: string): Promise<PayableCheckout> {
  const checkout = await executor
    .selectFrom('checkout')
    .select([
      'id',
      'account_id as accountId',
      'total_cents as totalCents',
      'contact_email as contactEmail',
      'locale',
      'shipment_address as shipmentAddress',
      'invoice_address as invoiceAddress',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { rows: orders } = await sql<PayableCheckout['orders'][number]>`
    select o.id, o.seller_id as "sellerId", s.name as "sellerName", s.email as "sellerEmail",
      s.mangopay_user_id as "sellerUserId", o.goods_cents as "goodsCents", o.shipping_cents as "shippingCents",
      o.amount_cents as "amountCents", o.commission_cents as "commissionCents",
      (select json_agg(json_build_object('productId', l.product_id::text, 'title', l.title, 'quantity', l.quantity,
        'cents', l.charged_cents * l.quantity) order by l.position) from order_line l where l.order_id = o.id) as lines
    from purchase_order o join seller s on s.id = o.seller_id
    where o.checkout_id = ${id} order by o.id`.execute(executor)
  return { ...checkout, orders }
}

/** A checkout as its payment info shows it. */
export async function getShownCheckout(executor: Executor, id: string): Promise<ShownCheckout> {
  const { rows } = await sql<ShownCheckout>`
    select c.id, c.status, c.paid_attempt_id as "paidAttemptId", c.total_cents as "totalCents",
      array(select o.id from purchase_order o where o.checkout_id = c.id order by o.id) as "orderIds"
    from checkout c where c.id = ${id}`.execute(executor)
  const [row] = rows
  if (!row) throw new Error(`no checkout ${id}`)
  return row
}
