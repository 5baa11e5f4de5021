import { cartRoutes } from './cart/cart.routes.ts'
import { catalogueRoutes } from './catalog/browsing/catalogue.routes.ts'
import { importRoutes } from './catalog/import/import.routes.ts'
import { createPhotoBounds } from './catalog/pictures/photos/photo-services.ts'
import { picturesRoutes } from './catalog/pictures/pictures.routes.ts'
import { previewsRoutes } from './catalog/previews/previews.routes.ts'
import { reviewsRoutes } from './catalog/reviews/reviews.routes.ts'
import { searchRoutes } from './catalog/search/search.routes.ts'
import { sellersRoutes } from './catalog/sellers/sellers.routes.ts'
import { sitemapRoutes } from './catalog/sitemap/sitemap.routes.ts'
import { activityRoutes } from './console/activity/activity.routes.ts'
import { answerTemplatesRoutes } from './console/answer-templates/answer-templates.routes.ts'
import { certificatesRoutes } from './console/certificates/certificates.routes.ts'
import { closingRoutes } from './console/closing/closing.routes.ts'
import { dayRoutes } from './console/day/day.routes.ts'
import { figuresRoutes } from './console/figures/figures.routes.ts'
import { formatsRoutes } from './console/formats/formats.routes.ts'
import { holidaysRoutes } from './console/holidays/holidays.routes.ts'
import { jobsRoutes } from './console/jobs/jobs.routes.ts'
import { noticesRoutes } from './console/notices/notices.routes.ts'
import { offersRoutes } from './console/offers/offers.routes.ts'
import { photosRoutes } from './console/photos/photos.routes.ts'
import { previewRoutes } from './console/preview/preview.routes.ts'
import { productFormRoutes } from './console/product-form/product-form.routes.ts'
import { consoleProductsRoutes } from './console/products/products.routes.ts'
import { consoleReviewsRoutes } from './console/reviews/reviews.routes.ts'
import { savedViewsRoutes } from './console/saved-views/saved-views.routes.ts'
import { sellerProductsRoutes } from './console/seller-products/seller-products.routes.ts'
import { consoleSessionRoutes } from './console/session/session.routes.ts'
import { shopPageRoutes } from './console/shop-page/shop-page.routes.ts'
import { stockRoutes } from './console/stock/stock.routes.ts'
import { warehousesRoutes } from './console/warehouses/warehouses.routes.ts'
import { blogRoutes } from './content/blog/blog.routes.ts'
import { contactRoutes } from './content/contact/contact.routes.ts'
import { newsletterRoutes } from './content/newsletter/newsletter.routes.ts'
import { showcaseRoutes } from './content/showcase/showcase.routes.ts'
import { accountRoutes } from './customers/account/account.routes.ts'
import { createAuthServices } from './customers/account/auth-services.ts'
import { passwordsRoutes } from './customers/account/password/passwords.routes.ts'
import { sessionsRoutes } from './customers/account/sessions/sessions.routes.ts'
import { usernameRoutes } from './customers/account/username/username.routes.ts'
import { addressesRoutes } from './customers/addresses/addresses.routes.ts'
import { teamRoutes } from './customers/team/team.routes.ts'
import { wishlistRoutes } from './customers/wishlist/wishlist.routes.ts'
import { orderActionsRoutes } from './orders/actions/order-actions.routes.ts'
import { checkoutRoutes } from './orders/checkout/checkout.routes.ts'
import { fulfilmentRoutes } from './orders/fulfilment/fulfilment.routes.ts'
import { orderMessagesRoutes } from './orders/messages/order-messages.routes.ts'
import { orderNotesRoutes } from './orders/notes/order-notes.routes.ts'
import { ordersRoutes } from './orders/order/orders.routes.ts'
import { withdrawalsRoutes } from './orders/withdrawals/withdrawals.routes.ts'
import { pageReadsRoutes } from './page-reads/page-reads.routes.ts'
import { personalPagesRoutes } from './page-reads/personal/personal-pages.routes.ts'
import { paymentRoutes } from './payments/attempts/start/payment.routes.ts'
import { cardsRoutes } from './payments/cards/cards.routes.ts'
import { caseQueueRoutes } from './payments/case-queue/case-queue.routes.ts'
import { paymentWebhooks } from './payments/inbox/payment.webhooks.ts'
import type { ChangeFeed } from './platform/changes/change-feed.ts'
import { changesRoutes } from './platform/changes/changes.routes.ts'
import type { Binding } from './platform/http/endpoint.ts'
import { systemRoutes } from './platform/system/system.routes.ts'
import { ownDataRoutes } from './privacy/own-data.routes.ts'
import { readPublicly } from './public-reads.ts'
import type { Services } from './services.ts'

/** What everybody may see, and which only reads. */
export const publicRoutes = (reads: Services): Binding[] => [
  ...searchRoutes(reads),
  ...catalogueRoutes(reads),
  ...sellersRoutes(reads),
  ...sitemapRoutes(reads),
  ...showcaseRoutes(reads),
  ...blogRoutes(reads),
  ...pageReadsRoutes(reads),
]

/** Every route of the backend, feature by feature. */
export function routes(services: Services, changeFeed: ChangeFeed): Binding[] {
  const auth = createAuthServices(services)
  const photoBounds = createPhotoBounds()
  return [
    ...systemRoutes(services),
    ...changesRoutes(services, changeFeed),
    ...accountRoutes(auth),
    ...passwordsRoutes(auth),
    ...sessionsRoutes(auth),
    ...usernameRoutes(auth),
    ...addressesRoutes(services),
    ...teamRoutes(auth),
    ...cartRoutes(services),
    ...wishlistRoutes(services),
    ...readPublicly(services, publicRoutes),
    ...picturesRoutes(services),
    ...previewsRoutes(services),
    ...importRoutes(services),
    ...reviewsRoutes(services),
    ...personalPagesRoutes(services),
    ...newsletterRoutes(services),
    ...contactRoutes(services),
    ...checkoutRoutes(services),
    ...ordersRoutes(services),
    ...orderActionsRoutes(services),
    ...orderMessagesRoutes(services, photoBounds),
    ...orderNotesRoutes(services),
    ...fulfilmentRoutes(services, photoBounds),
    ...withdrawalsRoutes(services),
    ...consoleSessionRoutes(services),
    ...consoleProductsRoutes(services),
    ...productFormRoutes(services),
    ...formatsRoutes(services),
    ...photosRoutes(services, photoBounds),
    ...certificatesRoutes(services, photoBounds),
    ...previewRoutes(services),
    ...sellerProductsRoutes(services),
    ...savedViewsRoutes(services),
    ...stockRoutes(services),
    ...dayRoutes(services),
    ...holidaysRoutes(services),
    ...answerTemplatesRoutes(services),
    ...activityRoutes(services),
    ...noticesRoutes(services),
    ...warehousesRoutes(services),
    ...closingRoutes(services),
    ...shopPageRoutes(services),
    ...figuresRoutes(services),
    ...consoleReviewsRoutes(services),
    ...jobsRoutes(services),
    ...offersRoutes(services),
    ...ownDataRoutes(auth, photoBounds),
    ...paymentRoutes(services),
    ...caseQueueRoutes(services),
    ...cardsRoutes(services),
  ]
}

/** What payment providers call: their bodies are read as raw bytes, because signatures are made over those. */
export const webhooks = (services: Services): Binding[] => [...paymentWebhooks(services)]
