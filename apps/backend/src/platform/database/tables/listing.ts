import type { ColumnType, Generated } from 'kysely'

/** Written by triggers only; `bits` as in `catalogue/facet-bits.ts`. */
type ProductListingTable = {
  product_id: string
  seller_id: string
  created_at: ColumnType<Date, Date | string, Date | string>
  bits: string
  category_id: number
  charged_cents: number
  popularity: number
  stars: number
  version: Generated<number>
  brand: string | null
}

type FacetCellTable = {
  id: ColumnType<number, never, never>
  category_id: number
  bits: string
  products: number
  generation: number
}

type FacetChangeTable = { category_id: number; bits: string; products: number }
type FacetStateTable = { epoch: number; generation: number }

/** Listings and facets (decision 52). */
export type ListingTables = {
  product_listing: ProductListingTable
  facet_cell: FacetCellTable
  facet_change: FacetChangeTable
  facet_state: FacetStateTable
}
