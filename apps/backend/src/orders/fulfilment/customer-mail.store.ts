import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/open-database.ts'

/** Whom to tell about an order: address (empty when the customer was erased), language, and the shop's name. */
export type Told = { contactEmail: string; locale: Language; seller: string }

export async function findTold(trx: Transaction, orderId: string): Promise<Told> {
  const { rows } = await sql<Told>`
    select c.contact_email as "contactEmail", c.locale, s.name as seller
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.id = ${orderId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`order ${orderId} is not there`)
  return row
}
