import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** Whom to tell: address (empty when the customer was erased) and language. */
type Customer = { contactEmail: string; locale: Language }

/** The orders of a checkout with whom to tell. */
export async function findCheckoutParties(
  executor: Executor,
  checkoutId: string,
): Promise<Customer & { numbers: string[]; sellers: string[] }> {
  const { rows } = await sql<Customer & { number: string; seller: string }>`
    select o.id as number, s.name as seller, c.contact_email as "contactEmail", c.locale
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.checkout_id = ${checkoutId}::uuid order by s.name, o.id`.execute(executor)
  const { contactEmail, locale } = rows[0] ?? { contactEmail: '', locale: 'it' as const }
  return {
    numbers: rows.map(({ number }) => number),
    sellers: [...new Set(rows.map(({ seller }) => seller))],
    contactEmail,
    locale,
  }
}

/** Whom to tell about an order, with its shop. @throws Error for an unknown order */
export async function findOrderParties(
  trx: Transaction,
  orderId: string,
): Promise<Customer & { seller: string; sellerId: string }> {
  const { rows } = await sql<Customer & { seller: string; sellerId: string }>`
    select c.contact_email as "contactEmail", c.locale, s.name as seller, s.id::text as "sellerId"
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.id = ${orderId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`order ${orderId} is not there`)
  return row
}
