import { type ProviderName, providerNames } from '@filiera/contract/payments/payment'
import type { Executor } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { findPayableProviders } from './payable.store.ts'

export type SoldProduct = { productId: string; sellerId: string }
/** With the providers that can pay its seller, where they were read with it. */
export type PayableProduct = { productId: string; providers: readonly ProviderName[] }

/**
 * Refuses products whose seller no provider can pay. Together they need one provider that can pay them all
 * (`only` when the customer chose it); called before a product enters a cart, at checkout and at each start of a payment.
 * @throws ProblemError seller_not_payable naming the products
 */
export async function assertSellersPayable(
  executor: Executor,
  products: readonly SoldProduct[],
  only?: ProviderName,
): Promise<void> {
  const providers = await findPayableProviders(executor, [
    ...new Set(products.map(({ sellerId }) => sellerId)),
  ])
  assertPayable(
    products.map(({ productId, sellerId }) => ({ productId, providers: providers.get(sellerId) ?? [] })),
    only,
  )
}

/** The same, decided on what was read already; pure. @throws ProblemError seller_not_payable naming the products */
export function assertPayable(products: readonly PayableProduct[], only?: ProviderName): void {
  const unpaidBy = (provider: ProviderName) =>
    products.filter(({ providers }) => !providers.includes(provider))
  const candidates = (only ? [only] : providerNames).map(unpaidBy)
  if (candidates.some((refused) => refused.length === 0)) return
  const fewest = candidates.reduce((best, refused) => (refused.length < best.length ? refused : best))
  throw new ProblemError(
    'seller_not_payable',
    'The producer cannot take payments at the moment: choose another product or come back later.',
    { products: fewest.map(({ productId }) => productId) },
  )
}
