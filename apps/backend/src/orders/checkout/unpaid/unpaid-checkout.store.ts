import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'

/** A checkout as the mails about its missing payment need it; money in cents. */
export type UnpaidCheckout = {
  checkoutId: string
  contactEmail: string
  locale: Language
  totalCents: number
  holdUntil: Date
  awaitsTransfer: boolean
  orders: { number: string; seller: string }[]
}

/**
 * Marks checkouts as reminded that nobody is paying and whose hold ends between the two times; those another transaction works on
 * are left to the next round. @returns their ids
 */
export async function markReminded(
  trx: Transaction,
  { from, until, now, limit }: { from: Date; until: Date; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update checkout set reminded_at = ${now} where id in (
      select id from checkout where status = 'open' and reminded_at is null
        and hold_expires_at > ${from} and hold_expires_at <= ${until}
      order by hold_expires_at limit ${limit} for update skip locked)
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function findUnpaid(trx: Transaction, ids: readonly string[]): Promise<UnpaidCheckout[]> {
  const { rows } = await sql<UnpaidCheckout>`
    select c.id as "checkoutId", c.contact_email as "contactEmail", c.locale, c.total_cents as "totalCents",
      c.hold_expires_at as "holdUntil",
      exists (select from payment_attempt a where a.checkout_id = c.id and a.method = 'bank_wire'
        and a.status in ('requires_action', 'processing')) as "awaitsTransfer",
      (select json_agg(json_build_object('number', o.id, 'seller', s.name) order by o.id)
        from purchase_order o join seller s on s.id = o.seller_id where o.checkout_id = c.id) as orders
    from checkout c where c.id = any(${ids}::uuid[])`.execute(trx)
  return rows
}
