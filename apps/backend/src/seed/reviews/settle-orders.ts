import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'

/** When an order of the demonstration was paid, delivered, and beyond any withdrawal, counted from its placement. */
const PAID_AFTER = sql`interval '5 minutes'`
const DELIVERED_AFTER = sql`interval '3 days'`
const COMPLETED_AFTER = sql`interval '21 days'`

/** The payment of placed checkouts of the demonstration with every row that it leaves: attempt, sold stock, ledger, transfers. */
export async function settlePayments(trx: Transaction, checkoutIds: readonly string[]): Promise<void> {
  const ids = sql`${checkoutIds}::uuid[]`
  await sql`
    insert into payment_attempt (checkout_id, number, provider, method, status, amount_cents, provider_id, expires_at, created_at, updated_at)
    select id, 1, 'stripe', 'hosted_checkout', 'succeeded', total_cents, 'demonstration_' || id, created_at + interval '30 minutes',
      created_at + interval '2 minutes', created_at + ${PAID_AFTER}
    from checkout where id = any(${ids})`.execute(trx)
  await sql`
    update checkout c set status = 'paid', paid_attempt_id = a.id
    from payment_attempt a where a.checkout_id = c.id and c.id = any(${ids})`.execute(trx)
  await sql`
    update purchase_order set status = 'PAID', paid_at = created_at + ${PAID_AFTER}, counted = true
    where checkout_id = any(${ids})`.execute(trx)
  await sql`
    update stock_hold h set state = 'committed' from purchase_order o
    where o.id = h.order_id and o.checkout_id = any(${ids})`.execute(trx)
  await sql`
    insert into seller_transfer (order_id, attempt_id, amount_cents, commission_cents, status, provider_id, updated_at)
    select o.id, a.id, o.amount_cents, o.commission_cents, 'succeeded', 'demonstration_' || o.id, o.created_at + interval '6 minutes'
    from purchase_order o join payment_attempt a on a.checkout_id = o.checkout_id where o.checkout_id = any(${ids})`.execute(
    trx,
  )
  await bookMoney(trx, checkoutIds)
}

/** Carries placed checkouts of the demonstration to the doorstep and, where that is long ago, to their end. */
export async function settleOrders(
  trx: Transaction,
  checkoutIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = sql`${checkoutIds}::uuid[]`
  await settlePayments(trx, checkoutIds)
  await sql`
    update purchase_order set delivered_at = created_at + ${DELIVERED_AFTER},
      status = case when created_at + ${COMPLETED_AFTER} <= ${now} then 'COMPLETED' else 'DELIVERED' end
    where checkout_id = any(${ids})`.execute(trx)
  await sql`
    insert into order_event (order_id, status, actor, cause, at)
    select o.id, step.status, case step.actor when 'seller' then 'seller:' || o.seller_id else step.actor end, step.cause,
      o.created_at + step.later
    from purchase_order o, (values
      (1, 'PAID', 'system', 'payment', ${PAID_AFTER}),
      (2, 'ACCEPTED', 'seller', 'accepted', interval '4 hours'),
      (3, 'PREPARING', 'seller', 'preparing', interval '20 hours'),
      (4, 'SHIPPED', 'seller', 'handed to the courier', interval '28 hours'),
      (5, 'DELIVERED', 'seller', 'delivered', ${DELIVERED_AFTER}),
      (6, 'COMPLETED', 'system', 'withdrawal period over', ${COMPLETED_AFTER})) as step (number, status, actor, cause, later)
    where o.checkout_id = any(${ids}) and (step.status <> 'COMPLETED' or o.status = 'COMPLETED')
    order by o.created_at, o.id, step.number`.execute(trx)
}

/** Two movements an order, each summing to zero: captured from the buyer, then passed on less the commission. */
async function bookMoney(trx: Transaction, checkoutIds: readonly string[]): Promise<void> {
  const ids = sql`${checkoutIds}::uuid[]`
  await sql`
    insert into ledger_entry (movement, account, checkout_id, order_id, amount_cents, provider_ref, at)
    select 'capture', 'provider:stripe', c.id, null, c.total_cents, 'demonstration_' || c.id, c.created_at + interval '5 minutes'
    from checkout c where c.id = any(${ids})
    union all
    select 'capture', 'order:' || o.id, o.checkout_id, o.id, -o.amount_cents, 'demonstration_' || o.checkout_id,
      o.created_at + interval '5 minutes' from purchase_order o where o.checkout_id = any(${ids})
    union all
    select 'transfer', entry.account, o.checkout_id, o.id, entry.cents, 'demonstration_' || o.id, o.created_at + interval '6 minutes'
    from purchase_order o, lateral (values ('order:' || o.id, o.amount_cents),
      ('seller:' || o.seller_id, o.commission_cents - o.amount_cents), ('commission', -o.commission_cents)) as entry (account, cents)
    where o.checkout_id = any(${ids})`.execute(trx)
}
