import type { OrderStatus } from '@filiera/contract/orders'
import type { Allergen, Mark, TemperatureClass, WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Language, Texts } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/regions'
import type { ShippingMethod } from '@filiera/domain/shipping'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ContentTables } from './tables/content.ts'
import type { ListingTables } from './tables/listing.ts'
import type { ReviewTables } from './tables/reviews.ts'

/** Written as text or Date, read as Date. */
type Time = ColumnType<Date, Date | string, Date | string>
type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>
/** Serial ids are text in the program: bigint does not fit a number. */
type SerialId = ColumnType<string, string | undefined, never>
type Uuid = ColumnType<string, string | undefined, never>
/** Read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

type SellerTable = {
  id: SerialId
  slug: string
  name: string
  company: string
  vat_number: string
  rea: string
  email: string
  telephone: string
  street: string
  city: string
  zip: string
  province: string
  region: RegionCode
  city_code: string | null
  lat: number | null
  lng: number | null
  description: Json<Texts>
  picture_hash: string | null
  commission_percent: Generated<number>
  closed_until: string | null
  products_count: Generated<number>
  mangopay_user_id: string | null
  mangopay_wallet_id: string | null
  mangopay_kyc_level: string | null
  stripe_account_id: string | null
  stripe_charges_enabled: Generated<boolean>
  created_at: DefaultTime
}

type WarehouseTable = {
  id: SerialId
  seller_id: string
  name: string
  region: RegionCode
  threshold_cents: number | null
  fee_cents: number | null
  cut_off_hour: Generated<number>
  created_at: DefaultTime
}

type CategoryTable = {
  id: ColumnType<number, number | undefined, never>
  slug: string
  position: number
  name: Json<Texts>
  description: Json<Texts>
  picture_hash: string | null
  products_count: Generated<number>
  parent_id: number | null
}

type ProductTable = {
  id: SerialId
  slug: string
  seller_id: string
  warehouse_id: string
  category_id: number
  status: Generated<'draft' | 'published' | 'withdrawn'>
  source_key: string | null
  source_digest: string | null
  brand: string | null
  candidate_price_cents: number | null
  price_cents: number
  discounted_cents: number | null
  charged_cents: GeneratedAlways<number>
  discounted: GeneratedAlways<boolean>
  discount_started_at: Time | null
  vat_rate: number
  stock: number
  available: GeneratedAlways<boolean>
  net_value: number
  net_unit: 'g' | 'ml' | 'piece'
  drained_value: number | null
  drained_unit: 'g' | 'ml' | null
  temperature_class: TemperatureClass
  ships_to: string[]
  marks: Generated<Mark[]>
  allergens: Generated<Allergen[]>
  allergens_declared: Generated<boolean>
  alcohol: Generated<boolean>
  region: RegionCode
  city_code: string | null
  popularity: Generated<number>
  stars_sum: Generated<number>
  reviews_count: Generated<number>
  stars_hundredths: GeneratedAlways<number>
  created_at: DefaultTime
  updated_at: DefaultTime
}

type ProductTextTable = {
  product_id: string
  lang: Language
  title: string
  short_description: string
  tags: Generated<string[]>
  questions: Json<{ question: string; answer: string }[]>
  words: GeneratedAlways<string>
}

export type StoredNutrition =
  | {
      per: '100g' | '100ml'
      energyKj: number
      energyKcal: number
      fat: number
      saturates: number
      carbohydrate: number
      sugars: number
      protein: number
      salt: number
    }
  | { exempt: string }

type ProductLabelTable = {
  product_id: string
  ingredients: Json<Texts>
  traces: Generated<Allergen[]>
  nutrition: Json<StoredNutrition>
  origin: Json<Texts>
  storage: Json<Texts>
  usage: Json<Texts>
  operator_name: string
  operator_address: string
  alcohol_by_volume: ColumnType<string | null, number | null, number | null>
  mark_registers: Json<{ code: Mark; register: string }[]>
  withdrawal: WithdrawalClass
  perishable_under_30_days: Generated<boolean>
  missing_fields: Generated<string[]>
}

type PricePeriodTable = { product_id: string; charged_cents: number; valid_from: Time; valid_to: Time | null }

type PictureTable = {
  hash: string
  format: 'webp' | 'jpeg' | 'png'
  width: number
  height: number
  bytes: number
  created_at: DefaultTime
}

type ProductPictureTable = { product_id: string; position: number; picture_hash: string; alt: Json<Texts> }

type CollectionTable = {
  id: ColumnType<number, number | undefined, never>
  slug: string
  name: string
  title: Json<Texts>
  description: Json<Texts>
  picture_hash: string | null
  position: Generated<number>
  published: Generated<boolean>
}
type CollectionProductTable = { collection_id: number; position: number; product_id: string }

export type StoredProfile = { firstName?: string; lastName?: string; phone?: string }

type AccountTable = {
  id: Uuid
  email: string
  password_hash: string
  name: Generated<string>
  profile: ColumnType<StoredProfile, string | undefined, string>
  groups: Generated<string[]>
  locale: Generated<Language>
  disabled: Generated<boolean>
  confirmed_at: Time | null
  photo_hash: string | null
  seller_id: string | null
  mangopay_user_id: string | null
  mangopay_wallet_id: string | null
  stripe_customer_id: string | null
  created_at: DefaultTime
}

type SessionTable = {
  id: Uuid
  account_id: string
  token_hash: Buffer
  user_agent: Generated<string>
  created_at: Time
  last_seen_at: Time
  expires_at: Time
}
type SessionBearerTable = { token_hash: Buffer; session_id: string; expires_at: Time }
type AccountTokenTable = {
  token_hash: Buffer
  account_id: string
  kind: 'confirm' | 'reset'
  password_hash: string | null
  expires_at: Time
  used_at: Time | null
}

export type StoredCompany = {
  name: string
  vatNumber: string
  fiscalCode: string
  sdiCode: string
  pec: string
}

type AddressTable = {
  id: Uuid
  account_id: string
  recipient: string
  phone: string | null
  note: string | null
  street: string
  city: string
  region: string
  country: string
  zip: string
  tag: string
  company: ColumnType<StoredCompany | null, string | null, string | null>
  default_shipping: Generated<boolean>
  default_billing: Generated<boolean>
  created_at: DefaultTime
}

type CartTable = {
  id: Uuid
  account_id: string | null
  visitor_id: string | null
  warehouse_id: string
  created_at: DefaultTime
  updated_at: DefaultTime
}
type CartLineTable = {
  cart_id: string
  product_id: string
  quantity: number
  charged_cents_when_added: number
  capped_from: number | null
  added_at: DefaultTime
}

/** An address as it was when the order was placed. */
export type FrozenAddress = {
  recipient: string
  phone: string
  note: string
  street: string
  city: string
  region: string
  country: string
  zip: string
  address: string
  company: StoredCompany | null
}

