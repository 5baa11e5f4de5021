import type { Endpoint } from '@filiera/contract/endpoint'
import { type EndpointName, endpoints } from '@filiera/contract/endpoints'
import type { AccessRow } from './access-row.ts'
import { cardsRows } from './buying/cards-rows.ts'
import { cartRows } from './buying/cart-rows.ts'
import { fulfilmentRows } from './buying/fulfilment-rows.ts'
import { messageRows } from './buying/message-rows.ts'
import { orderActionRows } from './buying/order-action-rows.ts'
import { ordersRows } from './buying/orders-rows.ts'
import { paymentRows } from './buying/payment-rows.ts'
import { withdrawalRows } from './buying/withdrawal-rows.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { answerTemplatesRows } from './console/answer-templates-rows.ts'
import { caseQueueRows } from './console/case-queue-rows.ts'
import { certificatesRows } from './console/certificates-rows.ts'
import { closingRows } from './console/closing-rows.ts'
import { consolePhotosRows } from './console/console-photos-rows.ts'
import { consoleProductsRows } from './console/console-products-rows.ts'
import { consoleReviewsRows } from './console/console-reviews-rows.ts'
import { consoleRows } from './console/console-rows.ts'
import { exchangeRows } from './console/exchange-rows.ts'
import { holidaysRows } from './console/holidays-rows.ts'
import { lotsRows } from './console/lots-rows.ts'
import { offersRows } from './console/offers-rows.ts'
import { shopPageRows } from './console/shop-page-rows.ts'
import { teamRows } from './console/team-rows.ts'
import { warehousesRows } from './console/warehouses-rows.ts'
import { contentRows } from './content-rows.ts'
import { accountRows } from './customers/account-rows.ts'
import { addressesRows } from './customers/addresses-rows.ts'
import { ownDataRows } from './customers/own-data-rows.ts'
import { passwordsRows } from './customers/passwords-rows.ts'
import { sessionsRows } from './customers/sessions-rows.ts'
import { wishlistRows } from './customers/wishlist-rows.ts'
import { jobsRows } from './jobs-rows.ts'
import { pageReadRows } from './page-read-rows.ts'
import { personalPageRows } from './personal-page-rows.ts'
import { reviewRows } from './review-rows.ts'
import { systemRows } from './system-rows.ts'

/** Every endpoint has its row: the compiler names the one that is missing. */
export const accessRows: Record<EndpointName, AccessRow> = {
  ...accountRows,
  ...passwordsRows,
  ...sessionsRows,
  ...addressesRows,
  ...cardsRows,
  ...cartRows,
  ...wishlistRows,
  ...catalogueRows,
  ...contentRows,
  ...pageReadRows,
  ...personalPageRows,
  ...reviewRows,
  ...messageRows,
  ...systemRows,
  ...orderActionRows,
  ...ordersRows,
  ...ownDataRows,
  ...paymentRows,
  ...withdrawalRows,
  ...fulfilmentRows,
  ...caseQueueRows,
  ...consolePhotosRows,
  ...certificatesRows,
  ...consoleProductsRows,
  ...consoleReviewsRows,
  ...consoleRows,
  ...jobsRows,
  ...exchangeRows,
  ...lotsRows,
  ...teamRows,
  ...holidaysRows,
  ...answerTemplatesRows,
  ...offersRows,
  ...warehousesRows,
  ...closingRows,
  ...shopPageRows,
}

export type MatrixRow = AccessRow & { endpoint: Endpoint }

export const allRows: readonly MatrixRow[] = endpoints.map((endpoint) => ({
  endpoint,
  ...accessRows[endpoint.name],
}))
