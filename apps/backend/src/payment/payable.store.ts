import type { Executor } from '../database/open-database.ts'
import type { ProviderName } from './payment-provider.ts'

/** Which providers can pay each seller; a seller without any is not in the map. */
export async function findPayableProviders(
  executor: Executor,
  sellerIds: readonly string[],
): Promise<Map<string, ProviderName[]>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('seller')
    .select(['id', 'mangopay_wallet_id', 'mangopay_kyc_level', 'stripe_account_id', 'stripe_charges_enabled'])
    .where('id', 'in', sellerIds)
    .execute()
  return new Map(
    rows.map((row) => {
      const providers: ProviderName[] = []
      if (row.mangopay_wallet_id !== null && row.mangopay_kyc_level === 'REGULAR') providers.push('mangopay')
      if (row.stripe_account_id !== null && row.stripe_charges_enabled) providers.push('stripe')
      return [row.id, providers]
    }),
  )
}
