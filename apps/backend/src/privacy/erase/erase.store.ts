import { sql } from 'kysely'
import { lockCheckouts } from '../../orders/order/checkout-lock.sql.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { AccountRow } from '../../platform/database/tables/account.ts'
import { isLive } from '../../platform/database/tables/live-status.sql.ts'

/** Orders in these statuses wait for somebody: money, goods, a return or a dispute. */
const OPEN = ['PENDING_PAYMENT', 'PAID', 'ACCEPTED', 'PREPARING', 'SHIPPED', 'RETURN_REQUESTED', 'DISPUTED']
/** Years that an invoice is kept (art. 2220 of the civil code). */
const INVOICE_YEARS = 10

/** Nothing but where the goods went, which the VAT depends on. */
const place = (
  address: string,
) => sql`jsonb_build_object('recipient', '', 'phone', '', 'note', '', 'street', '', 'city', '',
  'region', ${sql.ref(address)}->>'region', 'country', ${sql.ref(address)}->>'country', 'zip', '', 'address', '', 'company', null)`

/** Makes changes of the account's orders end first, as whoever changes one locks its checkout: a return asked for meanwhile is seen. */
export async function lockCheckoutsOf(trx: Transaction, accountId: string): Promise<void> {
  await lockCheckouts(sql<boolean>`c.account_id = ${accountId}::uuid`).execute(trx)
}

/** Makes placements of the account, which hold its carts, end first; in the order of a merge, so that neither waits for the other. */
export async function lockCarts(trx: Transaction, accountId: string): Promise<void> {
  await trx
    .selectFrom('cart')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('warehouse_id')
    .forUpdate()
    .execute()
}

/**
 * Numbers of the account's orders that still wait for somebody, or for the outcome of their payment; the oldest first. An order that
 * is over waits too while its provider is asked about a payment, also one that was left: late money buys it after all, or goes back.
 */
