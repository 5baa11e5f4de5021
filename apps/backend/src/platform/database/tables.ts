import type { AccountTables } from './tables/account.ts'
import type { AttributeTables } from './tables/attributes.ts'
import type { AuditTables } from './tables/audit.ts'
import type { CardTables } from './tables/cards.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { ContentTables } from './tables/content.ts'
import type { GoesWithTables } from './tables/goes-with.ts'
import type { JobTables } from './tables/jobs.ts'
import type { ListingTables } from './tables/listing.ts'
import type { OfferTables } from './tables/offers.ts'
import type { OrderActionTables } from './tables/order-actions.ts'
import type { OrdersTables } from './tables/orders.ts'
import type { OwnDataTables } from './tables/own-data.ts'
import type { PaymentTables } from './tables/payment.ts'
import type { RefundsTables } from './tables/refunds.ts'
import type { ReviewTables } from './tables/reviews.ts'
import type { SearchTables } from './tables/search.ts'
import type { ShopTables } from './tables/shops.ts'

/** The tables of `migrations/` as the program sees them, feature by feature. */
export type Tables = AccountTables &
  AttributeTables &
  AuditTables &
  CardTables &
  CatalogueTables &
  ContentTables &
  GoesWithTables &
  JobTables &
  SearchTables &
  ShopTables &
  ListingTables &
  OfferTables &
  OrderActionTables &
  OrdersTables &
  OwnDataTables &
  PaymentTables &
  RefundsTables &
  ReviewTables
