import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** Whether a provider can pay the seller `s`: the one rule, for every statement that asks. */
const paidByMangopay = sql<boolean>`coalesce(s.mangopay_wallet_id is not null and s.mangopay_kyc_level = 'REGULAR', false)`
const paidByStripe = sql<boolean>`(s.stripe_account_id is not null and s.stripe_charges_enabled)`

/** Whether any provider can pay the seller `s`. */
export const sellerIsPayable = sql<boolean>`(${paidByMangopay} or ${paidByStripe})`

/** Names of the providers that can pay the seller `s`, as a text array. */
export const sellerProviders = sql<
  ProviderName[]
>`array_remove(array[case when ${paidByMangopay} then 'mangopay' end,
  case when ${paidByStripe} then 'stripe' end], null)`

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
