import type { ColumnType, Generated } from 'kysely'

/** Written by triggers only; `facets` are ids of `facet_value`. */
type ProductListingTable = {
  product_id: string
  seller_id: string
  created_at: ColumnType<Date, Date | string, Date | string>
  category_id: number
  charged_cents: number
  popularity: number
  stars: number
  version: Generated<number>
  brand: string | null
  facets: number[]
  family: string | null
  family_place: number | null
}

/** What products can be filtered by: `region` `toscana`, `mark` `dop`. Never changed, only added to. */
type FacetValueTable = { id: ColumnType<number, never, never>; facet: string; value: string }
/** `changed` is a transaction id. */
type ListingChangeTable = { product_id: string; changed: string }
type ListingStateTable = { epoch: number; generation: number }

/** Listings and facets (decision 52). */
export type ListingTables = {
  product_listing: ProductListingTable
  facet_value: FacetValueTable
  listing_change: ListingChangeTable
  listing_state: ListingStateTable
}
