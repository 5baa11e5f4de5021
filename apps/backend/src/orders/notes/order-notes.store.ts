import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** The note on an order as it is stored; version 0 where nobody wrote yet. */
export type NoteRow = { text: string; version: number; changedAt: Date | null; by: string }

const note = sql`coalesce(n.text, '') as text, coalesce(n.version, 0) as version, n.changed_at as "changedAt",
  coalesce(w.name, '') as by
  from purchase_order o join account a on a.id = o.account_id left join order_note n on n.order_id = o.id
  left join account w on w.id = n.changed_by`
const ofShop = (sellerId: string, orderId: string) =>
  sql`o.id = ${orderId} and o.seller_id = ${sellerId}::bigint and o.paid_at is not null`

/** The note on a paid order of a shop; undefined for an order that it does not have. */
export async function findNote(
  executor: Executor,
  sellerId: string,
  orderId: string,
): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`select ${note} where ${ofShop(sellerId, orderId)}`.execute(executor)
  return rows[0]
}

/** The same, while nobody else writes it and the customer is not erased; undefined also where that has happened. */
export async function lockNote(
  trx: Transaction,
  sellerId: string,
  orderId: string,
): Promise<NoteRow | undefined> {
  const { rows } = await sql`
    select 1 from purchase_order o join account a on a.id = o.account_id
    where ${ofShop(sellerId, orderId)} and a.erased_at is null for key share of a for no key update of o`.execute(
    trx,
  )
  return rows.length > 0 ? findNote(trx, sellerId, orderId) : undefined
}

/** Writes the note on an order that the caller has locked. */
export async function writeNote(
  trx: Transaction,
  orderId: string,
  { text, by, now }: { text: string; by: string; now: Date },
): Promise<void> {
  await sql`
    insert into order_note (order_id, text, changed_at, changed_by) values (${orderId}, ${text}, ${now}, ${by}::uuid)
    on conflict (order_id) do update set text = excluded.text, version = order_note.version + 1,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(trx)
}
