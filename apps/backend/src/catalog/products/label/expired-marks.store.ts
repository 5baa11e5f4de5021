import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { hasEndingCertificate } from './certificates.sql.ts'

/**
 * Takes the marks whose certificate is over from at most so many products; lists, counts and search follow. Their labels keep them.
 * A mark with two certificates goes with the last one.
 * @param today calendar date in Italy
 * @returns ids of the products
 */
export async function takeExpiredMarks(trx: Transaction, today: string, most: number): Promise<string[]> {
  const isExpired = sql<boolean>`exists (select from jsonb_array_elements(l.mark_registers) m
      where m->>'code' = mark.code and m->>'expires' < ${today})
    and not exists (select from jsonb_array_elements(l.mark_registers) m
      where m->>'code' = mark.code and coalesce(m->>'expires', ${today}) >= ${today})`
  const { rows } = await sql<{ id: string }>`
    update product set marks = array(select code from unnest(marks) as mark (code) where code <> all(due.expired))
    from (
      select p.id, array(select mark.code from unnest(p.marks) as mark (code) where ${isExpired}) as expired
      from product p join product_label l on l.product_id = p.id
      where ${hasEndingCertificate} and exists (select from unnest(p.marks) as mark (code) where ${isExpired})
      order by p.id limit ${most}::int for no key update of p, l) due
    where product.id = due.id
    returning product.id`.execute(trx)
  return rows.map(({ id }) => id)
}
