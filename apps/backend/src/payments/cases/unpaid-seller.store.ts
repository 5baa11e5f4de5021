import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { paidBy } from '../../catalog/sellers/payable.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'

export type UnpaidSeller = { id: string; name: string; hasAccount: boolean }

/** Open sellers whom a provider cannot pay and nobody was asked about; nor did a person close their case since a time. */
export async function findUnpaidWithoutCase(
  executor: Executor,
  provider: ProviderName,
  { closedSince }: { closedSince: Date },
): Promise<UnpaidSeller[]> {
  const account = provider === 'mangopay' ? sql`s.mangopay_wallet_id` : sql`s.stripe_account_id`
  const { rows } = await sql<UnpaidSeller>`
    select s.id::text as id, s.name, ${account} is not null as "hasAccount" from seller s
    where s.ended_at is null and not ${paidBy[provider]} and not exists (
      select from review_task t where t.seller_id = s.id and t.provider = ${provider} and t.kind = 'seller_unpayable'
        and (t.decided_at is null or (t.decided_by is not null and t.decided_at > ${closedSince})))
    order by s.id limit 50`.execute(executor)
  return rows
}

/** Closes the cases of sellers whom the provider can pay now, or who closed for good. */
export async function closeCasesOfPaid(
  executor: Executor,
  provider: ProviderName,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  await sql`
    update review_task t set decision = 'close', decided_at = ${now}, note = ${note} from seller s
    where t.kind = 'seller_unpayable' and t.decided_at is null and t.provider = ${provider} and s.id = t.seller_id
      and (s.ended_at is not null or ${paidBy[provider]})`.execute(executor)
}
