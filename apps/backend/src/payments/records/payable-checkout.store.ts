import type { OrderStatus } from '@filiera/contract/orders/orders'
import type { ProviderName } from '@filiera/contract/payments/payment'
import { ORDER_NUMBER } from '@filiera/domain/order-number'
import { sql } from 'kysely'
import { sellerProviders } from '../../catalog/sellers/payable.sql.ts'
import { lockCheckouts } from '../../orders/order/checkout-lock.sql.ts'
import type { BoughtCheckout, BoughtOrder } from '../../orders/ports.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import { isLive } from '../../platform/database/tables/live-status.sql.ts'
import { isUuid } from '../providers/is-uuid.ts'
import type { CheckoutToPay, ShownCheckout } from './attempt.store.ts'

/** Checkout that holds an order, when that is the account's; the id of a checkout is taken as it is: the caller checks whose it is. */
export async function resolveCheckoutId(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const isOrder = ORDER_NUMBER.test(id)
  if (!isOrder) return isUuid(id) ? id : undefined
  const order = await executor
    .selectFrom('purchase_order')
    .select('checkout_id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return order?.checkout_id
}

/** Checkout that holds an order, or is named itself, when it is the account's; undefined otherwise. */
export async function findOwnCheckoutId(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const checkoutId = await resolveCheckoutId(executor, accountId, id)
  if (checkoutId === undefined) return undefined
  const checkout = await executor
    .selectFrom('checkout')
    .select('id')
    .where('id', '=', checkoutId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return checkout?.id
}

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

export type PayableOrder = BoughtOrder & {
  sellerUserId: string | null
  status: OrderStatus
  /** Providers that can pay the seller. */
  providers: ProviderName[]
}

export type PayableCheckout = Omit<BoughtCheckout, 'orders'> & { orders: PayableOrder[] }

/** The orders of the checkout `c`, as JSON; with them their status and who can pay the seller, for a start of a payment. */
const ordersJson = sql<PayableOrder[]>`(
  select json_agg(json_build_object('id', o.id, 'sellerId', o.seller_id::text, 'sellerName', s.name,
    'sellerUserId', s.mangopay_user_id, 'shippingCents', o.shipping_cents, 'amountCents', o.amount_cents,
    'commissionCents', o.commission_cents, 'vat', o.vat, 'status', o.status, 'providers', ${sellerProviders},
    'lines', (select json_agg(json_build_object('productId', l.product_id::text, 'title', l.title, 'quantity', l.quantity,
      'cents', l.charged_cents * l.quantity, 'withdrawal', l.withdrawal, 'alcohol', l.alcohol,
      'pictureHash', l.picture_hash) order by l.position) from order_line l where l.order_id = o.id)) order by o.id)
  from purchase_order o join seller s on s.id = o.seller_id where o.checkout_id = c.id)`
const payableColumns = sql`c.id, c.account_id as "accountId", c.total_cents as "totalCents",
  c.contact_email as "contactEmail", c.locale, c.shipment_address as "shipmentAddress",
  c.invoice_address as "invoiceAddress", c.terms_version as "termsVersion", ${ordersJson} as orders`

/** A checkout with what a payment and its mails need; money in cents. */
export async function getPayableCheckout(executor: Executor, id: string): Promise<PayableCheckout> {
  const { rows } = await sql<PayableCheckout>`
    select ${payableColumns} from checkout c where c.id = ${id}::uuid`.execute(executor)
  const [row] = rows
  if (!row) throw new Error(`no checkout ${id}`)
  return row
}

/** A locked checkout with all that a start of its payment decides on. */
export type CheckoutForPayment = CheckoutToPay &
  PayableCheckout & { attempts: number; hasLiveAttempt: boolean }

/**
 * Locks a checkout of the account, first of all locks, and reads what is decided under it.
 * @returns undefined when the account has no such checkout
 */
export async function lockCheckoutForPayment(
  trx: Transaction,
  accountId: string,
  id: string,
): Promise<CheckoutForPayment | undefined> {
  const own = sql<boolean>`c.id = ${id}::uuid and c.account_id = ${accountId}::uuid`
  await lockCheckouts(own).execute(trx)
  const { rows } = await sql<CheckoutForPayment>`
    select ${payableColumns}, c.status, c.paid_attempt_id as "paidAttemptId", c.hold_expires_at as "holdExpiresAt",
      c.absolute_expires_at as "absoluteExpiresAt", t.attempts, t."hasLiveAttempt"
    from checkout c, lateral (
      select count(*)::int as attempts,
        count(*) filter (where ${isLive('a.status')}) > 0 as "hasLiveAttempt"
      from payment_attempt a where a.checkout_id = c.id) t
    where ${own}`.execute(trx)
  return rows[0]
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
