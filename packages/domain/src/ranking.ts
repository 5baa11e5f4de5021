import { PAGE_SIZE, type ProductSort, productSorts } from './catalogue-constants.ts'

/** What a found word counts by where it stands; the weights A to D of the search index (`search_match`). */
export const wordWeights = { title: 1, tags: 0.9, maker: 0.15, description: 0.05 } as const

/** Points a product has whatever is searched: it can be bought, and how much it is asked for (logarithmic, at most one). */
export const standingPoints = { available: 1, popularity: 1 } as const

/** What a standing point adds to the match of the words. */
export const STANDING_WEIGHT = 0.2

/** The order of a list without a search, and of a search, unless the visitor chooses another one. */
export const defaultSorts = { list: 'popular', search: 'relevance' } as const satisfies Record<
  string,
  ProductSort
>

/** Everything the ranking page publishes (Codice del consumo art. 22, Reg. (EU) 2019/1150 art. 5). */
export const ranking = {
  wordWeights,
  standingPoints,
  standingWeight: STANDING_WEIGHT,
  defaultSorts,
  sorts: productSorts,
  pageSize: PAGE_SIZE,
} as const
