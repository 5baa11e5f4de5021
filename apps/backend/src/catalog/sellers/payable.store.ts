import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'
import { paidByMangopay, paidByStripe } from './payable.sql.ts'

/** Which providers can pay each seller; a seller without any has an empty list. */
export async function findPayableProviders(
  executor: Executor,
  sellerIds: readonly string[],
): Promise<Map<string, ProviderName[]>> {
  if (sellerIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; mangopay: boolean; stripe: boolean }>`
    select s.id, ${paidByMangopay} as mangopay, ${paidByStripe} as stripe
    from seller s where s.id = any(${sellerIds}::bigint[])`.execute(executor)
  return new Map(
    rows.map(({ id, mangopay, stripe }) => [
      id,
      [...(mangopay ? ['mangopay' as const] : []), ...(stripe ? ['stripe' as const] : [])],
    ]),
  )
}
