import type { CertificateType } from '@filiera/contract/console/photos'
import type { MovementReason } from '@filiera/contract/console/stock'
import type { Allergen, Mark, TemperatureClass, WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Language, Texts } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/places/regions'
import type { Expiry } from '@filiera/domain/products/lots'
import type { ShopRole } from '@filiera/domain/shop-roles'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultTime, Json, SerialId, SmallSerialId, Time } from './columns.ts'

type CategoryTable = {
  id: SmallSerialId
  slug: string
  position: number
  name: Json<Texts>
  description: Json<Texts>
  picture_hash: string | null
  /** Unused since migration 66. */
  products_count: Generated<number>
  parent_id: number | null
  /** Drinks: every product of it says how much alcohol it has. */
  declares_alcohol: Generated<boolean>
}

type ProductTable = {
  id: SerialId
  slug: string
  seller_id: string
  warehouse_id: string
  category_id: number
  status: Generated<'draft' | 'published' | 'withdrawn'>
  source_key: string | null
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
  row_version: Generated<number>
  low_stock: Generated<number>
  owed: Generated<number>
  created_at: DefaultTime
  updated_at: DefaultTime
  own_code: string | null
  /** Text: leading zeros count. */
  gtin: string | null
  gross_grams: number | null
}

type ProductLotTable = {
  id: GeneratedAlways<string>
  product_id: string
  code: string
  /** A calendar date. */
  expires_on: string | null
  expiry: Expiry | null
  pieces: number
  blocked_at: Time | null
  block_reason: Generated<string>
  created_at: Time
}

type StockMovementTable = {
  id: GeneratedAlways<string>
  product_id: string
  at: Time
  delta: number
  stock_after: number
  reason: MovementReason
  note: Generated<string>
  account_id: string
  request_id: string
  lot_id: string | null
}

type ProductTextTable = {
  product_id: string
  lang: Language
  title: string
  short_description: string
  tags: Generated<string[]>
  questions: Json<{ question: string; answer: string }[]>
}

/** What lists of a shop go by: its Italian titles without capitals and accents, kept by a trigger of the texts. */
type TitleOrderTable = { product_id: string; seller_id: string; title: string }

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

/** A mark with its number; those of product files and of the demonstration say no more. */
export type StoredMark = {
  code: Mark
  register: string
  controlBody?: string
  certificate?: string
  expires?: string | null
  file?: { id: string; name: string }
}
export type StoredPlace = { country: string; region: RegionCode | null }
/** Of what may be missing: `T` holds null. */
type OptionalJson<T> = ColumnType<T, string | null | undefined, string | null>

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
  mark_registers: Json<StoredMark[]>
  withdrawal: WithdrawalClass
  perishable_under_30_days: Generated<boolean>
  missing_fields: Generated<string[]>
  price_reason: ColumnType<Texts | null, string | null | undefined, string | null>
  tasting: ColumnType<Texts | null, string | null | undefined, string | null>
  legal_name: OptionalJson<Texts | null>
  after_opening: OptionalJson<Texts | null>
  warnings: OptionalJson<Texts | null>
  ingredient_shares: OptionalJson<{ ingredient: Texts; percent: number }[] | null>
  origin_places: OptionalJson<StoredPlace[] | null>
  primary_ingredient: OptionalJson<{ name: Texts; places: StoredPlace[] } | null>
  shelf_life_days: number | null
  importer: OptionalJson<{ name: string; address: string } | null>
  organic: OptionalJson<{ operatorCode: string; origin: string | null } | null>
  quantity_changed_since: string | null
  previous_net_value: number | null
  safety: OptionalJson<{ maker: { name: string; address: string }; contact: string } | null>
  not_allergens: Generated<Allergen[]>
}

type PricePeriodTable = { product_id: string; charged_cents: number; valid_from: Time; valid_to: Time | null }

type PictureTable = {
  hash: string
  format: 'webp' | 'jpeg' | 'png'
  width: number
  height: number
  bytes: number
  /** An illustration of this shop. */
  drawn: Generated<boolean>
  created_at: DefaultTime
  /** Since when it is out of the library of its shop, or was found in use afterwards. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

type ProductPictureTable = { product_id: string; position: number; picture_hash: string; alt: Json<Texts> }

type ShopPhotoTable = { seller_id: string; picture_hash: string; created_at: Time }

type CertificateFileTable = {
  id: string
  seller_id: string
  media_type: CertificateType
  created_at: Time
  /** Null while a mark names it. */
  unused_since: Time | null
}

/** What somebody is changing of a product and has not published. */
type ProductDraftTable = {
  product_id: string
  version: number
  base_version: number | null
  content: ColumnType<Record<string, unknown> | null, string | null, string | null>
  updated_by: string
  updated_at: Time
}

/** When a draft is to be published, and what kept it from being so. */
type ProductScheduleTable = {
  product_id: string
  publish_at: Time
  account_id: string
  role: ShopRole
  request_id: string
  failed_at: Time | null
  failed_parts: ColumnType<string[], string[] | undefined, string[]>
}

type ProductVersionTable = {
  product_id: string
  number: number
  content: Json<Record<string, unknown>>
  changed: string[]
  account_id: string | null
  role: ShopRole | null
  at: Time
  note: string
}

/** Products that are one in several formats; texts by language. */
type ProductFamilyTable = {
  id: Generated<string>
  seller_id: string
  axis: Json<Texts>
  version: Generated<number>
}

type ProductFamilyMemberTable = {
  product_id: string
  family_id: string
  position: number
  value: Json<Texts>
}

type ProductImportTable = {
  product_id: string
  said: Json<object>
  pictures: ColumnType<{ url: string; hash: string }[], string | undefined, string>
}

type CollectionTable = {
  id: SmallSerialId
  slug: string
  name: string
  title: Json<Texts>
  description: Json<Texts>
  picture_hash: string | null
  position: Generated<number>
  published: Generated<boolean>
}

type CollectionProductTable = { collection_id: number; position: number; product_id: string }

export type CatalogueTables = {
  category: CategoryTable
  product: ProductTable
  product_lot: ProductLotTable
  stock_movement: StockMovementTable
  product_text: ProductTextTable
  title_order: TitleOrderTable
  product_label: ProductLabelTable
  price_period: PricePeriodTable
  picture: PictureTable
  product_picture: ProductPictureTable
  shop_photo: ShopPhotoTable
  certificate_file: CertificateFileTable
  product_draft: ProductDraftTable
  product_family: ProductFamilyTable
  product_family_member: ProductFamilyMemberTable
  product_schedule: ProductScheduleTable
  product_version: ProductVersionTable
  product_import: ProductImportTable
  collection: CollectionTable
  collection_product: CollectionProductTable
}
