import { purgeSessions } from './account/purge-sessions.ts'
import { disposeUnusedCards } from './cards/dispose-unused-cards.ts'
import { purgeVisitorCarts } from './cart/purge-visitor-carts.ts'
import { countOrders } from './catalogue/count-orders.ts'
import { purgeSubscriptions } from './newsletter/purge-subscriptions.ts'
import { purgeMessagePhotos } from './order-messages/purge-message-photos.ts'
import { purgeEffects } from './outbox/purge-effects.ts'
import { purgeInvoices } from './own-data/purge-invoices.ts'
import { purgePhotos } from './own-data/purge-photos.ts'
import { REFUND_EFFECT, TRANSFER_EFFECT } from './payment/effect-kinds.ts'
import { refreshSearch } from './search/refresh-search.ts'
import type { Services } from './services.ts'
import { purgeWithdrawalLinks } from './withdrawals/purge-withdrawal-links.ts'

/** How often the house is tidied, in milliseconds. */
export const HOUSEKEEPING_MS = 3_600_000

/** Money moves once: these are remembered for ever, and name nobody. */
const MONEY_EFFECTS = [REFUND_EFFECT, TRANSFER_EFFECT]

/** Removes what has run out: sessions, links, carts of visitors who never came back, addresses without a use, mails long sent, cards that nobody used; counts anew what lists and searches rank by. */
export async function keepHouse(services: Services): Promise<void> {
  await purgeSessions(services)
  await purgeVisitorCarts(services)
  await purgeSubscriptions(services)
  await purgePhotos(services)
  await purgeMessagePhotos(services)
  await purgeWithdrawalLinks(services)
  await purgeInvoices(services)
  await disposeUnusedCards(services)
  await purgeEffects(services, MONEY_EFFECTS)
  await countOrders(services)
  await refreshSearch(services)
}
