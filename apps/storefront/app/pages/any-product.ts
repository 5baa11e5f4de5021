import type { Understood } from '@filiera/contract/catalog/understood'
import type { ProductSort } from '@filiera/domain/catalogue-constants'
import type { ListingQuery } from './listing-query.state.ts'

/** Orders by what changes on its own. */
const changing: readonly ProductSort[] = ['price_asc', 'price_desc', 'rating']
const understoodChanging: readonly Understood['kind'][] = ['price', 'offer', 'order']

type Chosen = Pick<ListingQuery, 'flags' | 'band' | 'from' | 'to' | 'rating' | 'sort'>

/** Whether a list chooses or orders by price, offer, stock or stars: a product that it does not show may be in it a moment later. */
export const followsAnyProduct = (query: Chosen, understood: readonly Understood[] = []): boolean =>
  query.flags.length > 0 ||
  query.band > 0 ||
  query.from !== null ||
  query.to !== null ||
  query.rating !== null ||
  (query.sort !== null && changing.includes(query.sort)) ||
  understood.some(({ kind }) => understoodChanging.includes(kind))
