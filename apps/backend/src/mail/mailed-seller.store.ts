import type { Language } from '@filiera/domain/languages'
import type { ShopNotice } from '@filiera/domain/shop-notices'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/open-database.ts'

export type MailedSeller = { email: string; locale: Language }

/**
 * Where a shop is written to, and in which language: that of the account with the shop's own address, else of its first owner, else
 * of whoever works for it first; Italian for a shop without an account. @throws Error when there is no such shop
 */
export async function getMailedSeller(trx: Transaction, sellerId: string): Promise<MailedSeller> {
  const { rows } = await sql<MailedSeller>`
    select s.email, coalesce((select a.locale from seller_member m join account a on a.id = m.account_id
      where m.seller_id = s.id and not a.disabled
      order by a.email <> lower(s.email), m.role <> 'owner', m.created_at, a.created_at, a.id limit 1), 'it') as locale
    from seller s where s.id = ${sellerId}::bigint`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`no seller ${sellerId}`)
  return row
}

/** Who works for a shop and can log in, with what they say of a kind of mail; the oldest member first. */
export async function findMailedMembers(
  trx: Transaction,
  sellerId: string,
  notice: ShopNotice,
): Promise<(MailedSeller & { accountId: string; role: ShopRole; isOff: boolean })[]> {
  const { rows } = await sql<MailedSeller & { accountId: string; role: ShopRole; isOff: boolean }>`
    select a.id as "accountId", a.email, a.locale, m.role, f.notice is not null as "isOff"
    from seller_member m join account a on a.id = m.account_id and not a.disabled
      left join shop_notice_off f on f.seller_id = m.seller_id and f.account_id = m.account_id and f.notice = ${notice}
    where m.seller_id = ${sellerId}::bigint order by m.created_at, a.id`.execute(trx)
  return rows
}
