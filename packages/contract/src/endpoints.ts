import * as attributes from './catalog/attributes.ts'
import * as brands from './catalog/brands.ts'
import * as catalogue from './catalog/catalogue.ts'
import * as imports from './catalog/import.ts'
import * as previews from './catalog/previews.ts'
import * as reviews from './catalog/reviews.ts'
import * as search from './catalog/search.ts'
import * as sellers from './catalog/sellers.ts'
import * as sitemap from './catalog/sitemap.ts'
import * as topUps from './catalog/top-ups.ts'
import * as answerTemplates from './console/answer-templates.ts'
import * as closing from './console/closing.ts'
import * as day from './console/day.ts'
import * as sheetExports from './console/exchange.ts'
import * as figures from './console/figures.ts'
import * as productFormats from './console/formats.ts'
import * as holidays from './console/holidays.ts'
import * as sheetImports from './console/imports.ts'
import * as jobs from './console/jobs.ts'
import * as lots from './console/lots.ts'
import * as offers from './console/offers.ts'
import * as activity from './console/people/activity.ts'
import * as notices from './console/people/notices.ts'
import * as savedViews from './console/people/saved-views.ts'
import * as team from './console/people/team.ts'
import * as shopPhotos from './console/photos.ts'
import * as productPreview from './console/preview.ts'
import * as productForm from './console/product-form.ts'
import * as consoleProducts from './console/products.ts'
import * as consoleReviews from './console/reviews.ts'
import * as shopProducts from './console/seller-products.ts'
import * as consoleSession from './console/session.ts'
import * as shopPage from './console/shop-page.ts'
import * as stock from './console/stock.ts'
import * as warehouses from './console/warehouses.ts'
import * as blog from './content/blog.ts'
import * as contact from './content/contact.ts'
import * as newsletter from './content/newsletter.ts'
import * as showcase from './content/showcase.ts'
import * as account from './customers/account.ts'
import * as addresses from './customers/addresses.ts'
import * as ownData from './customers/own-data.ts'
import * as passwords from './customers/passwords.ts'
import * as sessions from './customers/sessions.ts'
import * as wishlist from './customers/wishlist.ts'
import type { Endpoint } from './endpoint.ts'
import * as cart from './orders/cart.ts'
import * as fulfilment from './orders/fulfilment.ts'
import * as orderActions from './orders/order-actions.ts'
import * as orderNotes from './orders/order-notes.ts'
import * as orders from './orders/orders.ts'
import * as sellerMessages from './orders/seller-messages.ts'
import * as withdrawals from './orders/withdrawals.ts'
import * as pageReads from './page-reads.ts'
import * as cards from './payments/cards.ts'
import * as caseQueue from './payments/cases.ts'
import * as payment from './payments/payment.ts'
import * as personalPages from './personal-pages.ts'
import * as system from './system.ts'

const features = [
  account,
  addresses,
  activity,
  answerTemplates,
  attributes,
  blog,
  brands,
  cards,
  cart,
  catalogue,
  consoleProducts,
  productFormats,
  consoleReviews,
  consoleSession,
  contact,
  day,
  figures,
  fulfilment,
  imports,
  holidays,
  sheetExports,
  warehouses,
  closing,
  shopPage,
  sheetImports,
  jobs,
  newsletter,
  notices,
  offers,
  orderActions,
  orders,
  ownData,
  pageReads,
  passwords,
  personalPages,
  payment,
  previews,
  productForm,
  productPreview,
  caseQueue,
  orderNotes,
  sellerMessages,
  reviews,
  search,
  sellers,
  sessions,
  shopPhotos,
  savedViews,
  shopProducts,
  showcase,
  sitemap,
  lots,
  stock,
  system,
  team,
  topUps,
  wishlist,
  withdrawals,
] as const

type NameOf<Feature> = Feature extends unknown ? Extract<Feature[keyof Feature], Endpoint>['name'] : never

/** Name of every endpoint, for tables that must have a row for each. */
export type EndpointName = NameOf<(typeof features)[number]>

type Named = Endpoint & { name: EndpointName }

const isEndpoint = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'path' in value && 'answers' in value && 'access' in value

/** Every endpoint of the product, for the router's check, the OpenAPI document and the authorization matrix. */
export const endpoints: readonly Named[] = features
  .flatMap((feature): unknown[] => Object.values(feature))
  .filter(isEndpoint)
