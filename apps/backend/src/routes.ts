import { accountRoutes } from './account/account.routes.ts'
import { createAuthServices } from './account/auth-services.ts'
import { passwordsRoutes } from './account/passwords.routes.ts'
import { sessionsRoutes } from './account/sessions.routes.ts'
import { usernameRoutes } from './account/username.routes.ts'
import { addressesRoutes } from './addresses/addresses.routes.ts'
import { blogRoutes } from './blog/blog.routes.ts'
import { cardsRoutes } from './cards/cards.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import type { ChangeFeed } from './changes/change-feed.ts'
import { changesRoutes } from './changes/changes.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { fulfilmentRoutes } from './fulfilment/fulfilment.routes.ts'
import type { Binding } from './http/endpoint.ts'
import { importRoutes } from './import/import.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { orderActionsRoutes } from './order-actions/order-actions.routes.ts'
import { orderMessagesRoutes } from './order-messages/order-messages.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { ownDataRoutes } from './own-data/own-data.routes.ts'
import { createPhotoBounds } from './own-data/photo-services.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { paymentWebhooks } from './payment/payment.webhooks.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { previewsRoutes } from './previews/previews.routes.ts'
import { reviewQueueRoutes } from './review-queue/review-queue.routes.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { sellersRoutes } from './sellers/sellers.routes.ts'
import type { Services } from './services.ts'
import { showcaseRoutes } from './showcase/showcase.routes.ts'
import { sitemapRoutes } from './sitemap/sitemap.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

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
    ...cartRoutes(services),
    ...wishlistRoutes(services),
    ...searchRoutes(services),
    ...catalogueRoutes(services),
    ...sellersRoutes(services),
    ...picturesRoutes(services),
    ...previewsRoutes(services),
    ...sitemapRoutes(services),
    ...importRoutes(services),
    ...showcaseRoutes(services),
    ...blogRoutes(services),
    ...reviewsRoutes(services),
    ...newsletterRoutes(services),
    ...contactRoutes(services),
    ...checkoutRoutes(services),
    ...ordersRoutes(services),
    ...orderActionsRoutes(services),
    ...orderMessagesRoutes(services, photoBounds),
    ...fulfilmentRoutes(services, photoBounds),
    ...withdrawalsRoutes(services),
    ...ownDataRoutes(auth, photoBounds),
    ...paymentRoutes(services),
    ...reviewQueueRoutes(services),
    ...cardsRoutes(services),
  ]
}

/** What payment providers call: their bodies are read as raw bytes, because signatures are made over those. */
export const webhooks = (services: Services): Binding[] => [...paymentWebhooks(services)]
