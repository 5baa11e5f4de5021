import type { SubscriptionKind } from '@filiera/contract/content/newsletter'
import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { productTitle } from '../../catalog/products/product-name.sql.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** Who wants what; `productId` names the product of a stock alert, `query` is the text of a search alert. */
export type Wish = {
  kind: SubscriptionKind['kind']
  email: string
  productId: string | null
  query: string | null
  locale: Language
}

/**
 * Writes a wish with a new seed, waiting for its confirmation or active at once.
 * @returns false when it was active before: nothing is written then
 */
export async function putSubscription(
  trx: Transaction,
  wish: Wish,
  { seed, isConfirmed, now }: { seed: string; isConfirmed: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into subscription as known (kind, email, product_id, query, locale, seed, status, confirmed_at, created_at, updated_at)
    values (${wish.kind}, ${wish.email}, ${wish.productId}::bigint, ${wish.query}::text, ${wish.locale}, ${seed},
      ${isConfirmed ? 'active' : 'pending'}, ${isConfirmed ? now : null}, ${now}, ${now})
    on conflict (kind, email, coalesce(product_id, 0), coalesce(lower(query), '')) do update
      set seed = excluded.seed, locale = excluded.locale, status = excluded.status, confirmed_at = excluded.confirmed_at,
        updated_at = excluded.updated_at
      where known.status <> 'active'
    returning id`.execute(trx)
  return rows.length > 0
}

export type Subscription = {
  id: string
  kind: SubscriptionKind['kind']
  status: 'pending' | 'active' | 'done' | 'ended'
  updatedAt: Date
  product: { id: string; title: string } | null
  query: string | null
}

/** Locks the subscription of a mailed link; its product only while it is published, named in the reader's language. */
export async function lockSubscription(trx: Transaction, seed: string): Promise<Subscription | undefined> {
  const { rows } = await sql<
    Omit<Subscription, 'product'> & { productId: string | null; title: string | null }
  >`
    select s.id, s.kind, s.status, s.query, s.updated_at as "updatedAt", p.id as "productId",
      ${productTitle(sql.ref('s.locale'))} as title
    from subscription s left join product p on p.id = s.product_id and p.status = 'published'
    where s.seed = ${seed} for update of s`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const { productId, title, ...subscription } = row
  return { ...subscription, product: productId && title ? { id: productId, title } : null }
}

export async function markActive(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ status: 'active', confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markEnded(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ status: 'ended', updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** A published product as an alert names it; available when it can be bought now. */
export type AlertProduct = { title: string; available: boolean }

export async function findAlertProduct(
  executor: Executor,
  id: string,
  locale: Language,
): Promise<AlertProduct | undefined> {
  const { rows } = await sql<AlertProduct>`
    select p.available and not s.closed as available, ${productTitle(locale)} as title
    from product p join seller s on s.id = p.seller_id where p.id = ${id}::bigint and p.status = 'published'`.execute(
    executor,
  )
  return rows[0]
}

export type DueAlert = {
  id: string
  email: string
  locale: Language
  seed: string
  productId: string
  product: string
  pictureHash: string | null
  /** What one piece costs now, in cents. */
  cents: number
}

/** Locks alerts whose product can be bought again, leaving those another worker has. */
export async function lockDueAlerts(trx: Transaction, limit: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select s.id, s.email, s.locale, s.seed, s.product_id as "productId",
      ${productTitle(sql.ref('s.locale'))} as product,
      ${firstPicture()} as "pictureHash",
      p.charged_cents as cents
    from subscription s join product p on p.id = s.product_id join seller on seller.id = p.seller_id
    where s.kind = 'stock-alert' and s.status = 'active' and p.available and not seller.closed
      and p.status = 'published'
    order by s.created_at limit ${limit}::int for update of s skip locked`.execute(trx)
  return rows
}

export type Search = { id: string; email: string; locale: Language; seed: string; query: string }

/** Searches that are to be done again: those that were not since `until`, the longest waiting first. */
export async function findDueSearches(executor: Executor, until: Date, limit: number): Promise<Search[]> {
  const { rows } = await sql<Search>`
    select id, email, locale, seed, query from subscription
    where kind = 'search-alert' and status = 'active' and updated_at <= ${until}
    order by updated_at limit ${limit}::int`.execute(executor)
  return rows
}

/** Locks those of them that still wait, leaving those another worker has. */
export async function lockSearches(trx: Transaction, ids: readonly string[]): Promise<Search[]> {
  const { rows } = await sql<Search>`
    select id, email, locale, seed, query from subscription
    where id = any(${ids}::uuid[]) and status = 'active' order by id for update skip locked`.execute(trx)
  return rows
}

/** They were done at `now` and found nothing. */
export async function markSearched(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await sql`update subscription set updated_at = ${now} where id = any(${ids}::uuid[])`.execute(trx)
}

export async function markDone(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ status: 'done', updated_at: now })
    .where('id', 'in', ids)
    .execute()
}

/** Removes what was never confirmed, carried out or ended before `until`. @returns how many */
export async function deleteSettled(executor: Executor, until: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from subscription where id in (select s.id from subscription s where s.status <> 'active' and s.updated_at < ${until}
      order by s.updated_at limit ${limit} for update skip locked)`.execute(executor)
  return Number(numAffectedRows)
}
