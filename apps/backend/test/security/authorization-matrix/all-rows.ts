import type { Endpoint } from '@filiera/contract/endpoint'
import { type EndpointName, endpoints } from '@filiera/contract/endpoints'
import type { AccessRow } from './access-row.ts'
import { accountRows } from './account-rows.ts'
import { addressesRows } from './addresses-rows.ts'
import { cardsRows } from './cards-rows.ts'
import { cartRows } from './cart-rows.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { consolePhotosRows } from './console-photos-rows.ts'
import { consoleProductsRows } from './console-products-rows.ts'
import { consoleRows } from './console-rows.ts'
import { contentRows } from './content-rows.ts'
import { fulfilmentRows } from './fulfilment-rows.ts'
import { jobsRows } from './jobs-rows.ts'
import { messageRows } from './message-rows.ts'
import { orderActionRows } from './order-action-rows.ts'
import { ordersRows } from './orders-rows.ts'
import { ownDataRows } from './own-data-rows.ts'
import { pageReadRows } from './page-read-rows.ts'
import { passwordsRows } from './passwords-rows.ts'
import { paymentRows } from './payment-rows.ts'
import { reviewQueueRows } from './review-queue-rows.ts'
import { reviewRows } from './review-rows.ts'
import { sessionsRows } from './sessions-rows.ts'
import { systemRows } from './system-rows.ts'
import { wishlistRows } from './wishlist-rows.ts'
import { withdrawalRows } from './withdrawal-rows.ts'

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
  ...reviewRows,
  ...messageRows,
  ...systemRows,
  ...orderActionRows,
  ...ordersRows,
  ...ownDataRows,
  ...paymentRows,
  ...withdrawalRows,
  ...fulfilmentRows,
  ...reviewQueueRows,
  ...consolePhotosRows,
  ...consoleProductsRows,
  ...consoleRows,
  ...jobsRows,
}

export type MatrixRow = AccessRow & { endpoint: Endpoint }

export const allRows: readonly MatrixRow[] = endpoints.map((endpoint) => ({
  endpoint,
  ...accessRows[endpoint.name],
}))