export async function findOpenOrders(trx: Transaction, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from purchase_order o join checkout c on c.id = o.checkout_id
    where o.account_id = ${accountId}::uuid and (o.status = any(${OPEN}) or c.status in ('open', 'paying', 'review')
      or exists (select from payment_attempt a where a.checkout_id = c.id
        and a.next_check_at is not null))
    order by o.created_at, o.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** The provider's ids of the cards of the account, each once. */
export async function findCardIds(trx: Transaction, accountId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('saved_card')
    .select('provider_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

/**
 * Moves orders to a nameless account that nobody can use. The payment provider's ids go with them, for refunds to come.
 * @returns the latest time of an order whose money arrived, also if it goes back, null without any; undefined when there was nothing to move
 */
export async function leaveInvoices(
  trx: Transaction,
  account: AccountRow,
  nobody: { id: string; passwordHash: string | null },
  now: Date,
): Promise<Date | null | undefined> {
  const { id: accountId, mangopay_user_id, mangopay_wallet_id } = account
  const { rows } = await sql<{ checkouts: number; latest: Date | null }>`
    select count(*)::int as checkouts, max(created_at) filter (where exists (select from payment_attempt a
      where a.checkout_id = checkout.id and a.status = 'succeeded')) as latest
    from checkout where account_id = ${accountId}::uuid`.execute(trx)
  const known = rows[0]
  if (!known || (known.checkouts === 0 && !mangopay_user_id)) return undefined
  await trx
    .insertInto('account')
    .values({
      id: nobody.id,
      email: `erased-${nobody.id}@erased.invalid`,
      password_hash: nobody.passwordHash,
      groups: [],
      disabled: true,
      mangopay_user_id,
      mangopay_wallet_id,
      created_at: now,
      erased_at: now,
    })
    .execute()
  await sql`update purchase_order set account_id = ${nobody.id}::uuid where account_id = ${accountId}::uuid`.execute(
    trx,
  )
  await sql`
    update payment_attempt a set card_id = null, request = '{}'
    from checkout c where c.id = a.checkout_id and c.account_id = ${accountId}::uuid`.execute(trx)
  await sql`
    update checkout set account_id = ${nobody.id}::uuid, contact_email = '', shipment_address = ${place('shipment_address')},
      invoice_address = case when paid_attempt_id is null then ${place('invoice_address')}
        else invoice_address || '{"phone": "", "note": ""}'::jsonb end,
      keep_until = created_at + make_interval(years => ${INVOICE_YEARS}::int)
    where account_id = ${accountId}::uuid`.execute(trx)
  return known.latest
}

/**
 * Empties what went out to the account's addresses, from them or about its orders. What did not go out yet still does, and is emptied
 * then: an address that was never proved must not keep its owner's mails back.
 */
export async function scrubOutbox(trx: Transaction, account: AccountRow): Promise<void> {
  await sql`
    with addresses as (
      select ${account.email}::text as email
      union select contact_email from checkout where account_id = ${account.id}::uuid and contact_email <> ''
      union select new_email from username_change where account_id = ${account.id}::uuid
    ), orders as (select id from purchase_order where account_id = ${account.id}::uuid)
    update outbox set error = null,
      payload = case when done_at is null and dead_at is null then payload || '{"forget": true}'::jsonb else '{}'::jsonb end
    where exists (select 1 from addresses where strpos(payload::text, to_jsonb(email)::text) > 0)
      or kind = 'mail' and exists (select 1 from orders where strpos(payload::text, orders.id) > 0)`.execute(
    trx,
  )
}

/**
 * Removes what was written about the account's orders, with its photos and the notes of shops, and what withdrawals say besides what went back; their links
 * open nothing any more. @returns the names of the photos, whose files the caller removes
 */
export async function forgetConversations(trx: Transaction, accountId: string): Promise<string[]> {
  const own = sql`select id from purchase_order where account_id = ${accountId}::uuid`
  const { rows } = await sql<{ name: string }>`
    select p.name from order_message_photo p join order_message m on m.id = p.message_id where m.order_id in (${own})`.execute(
    trx,
  )
  await sql`delete from order_message where order_id in (${own})`.execute(trx)
  await sql`update purchase_order set last_message_from = null where id in (${own})`.execute(trx)
  await sql`delete from order_note where order_id in (${own})`.execute(trx)
  await sql`delete from withdrawal_link where order_id in (${own})`.execute(trx)
  await sql`update order_withdrawal set reason = '', note = '' where order_id in (${own})`.execute(trx)
  return rows.map(({ name }) => name)
}

/** Reviews stay, without a name: their stars are part of the product's mean. */
async function forgetAuthor(trx: Transaction, accountId: string): Promise<void> {
  await sql`
    update review set account_id = null,
      author = case lang when 'en' then 'Former customer' when 'es' then 'Antiguo cliente' else 'Ex cliente' end
    where account_id = ${accountId}::uuid`.execute(trx)
}

/**
 * Names of the shops that would be left without an owner; one that is closed for good needs none once its orders are done. Their people are locked first, in one order, as whoever changes a role locks
 * them: two owners cannot go at once.
 */
export async function findOrphanedShops(trx: Transaction, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with people as (
      select m.seller_id, m.account_id, m.role from seller_member m
      where m.seller_id in (select seller_id from seller_member where account_id = ${accountId}::uuid and role = 'owner')
      order by m.seller_id, m.account_id for update)
    select s.name from seller s where s.id in (select seller_id from people)
      and not exists (select from people p where p.seller_id = s.id and p.role = 'owner' and p.account_id <> ${accountId}::uuid)
      and (s.ended_at is null or exists (
        select from purchase_order o where o.seller_id = s.id and o.status = any(${OPEN})))
    order by s.name`.execute(trx)
  return rows.map(({ name }) => name)
}

/** Removes the account with everything that hangs on it, and, once the mailbox was proved, what was sent from it. */
export async function eraseAccount(trx: Transaction, account: AccountRow): Promise<void> {
  await forgetAuthor(trx, account.id)
  if (account.confirmed_at) {
    await trx.deleteFrom('subscription').where('email', '=', account.email).execute()
    await trx.deleteFrom('contact_message').where('email', '=', account.email).execute()
    await trx.deleteFrom('shop_invitation').where('email', '=', account.email).execute()
  }
  await trx.deleteFrom('account').where('id', '=', account.id).execute()
}

/** Empties the addresses of checkouts whose time is over: invoices of erased customers, and what was never paid. */
export async function blankInvoices(trx: Transaction, now: Date): Promise<void> {
  await sql`
    update checkout set invoice_address = ${place('invoice_address')}, shipment_address = ${place('shipment_address')},
      contact_email = '', keep_until = null
    where keep_until <= ${now}`.execute(trx)
}

/** Empties what was sent to a provider with payments that are over since before a time: names, addresses, networks. */
export async function blankRequests(trx: Transaction, before: Date): Promise<void> {
  await sql`
    update payment_attempt set request = '{}'
    where request <> '{}' and next_check_at is null and updated_at <= ${before}
      and not ${isLive('status')}`.execute(trx)
}
