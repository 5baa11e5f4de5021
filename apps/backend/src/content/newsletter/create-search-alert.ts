import { countProducts } from '../../catalog/browsing/list-products.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { type AlertStatus, type Asker, mailboxOf, putAlert } from './put-alert.ts'

/**
 * One mail when a search that finds nothing finds something, one of each text and address.
 * @throws ProblemError conflict when it finds something now, invalid_body without an address, rate_limited
 */
export async function createSearchAlert(
  services: NewsletterServices,
  query: string,
  asker: Asker,
): Promise<AlertStatus> {
  const email = mailboxOf(asker)
  const { locale: lang, network } = asker
  await services.limits.network.spend(network)
  if ((await countProducts(services.database, { title_contains: query, match: 'words', lang })) > 0)
    throw new ProblemError('conflict', 'This search finds something now.')
  const wish = { kind: 'search-alert', email, productId: null, query, locale: lang } as const
  return putAlert(services, asker, wish, { kind: 'search-alert-confirm', data: {} })
}
