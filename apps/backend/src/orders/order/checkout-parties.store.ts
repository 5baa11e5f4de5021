import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** The orders of a checkout with whom to tell. */
export async function findCheckoutParties(
  executor: Executor,
  checkoutId: string,
): Promise<{ numbers: string[]; sellers: string[]; contactEmail: string; locale: Language }> {
  const { rows } = await sql<{ number: string; seller: string; contactEmail: string; locale: Language }>`
    select o.id as number, s.name as seller, c.contact_email as "contactEmail", c.locale
    from purchase_order o join checkout c on c.id = o.checkout_id join seller s on s.id = o.seller_id
    where o.checkout_id = ${checkoutId}::uuid order by o.id`.execute(executor)
  const { contactEmail, locale } = rows[0] ?? { contactEmail: '', locale: 'it' as const }
  return {
    numbers: rows.map(({ number }) => number),
    sellers: [...new Set(rows.map(({ seller }) => seller))],
    contactEmail,
    locale,
  }
}
