import type { ProviderName } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'

/** Whether a provider can pay the seller `s`: the one rule, for every statement that asks. */
export const paidByMangopay = sql<boolean>`coalesce(s.mangopay_wallet_id is not null and s.mangopay_kyc_level = 'REGULAR', false)`
export const paidByStripe = sql<boolean>`(s.stripe_account_id is not null and s.stripe_charges_enabled)`

/** The same by the provider's name. */
export const paidBy = { mangopay: paidByMangopay, stripe: paidByStripe } as const

/** Whether any provider can pay the seller `s`. */
export const sellerIsPayable = sql<boolean>`(${paidByMangopay} or ${paidByStripe})`

/** Names of the providers that can pay the seller `s`, as a text array. */
export const sellerProviders = sql<
  ProviderName[]
>`array_remove(array[case when ${paidByMangopay} then 'mangopay' end,
  case when ${paidByStripe} then 'stripe' end], null)`
