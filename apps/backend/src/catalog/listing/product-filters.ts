import type { listProducts } from '@filiera/contract/catalog/catalogue'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { Mark } from '@filiera/domain/catalogue-constants'
import type { RegionCode } from '@filiera/domain/places/regions'

type ListQuery = EndpointRequest<typeof listProducts>['query']

/** Charged prices of a query in cents: from `from`, below `to` (null: without end). */
export type PriceRange = { from: number; to: number | null }

/** What a text says products must be, besides the filters chosen; allergens to avoid are among those. */
export type ConstraintFilters = {
  /** One of each group; no group: anything. */
  regions: readonly (readonly RegionCode[])[]
  marks: readonly (readonly Mark[])[]
  prices: readonly PriceRange[]
  discounts: boolean
  /** All of them, as sellers declare: options of the attribute `dieta`. */
  diets: readonly string[]
  /** What name, text and ingredient list must not name. */
  withoutIngredients: readonly string[]
}

/** Whether a text is searched for, rather than looked for in titles. */
export const isSearched = ({ match }: Pick<ListQuery, 'match'>): boolean =>
  match === 'words' || match === 'literal'

/** The filters every listing call shares, validated (wire "Product filters"), with what was read of their text. */
export type ProductFilters = {
  constraints?: ConstraintFilters | undefined
  /** Ids of the products that name an ingredient which must not be in them. */
  excludedIds?: readonly number[] | undefined
} & Pick<
  ListQuery,
  | 'title_contains'
  | 'match'
  | 'filters'
  | 'price_gte'
  | 'price_lt'
  | 'city'
  | 'region'
  | 'category'
  | 'brand'
  | 'seller'
  | 'mark'
  | 'allergen_free'
  | 'traces'
  | 'temperature'
  | 'rating'
  | 'ships_to'
  | 'attribute'
  | 'formats'
  | 'lang'
>
