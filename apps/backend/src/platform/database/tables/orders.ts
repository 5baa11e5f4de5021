import type { OrderStatus } from '@filiera/contract/orders/orders'
import type { WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { Dispatch } from '@filiera/domain/places/delivery-range'
import type { ShippingMethod } from '@filiera/domain/places/shipping'
import type { Carrier } from '@filiera/domain/places/tracking'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { StoredCompany } from './account.ts'
import type { Json, Time, Uuid } from './columns.ts'

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

/** `review`: a person looks at its payment. */
export type CheckoutStatus =
  | 'open'
  | 'paying'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'expired'
  | 'cancelled'
  | 'review'

type CheckoutTable = {
  id: Uuid
  account_id: string
  status: Generated<CheckoutStatus>
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
  keep_until: Time | null
  reminded_at: Time | null
  /** What is bought, where it goes and what it costs. */
  content_hash: string | null
  replaced_by: string | null
}

/** Further keys under which a waiting checkout was placed once more. */
type CheckoutKeyTable = {
  account_id: string
  idempotency_key: string
  request_hash: string
  checkout_id: string
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
  refunded_cents: Generated<number>
  refunded_commission_cents: Generated<number>
  retained_cents: Generated<number>
  retained_commission_cents: Generated<number>
  vat: Json<{ rate: number; netCents: number; vatCents: number }[]>
  created_at: Time
  paid_at: Time | null
  accept_by: Time | null
  carrier: Carrier | null
  tracking_number: string | null
  delivered_at: Time | null
  counted: Generated<boolean>
  /** When its warehouse sent parcels as it was placed; null for the house's days. */
  dispatch: ColumnType<Dispatch | null, string | null | undefined, string | null>
  /** Written by the database with each message. */
  last_message_from: ColumnType<'customer' | 'seller' | null, 'customer' | 'seller' | null | undefined, never>
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
  refunded_quantity: Generated<number>
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
  gone: Generated<boolean>
}

type OrderLineLotTable = { order_id: string; product_id: string; lot_id: string; pieces: number }

export type OrdersTables = {
  checkout: CheckoutTable
  checkout_key: CheckoutKeyTable
  purchase_order: PurchaseOrderTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  stock_hold: StockHoldTable
  order_line_lot: OrderLineLotTable
}
