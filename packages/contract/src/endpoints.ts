import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as blog from './blog.ts'
import * as brands from './brands.ts'
import * as cards from './cards.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as contact from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as fulfilment from './fulfilment.ts'
import * as imports from './import.ts'
import * as newsletter from './newsletter.ts'
import * as orderActions from './order-actions.ts'
import * as orders from './orders.ts'
import * as ownData from './own-data.ts'
import * as passwords from './passwords.ts'
import * as payment from './payment.ts'
import * as previews from './previews.ts'
import * as reviewQueue from './review-queue.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as sellers from './sellers.ts'
import * as sessions from './sessions.ts'
import * as showcase from './showcase.ts'
import * as sitemap from './sitemap.ts'
import * as system from './system.ts'
import * as wishlist from './wishlist.ts'
import * as withdrawals from './withdrawals.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answers' in value && 'access' in value

/** Every endpoint of the product, for the router's check, the OpenAPI document and the authorization matrix. */
export const endpoints: readonly Endpoint[] = [
  account,
  addresses,
  blog,
  brands,
  cards,
  cart,
  catalogue,
  contact,
  fulfilment,
  imports,
  newsletter,
  orderActions,
  orders,
  ownData,
  passwords,
  payment,
  previews,
  reviewQueue,
  reviews,
  search,
  sellers,
  sessions,
  showcase,
  sitemap,
  system,
  wishlist,
  withdrawals,
]
  .flatMap((feature) => Object.values(feature))
  .filter(isEndpoint)
