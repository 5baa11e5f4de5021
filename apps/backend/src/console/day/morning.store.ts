import type { Language } from '@filiera/domain/languages'
import { rolesFor } from '@filiera/domain/shop-notices'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** Somebody of a shop whose mail of the morning is not decided yet. */
export type MorningPerson = {
  sellerId: string
  shop: string
  accountId: string
  email: string
  locale: Language
  role: ShopRole
}

/** Who may get the mail of a day and was not decided about, in the order of shops and accounts after the given one. */
export async function findUndecided(
  executor: Executor,
  day: string,
  { after, limit }: { after: Pick<MorningPerson, 'sellerId' | 'accountId'> | null; limit: number },
): Promise<MorningPerson[]> {
  const isAfter = after
    ? sql<boolean>`(m.seller_id, m.account_id) > (${after.sellerId}::bigint, ${after.accountId}::uuid)`
    : sql<boolean>`true`
  const { rows } = await sql<MorningPerson>`
    select m.seller_id as "sellerId", s.name as shop, a.id as "accountId", a.email, a.locale, m.role
    from seller_member m join seller s on s.id = m.seller_id and s.ended_at is null
      join account a on a.id = m.account_id and not a.disabled
    where m.role = any(${rolesFor('morning')}::text[]) and m.morning_on is distinct from ${day}::date and ${isAfter}
      and not exists (select from shop_notice_off f
        where f.seller_id = m.seller_id and f.account_id = m.account_id and f.notice = 'morning')
    order by m.seller_id, m.account_id limit ${limit}`.execute(executor)
  return rows
}

/** Takes the decision about somebody's mail of a day. @returns false when another node had it, or the role changed meanwhile */
export async function takeDecision(
  trx: Transaction,
  { sellerId, accountId, role }: MorningPerson,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    update seller_member set morning_on = ${day}::date
    where seller_id = ${sellerId}::bigint and account_id = ${accountId}::uuid and role = ${role}
      and morning_on is distinct from ${day}::date
    returning account_id`.execute(trx)
  return rows.length > 0
}
