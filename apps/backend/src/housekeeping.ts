import { purgeVisitorCarts } from './cart/purge-visitor-carts.ts'
import { expireNewProducts } from './catalog/listing/expire-new-products.ts'
import { countOrders } from './catalog/products/count-orders.ts'
import { refreshSearch } from './catalog/search/index/refresh-search.ts'
import { purgeCertificates } from './console/certificates/purge-certificates.ts'
import { purgeExports } from './console/jobs/export/purge-exports.ts'
import { purgePictures } from './console/photos/purge-pictures.ts'
import { purgeMessages } from './content/contact/purge-messages.ts'
import { purgeSubscriptions } from './content/newsletter/purge-subscriptions.ts'
import { purgeSessions } from './customers/account/purge-sessions.ts'
import { purgeUnconfirmed } from './customers/account/registration/purge-unconfirmed.ts'
import { purgePhotos } from './customers/photo/purge-photos.ts'
import { purgeMessagePhotos } from './orders/messages/purge-message-photos.ts'
import { purgeWithdrawalLinks } from './orders/withdrawals/purge-withdrawal-links.ts'
import { disposeUnusedCards } from './payments/cards/dispose-unused-cards.ts'
import { purgeUnsavedCards } from './payments/cards/purge-unsaved-cards.ts'
import { REFUND_EFFECT, TRANSFER_EFFECT } from './payments/records/effect-kinds.ts'
import { purgeSecurityEvents } from './platform/audit/purge-security-events.ts'
import { purgeEffects } from './platform/outbox/purge-effects.ts'
import { purgeInvoices } from './privacy/erase/purge-invoices.ts'
import { purgeUnpaidRegistrations } from './privacy/erase/purge-unpaid-registrations.ts'
import type { Services } from './services.ts'

/** How often the house is tidied, in milliseconds. */
export const HOUSEKEEPING_MS = 3_600_000

/** Money moves once: these are remembered for ever, and name nobody. */
const MONEY_EFFECTS = [REFUND_EFFECT, TRANSFER_EFFECT]

type Job = (services: Services, isStopping: () => boolean) => Promise<unknown>

const jobs: readonly Job[] = [
  purgeSessions,
  purgeUnconfirmed,
  purgeUnpaidRegistrations,
  purgeVisitorCarts,
  purgeSubscriptions,
  purgeMessages,
  purgePhotos,
  purgeMessagePhotos,
  purgeCertificates,
  purgePictures,
  purgeExports,
  purgeWithdrawalLinks,
  purgeInvoices,
  disposeUnusedCards,
  purgeUnsavedCards,
  (services, isStopping) => purgeEffects(services, MONEY_EFFECTS, isStopping),
  purgeSecurityEvents,
  countOrders,
  expireNewProducts,
  refreshSearch,
]

/**
 * Removes what has run out, as docs/operations.md lists it, and counts anew what lists and searches rank by. A job that fails keeps no other back.
 * @param isStopping asked between the jobs and between the pieces of long ones
 * @throws Error of the first that failed, once all were tried
 */
export async function runHousekeeping(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs) {
    if (isStopping()) break
    await job(services, isStopping).catch((failure: unknown) => void failures.push(failure))
  }
  if (failures.length > 0) throw failures[0]
}
