import type { Time } from './columns.ts'

type WishlistItemTable = {
  account_id: string
  product_id: string
  added_at: Time
  charged_cents_when_added: number
}

/** The tables of `0012_own_data.sql`. */
export type OwnDataTables = { wishlist_item: WishlistItemTable }
