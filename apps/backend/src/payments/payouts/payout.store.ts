import type { ProviderName } from '@filiera/contract/payments/payment'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'
import type { PayoutSnapshot } from '../providers/money-back.ts'

/** The seller whose account at MangoPay this is. */
export async function findSellerOfAccount(executor: Executor, account: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('seller')
    .select('id')
    .where('mangopay_user_id', '=', account)
    .executeTakeFirst()
  return row?.id
}

/** Keeps how a payout stands; what was returned stays returned. */
export async function writePayout(
  trx: Transaction,
  payout: { provider: ProviderName; sellerId: string; snapshot: PayoutSnapshot; now: Date },
): Promise<void> {
  const { provider, sellerId, snapshot, now } = payout
  await trx
    .insertInto('payout')
    .values({
      provider,
      provider_id: snapshot.providerId,
      seller_id: sellerId,
      amount_cents: snapshot.amountCents,
      status: snapshot.status,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_id'])
        .doUpdateSet({ status: snapshot.status, updated_at: now })
        .where('payout.status', '<>', 'returned'),
    )
    .execute()
}

/** The bank sent it back. */
export async function markReturned(
  trx: Transaction,
  provider: ProviderName,
  providerId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payout')
    .set({ status: 'returned', updated_at: now })
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .execute()
}
