import type { Time } from './columns.ts'

type WishlistItemTable = {
  account_id: string
  product_id: string
  added_at: Time
  charged_cents_when_added: number
}

/** What a customer keeps. */
export type OwnDataTables = { wishlist_item: WishlistItemTable }
