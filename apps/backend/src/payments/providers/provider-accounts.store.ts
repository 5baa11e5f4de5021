import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { paidBy } from '../../catalog/sellers/payable.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { hasOpenDispute } from '../../platform/database/tables/open-dispute.sql.ts'

export type Buyer = {
  id: string
  email: string
  name: string
  mangopayUserId: string | null
  mangopayWalletId: string | null
}

/** The account with its accounts at the providers. */
export async function getBuyer(executor: Executor, accountId: string): Promise<Buyer> {
  return executor
    .selectFrom('account')
    .select([
      'id',
      'email',
      'name',
      'mangopay_user_id as mangopayUserId',
      'mangopay_wallet_id as mangopayWalletId',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/**
 * Keeps the buyer's user and wallet, unless others were kept first: money must come into the wallet that it is paid out of.
 * @returns those that are kept
 */
export async function saveBuyer(
  executor: Executor,
  accountId: string,
  ids: { userId: string; walletId: string },
): Promise<{ userId: string; walletId: string }> {
  const { rows } = await sql<{ userId: string; walletId: string }>`
    update account set mangopay_wallet_id = coalesce(mangopay_wallet_id, ${ids.walletId}),
      mangopay_user_id = case when mangopay_wallet_id is null then ${ids.userId} else mangopay_user_id end
    where id = ${accountId} returning mangopay_user_id as "userId", mangopay_wallet_id as "walletId"`.execute(
    executor,
  )
  const [stored] = rows
  if (!stored) throw new Error(`no account ${accountId}`)
  return stored
}

/** Forgets the buyer's user and wallet. */
export async function clearBuyer(executor: Executor, accountId: string): Promise<void> {
  await executor
    .updateTable('account')
    .set({ mangopay_user_id: null, mangopay_wallet_id: null })
    .where('id', '=', accountId)
    .execute()
}

/**
 * Whether money still goes through the buyer's wallet, or can: a refund or a transfer is not over, a dispute is open, or a platform
 * advance has not come back.
 */
export async function hasMovingMoney(executor: Executor, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ moves: boolean }>`
    select exists (select from checkout c join payment_attempt a on a.checkout_id = c.id
      where c.account_id = ${accountId}::uuid and a.provider = 'mangopay' and (
        ${hasOpenDispute('a.id')}
        or exists (select from seller_transfer t where t.attempt_id = a.id and t.status in ('pending', 'sending', 'blocked'))
        or exists (select from refund r left join transfer_reversal v on v.refund_id = r.id
          where r.attempt_id = a.id and (r.status = 'pending' or (r.status = 'failed' and r.abandoned_at is null)
            or v.asked_at is not null or v.advance_asked_at is not null
            or (v.advance_id is not null and v.advance_return_id is null and v.status <> 'reduced'))))) as moves`.execute(
    executor,
  )
  return rows[0]?.moves === true
}

export type SellerAccounts = {
  id: string
  name: string
  company: string
  email: string
  vatNumber: string
  street: string
  city: string
  province: string
  zip: string
  mangopayUserId: string | null
  mangopayWalletId: string | null
  mangopayKycLevel: string | null
  stripeAccountId: string | null
  stripeChargesEnabled: boolean
}

/** Every seller, one, or the open ones whom a provider cannot pay, with what providers ask to know. */
export async function listSellers(
  executor: Executor,
  only: { id?: string; unpaidBy?: ProviderName } = {},
): Promise<SellerAccounts[]> {
  let query = executor
    .selectFrom('seller as s')
    .select([
      'id',
      'name',
      'company',
      'email',
      'vat_number as vatNumber',
      'street',
      'city',
      'province',
      'zip',
      'mangopay_user_id as mangopayUserId',
      'mangopay_wallet_id as mangopayWalletId',
      'mangopay_kyc_level as mangopayKycLevel',
      'stripe_account_id as stripeAccountId',
      'stripe_charges_enabled as stripeChargesEnabled',
    ])
    .orderBy('id')
  if (only.id) query = query.where('id', '=', only.id)
  if (only.unpaidBy)
    query = query.where('ended_at', 'is', null).where(sql<boolean>`not ${paidBy[only.unpaidBy]}`)
  return query.execute()
}

export type SellerAccountChange = {
  mangopay_user_id?: string | null
  mangopay_wallet_id?: string | null
  mangopay_kyc_level?: string | null
  stripe_account_id?: string | null
  stripe_charges_enabled?: boolean
}

/** Keeps what a provider said about a seller. */
export async function saveSellerAccounts(
  executor: Executor,
  sellerId: string,
  change: SellerAccountChange,
): Promise<void> {
  await executor.updateTable('seller').set(change).where('id', '=', sellerId).execute()
}

/** Forgets buyers and cards of a provider that knows none of them any more: the sandbox after a reset. */
export async function forgetBuyers(executor: Executor): Promise<void> {
  await executor.updateTable('account').set({ mangopay_user_id: null, mangopay_wallet_id: null }).execute()
  await executor.updateTable('saved_card').set({ active: false, favourite: false }).execute()
}

/** A setting that start-up learned from a provider. */
export async function findProviderSetting(executor: Executor, key: string): Promise<string | null> {
  const row = await executor
    .selectFrom('provider_setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

export async function saveProviderSetting(
  executor: Executor,
  key: string,
  value: string,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('provider_setting')
    .values({ key, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute()
}
