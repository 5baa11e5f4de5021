import type { SavedOrdersView, SavedView } from '@filiera/contract/console/people/saved-views'
import type { Texts } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/places/regions'
import type { ShopNotice } from '@filiera/domain/shop-notices'
import type { ShopRole } from '@filiera/domain/shop-roles'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultTime, Json, SerialId, Time, Uuid } from './columns.ts'

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
  founded: ColumnType<number | null, number | null | undefined, number | null>
  /** At most three. */
  figures: ColumnType<{ value: Texts; label: Texts }[], string | undefined, string>
  /** At most five, the oldest first. */
  timeline: ColumnType<{ year: number; text: Texts }[], string | undefined, string>
  picture_hash: string | null
  commission_percent: Generated<number>
  closed_until: string | null
  /** What customers read until then; null for the house's own words. */
  closed_text: ColumnType<Texts | null, string | null | undefined, string | null>
  /** On holiday now; written by the database and by `followHolidays`. */
  closed: Generated<boolean>
  /** Unused since migration 66. */
  products_count: Generated<number>
  mangopay_user_id: string | null
  mangopay_wallet_id: string | null
  mangopay_kyc_level: string | null
  stripe_account_id: string | null
  stripe_charges_enabled: Generated<boolean>
  /** Of what the shop says of itself. */
  version: Generated<number>
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Closed for good; suspended then, too. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: DefaultTime
}

type SellerMemberTable = {
  seller_id: string
  account_id: string
  role: ShopRole
  /** The last day for which the mail of the morning was sent, or was not needed. */
  morning_on: ColumnType<string | null, string | null | undefined, string | null>
  created_at: DefaultTime
}

type ShopHolidayTable = {
  id: GeneratedAlways<string>
  seller_id: string
  first_day: string
  last_day: string
  text: Json<Texts>
  version: Generated<number>
}

/** An answer that the shop uses again. */
type AnswerTemplateTable = {
  id: GeneratedAlways<string>
  seller_id: string
  position: number
  name: string
  text: Json<Texts>
  version: Generated<number>
}

/** A mail that somebody of a shop does not want. */
type ShopNoticeOffTable = { seller_id: string; account_id: string; notice: ShopNotice }

/** Who was asked to work for a shop and has not answered yet. */
type ShopInvitationTable = {
  id: Uuid
  seller_id: string
  email: string
  role: ShopRole
  token_hash: Buffer
  invited_by: string
  created_at: Time
  expires_at: Time
}

/** Views of a list that somebody saved for a shop. */
type SavedViewTable<Saved> = {
  account_id: string
  seller_id: string
  views: Json<Saved[]>
  version: Generated<number>
}

type WarehouseTable = {
  id: SerialId
  seller_id: string
  name: string
  region: RegionCode
  threshold_cents: number | null
  fee_cents: number | null
  cut_off_hour: Generated<number>
  cut_off_minute: Generated<number>
  /** Days of the week, Monday is 1. */
  dispatch_days: Generated<number[]>
  /** Null: wherever its products may go. */
  ships_to: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  street: Generated<string>
  city: Generated<string>
  zip: Generated<string>
  province: Generated<string>
  version: Generated<number>
  created_at: DefaultTime
  /** Null while it is open. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type ShopTables = {
  seller: SellerTable
  seller_member: SellerMemberTable
  shop_notice_off: ShopNoticeOffTable
  shop_invitation: ShopInvitationTable
  shop_holiday: ShopHolidayTable
  answer_template: AnswerTemplateTable
  saved_view: SavedViewTable<SavedView>
  saved_order_view: SavedViewTable<SavedOrdersView>
  warehouse: WarehouseTable
}