type CheckoutTable = {
  id: Uuid
  account_id: string
  status: Generated<
    'open' | 'paying' | 'paid' | 'partially_refunded' | 'refunded' | 'expired' | 'cancelled' | 'review'
  >
  total_cents: number
  shipment_address: Json<FrozenAddress>
  invoice_address: Json<FrozenAddress>
  contact_email: string
  locale: Language
  terms_version: string
  age_confirmed_at: Time | null
  idempotency_key: string
  request_hash: string
  paid_attempt_id: string | null
  hold_expires_at: Time
  absolute_expires_at: Time
  created_at: Time
}

type PurchaseOrderTable = {
  id: string
  checkout_id: string
  account_id: string
  seller_id: string
  warehouse_id: string
  status: OrderStatus
  goods_cents: number
  shipping_method: ShippingMethod
  shipping_cents: number
  amount_cents: GeneratedAlways<number>
  commission_cents: number
  vat: Json<{ rate: number; netCents: number; vatCents: number }[]>
  created_at: Time
}

type OrderLineTable = {
  order_id: string
  position: number
  product_id: string
  title: string
  picture_hash: string | null
  quantity: number
  price_cents: number
  charged_cents: number
  vat_rate: number
  commission_cents: number
  withdrawal: WithdrawalClass
  alcohol: boolean
}

