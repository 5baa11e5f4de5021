import type { ProviderName } from '@filiera/contract/payments/payment'
import type { Services } from '../../services.ts'
import { ProviderRefused } from './payment-provider.ts'
import {
  forgetBuyers,
  listSellers,
  type SellerAccounts,
  saveSellerAccounts,
} from './provider-accounts.store.ts'
import type { SellerOnboarding } from './seller-onboarding.ts'

type Say = (line: string) => void

/** Makes the seller's account on the sandbox where it is missing. @returns whether one had been there and is gone */
async function ensureSandboxAccount(
  services: Services,
  provider: SellerOnboarding,
  seller: SellerAccounts,
): Promise<boolean> {
  const hadOne =
    provider.name === 'mangopay' ? seller.mangopayUserId !== null : seller.stripeAccountId !== null
  if (await provider.knows(seller)) return false
  await saveSellerAccounts(services.db, seller.id, await provider.create(seller))
  return hadOne
}

/** Takes over what a provider says about each seller. @returns a line for each seller that it cannot pay */
async function checkProvider(
  services: Services,
  provider: SellerOnboarding,
  sellers: readonly SellerAccounts[],
): Promise<string[]> {
  const missing: string[] = []
  for (const seller of sellers) {
    const checked = await provider.check(seller).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error
      return { change: provider.unpayable, missing: `the account is not known (${error.code})` }
    })
    if (Object.keys(checked.change).length > 0)
      await saveSellerAccounts(services.db, seller.id, checked.change)
    if (checked.missing) missing.push(`${seller.name} (seller ${seller.id}): ${checked.missing}`)
  }
  return missing
}

/** Reads again whether a provider can pay the seller of this account there: after a hook said that something changed. */
export async function checkSeller(services: Services, name: ProviderName, accountId: string): Promise<void> {
  const sellers = (await listSellers(services.db)).filter(
    ({ mangopayUserId, stripeAccountId }) =>
      accountId === (name === 'mangopay' ? mangopayUserId : stripeAccountId),
  )
  for (const provider of services.payments.onboarding) {
    if (provider.name === name) await checkProvider(services, provider, sellers)
  }
}

/**
 * What selling needs at a provider: our hooks, and an account for every seller. On the sandbox accounts are made; with real keys
 * they are checked, and what is missing is said: a product whose seller cannot be paid cannot be bought.
 * @throws ProviderUnavailable, ProviderRefused when the provider does not answer or takes no key of ours; safe to repeat
 */
export async function prepareProvider(
  services: Services,
  provider: SellerOnboarding,
  say: Say,
): Promise<void> {
  await provider.listen()
  const sellers = await listSellers(services.db)
  if (!provider.isSandbox) {
    const missing = await checkProvider(services, provider, sellers)
    for (const line of missing) say(`${provider.name}: cannot be paid, so cannot sell: ${line}`)
    say(`${provider.name}: ${sellers.length - missing.length} of ${sellers.length} sellers can be paid`)
    return
  }
  let lost = 0
  for (const seller of sellers) if (await ensureSandboxAccount(services, provider, seller)) lost += 1
  // A sandbox that forgot the sellers has forgotten the buyers and their cards too.
  if (lost > 0 && provider.name === 'mangopay') await forgetBuyers(services.db)
  say(`${provider.name}: sandbox, ${sellers.length} sellers ready`)
}

/** Looks again at all sellers: a provider does not tell of each that it cannot pay any more. */
export async function checkSellers(services: Services, provider: SellerOnboarding): Promise<void> {
  await checkProvider(services, provider, await listSellers(services.db))
}

/** Looks again at open sellers whom a provider could not pay: a new shop can be paid without a restart. */
export async function checkUnpaid(services: Services, provider: SellerOnboarding): Promise<void> {
  const unpaid = () => listSellers(services.db, { unpaidBy: provider.name })
  if (provider.isSandbox)
    for (const seller of await unpaid()) await ensureSandboxAccount(services, provider, seller)
  await checkProvider(services, provider, await unpaid())
}
