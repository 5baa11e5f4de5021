import type { listProducts } from '@filiera/contract/catalog/catalogue'
import type { EndpointRequest } from '@filiera/contract/endpoint'

type ListQuery = EndpointRequest<typeof listProducts>['query']

/** The filters every listing call shares, validated (wire "Product filters"). */
export type ProductFilters = Pick<
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
  | 'lang'
>
