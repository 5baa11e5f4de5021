import * as contract from '@filiera/contract/personal-pages'
import { readVisitor } from '../../cart/visitor-cookie.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { sendJson } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { readAccountPage } from './read-account-page.ts'
import { readCartPage, readCheckoutPage, readVisitorCartPage } from './read-cart-pages.ts'
import { readComparePage, readWishlistPage } from './read-list-pages.ts'
import { readMessagesPage, readOrderPage } from './read-order-pages.ts'
import { readOwnReviewPage } from './read-own-review-page.ts'
import { readPaymentPage, readReturnPage } from './read-payment-pages.ts'

/** What the pages of one visitor show, each in one answer; every read names the account. */
export const personalPagesRoutes = (services: Services) => [
  bind(contract.readAccountPage, ({ identity }) => readAccountPage(services, identity.accountId)),
  bind(contract.readOrderPage, ({ identity, params, query }) =>
    readOrderPage(services, identity.accountId, params.id, query.lang),
  ),
  bind(contract.readMessagesPage, ({ identity, params }) =>
    readMessagesPage(services, identity.accountId, params.id),
  ),
  bind(contract.readOwnReviewPage, ({ identity, params, query }) =>
    readOwnReviewPage(services, identity.accountId, params.product, query),
  ),
  bind(contract.readWishlistPage, async ({ identity, query, reply }) =>
    sendJson(reply, await readWishlistPage(services, identity.accountId, query.lang)),
  ),
  bind(contract.readComparePage, async ({ query, reply }) =>
    sendJson(reply, await readComparePage(services, query)),
  ),
  bind(contract.readCartPage, ({ identity, query }) =>
    readCartPage(services, identity.accountId, query.lang),
  ),
  bind(contract.readVisitorCartPage, ({ query, request }) =>
    readVisitorCartPage(services, readVisitor(request, services.config.isProduction), query.lang),
  ),
  bind(contract.readCheckoutPage, ({ identity, query }) =>
    readCheckoutPage(services, identity.accountId, query.lang),
  ),
  bind(contract.readPaymentPage, ({ identity, params, query }) =>
    readPaymentPage(services, identity.accountId, params.id, query),
  ),
  bind(contract.readReturnPage, ({ identity, params, query }) =>
    readReturnPage(services, identity.accountId, params.id, query.lang),
  ),
]
