import type { SellerAccountChange, SellerAccounts } from './provider-accounts.store.ts'

/** What start-up asks of a provider. */
export type SellerOnboarding = {
  name: 'mangopay' | 'stripe'
  /** Whether this is the sandbox: only there accounts are made for sellers. */
  isSandbox: boolean
  /** Whether the provider still knows the seller's account. */
  knows(seller: SellerAccounts): Promise<boolean>
  /** Makes the seller's account; the sandbox verifies it at once. */
  create(seller: SellerAccounts): Promise<SellerAccountChange>
  /** The state of an existing account, and what is missing for payments to go to it (null when nothing is). */
  check(seller: SellerAccounts): Promise<{ change: SellerAccountChange; missing: string | null }>
  /** What is kept of a seller whom the provider does not know. */
  unpayable: SellerAccountChange
  /** Registers the addresses that the provider tells about events, once. */
  listen(): Promise<void>
}