type OrderEventTable = {
  id: GeneratedAlways<string>
  order_id: string
  status: OrderStatus
  actor: string
  cause: string
  at: Time
}
type StockHoldTable = {
  order_id: string
  product_id: string
  quantity: number
  state: Generated<'held' | 'committed' | 'released'>
}

export type AttemptStatus =
  | 'creating'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review'

type PaymentAttemptTable = {
  id: Uuid
  checkout_id: string
  number: number
  provider: 'mangopay' | 'stripe'
  method: 'card_web' | 'card_direct' | 'hosted_checkout'
  status: AttemptStatus
  amount_cents: number
  currency: Generated<string>
  provider_id: string | null
  card_id: string | null
  request: ColumnType<unknown, string | undefined, string>
  redirect_url: string | null
  secure_mode_redirect_url: string | null
  secure_mode_return_url: string | null
  result_code: string | null
  failure_reason: string | null
  expires_at: Time
  checked_at: Time | null
  next_check_at: Time | null
  checks: Generated<number>
  refunded_cents: Generated<number>
  created_at: Time
  updated_at: Time
}

type ProviderEventTable = {
  id: GeneratedAlways<string>
  provider: 'mangopay' | 'stripe'
  event_key: string
  type: string
  resource_id: string
  received_at: Time
  processed_at: Time | null
  next_try_at: Time
  tries: Generated<number>
  error: string | null
}

type LedgerEntryTable = {
  id: GeneratedAlways<string>
  movement: string
  account: string
  checkout_id: string
  order_id: string | null
  amount_cents: number
  provider_ref: string
  at: Time
}
type SellerTransferTable = {
  order_id: string
  attempt_id: string
  amount_cents: number
  commission_cents: number
  status: 'pending' | 'succeeded' | 'blocked' | 'reversed'
  provider_id: string | null
  reason: string | null
  tries: Generated<number>
  updated_at: Time
}
type RefundTable = {
  id: Uuid
  attempt_id: string
  key: string
  amount_cents: number
  reason: string
  status: 'pending' | 'succeeded' | 'failed'
  provider_id: string | null
  created_at: Time
  updated_at: Time
}
type CardRegistrationTable = {
  id: Uuid
  account_id: string
  provider_id: string
  one_time: boolean
  activate: boolean
  completed_at: Time | null
  expires_at: Time
}
type SavedCardTable = {
  id: Uuid
  account_id: string
  provider_id: string
  alias: string
  type: string
  expiry: string
  currency: string
  validity: 'UNKNOWN' | 'VALID' | 'INVALID'
  active: Generated<boolean>
  favourite: Generated<boolean>
  one_time: Generated<boolean>
  created_at: Time
}
type ProviderSettingTable = { key: string; value: string; updated_at: Time }

type OutboxTable = {
  id: GeneratedAlways<string>
  kind: string
  key: string
  payload: Json<unknown>
  run_at: Time
  tries: Generated<number>
  done_at: Time | null
  dead_at: Time | null
  error: string | null
  created_at: DefaultTime
}

/** The tables of `migrations/` as the program sees them. */
export type Tables = ContentTables &
  ListingTables &
  ReviewTables & {
    seller: SellerTable
    warehouse: WarehouseTable
    category: CategoryTable
    product: ProductTable
    product_text: ProductTextTable
    product_label: ProductLabelTable
    price_period: PricePeriodTable
    picture: PictureTable
    product_picture: ProductPictureTable
    collection: CollectionTable
    collection_product: CollectionProductTable
    account: AccountTable
    session: SessionTable
    session_bearer: SessionBearerTable
    account_token: AccountTokenTable
    address: AddressTable
    cart: CartTable
    cart_line: CartLineTable
    checkout: CheckoutTable
    purchase_order: PurchaseOrderTable
    order_line: OrderLineTable
    order_event: OrderEventTable
    stock_hold: StockHoldTable
    payment_attempt: PaymentAttemptTable
    provider_event: ProviderEventTable
    ledger_entry: LedgerEntryTable
    seller_transfer: SellerTransferTable
    refund: RefundTable
    card_registration: CardRegistrationTable
    saved_card: SavedCardTable
    provider_setting: ProviderSettingTable
    outbox: OutboxTable
  }
