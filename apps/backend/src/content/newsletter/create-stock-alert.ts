import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { type AlertStatus, type Asker, mailboxOf, putAlert } from './put-alert.ts'
import { findAlertProduct } from './subscription.store.ts'

/**
 * One mail when a product is back that is sold out or whose shop is on holiday (decisions 38, 39).
 * @throws ProblemError not_found, conflict when the product can be bought, invalid_body without an address, rate_limited
 */
export async function createStockAlert(
  services: NewsletterServices,
  productId: string,
  asker: Asker,
): Promise<AlertStatus> {
  const email = mailboxOf(asker)
  const { locale, network } = asker
  await services.limits.network.spend(network)
  const product = await findAlertProduct(services.db, productId, locale)
  if (!product) throw notFound()
  if (product.available)
    throw new ProblemError('conflict', 'This product is available: it can be bought now.')
  const wish = { kind: 'stock-alert', email, productId, query: null, locale } as const
  return putAlert(services, asker, wish, {
    kind: 'stock-alert-confirm',
    data: { product: product.title },
  })
}
