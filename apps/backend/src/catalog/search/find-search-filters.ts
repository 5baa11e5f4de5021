import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { findProductsNaming } from './naming-products.store.ts'
import { ingredientOf } from './parse/ingredient-words.ts'
import { type Nearest, readNearest, type SearchFilters, toSearchFilters } from './parse/search-filters.ts'

async function excludedBy(database: OpenDatabase, ingredients: readonly string[] = []) {
  return ingredients.length > 0 ? { excludedIds: await findProductsNaming(database, ingredients) } : {}
}

/** "Senza asdfgh" and nothing else: no table knows the word, no product names it. */
const isUnreadable = (
  { filters, understood }: SearchFilters,
  { excludedIds }: Pick<ProductFilters, 'excludedIds'>,
) =>
  filters.title_contains === undefined &&
  excludedIds?.length === 0 &&
  understood.every(({ kind, values }) => kind === 'lacks' && values.every((name) => ingredientOf(name).widen))

/** The filters with those that their text says, and the products that name what must not be in them. */
export async function findSearchFilters(
  database: OpenDatabase,
  asked: ProductFilters,
): Promise<SearchFilters> {
  if (asked.match === 'literal') return { filters: asked, own: null, bestFirst: 'relevance', understood: [] }
  const search = toSearchFilters(asked)
  const excluded = await excludedBy(database, search.filters.constraints?.withoutIngredients)
  if (isUnreadable(search, excluded)) {
    const title_contains = search.filters.constraints?.withoutIngredients?.join(' ')
    return { filters: { ...asked, title_contains }, own: null, bestFirst: 'relevance', understood: [] }
  }
  return {
    ...search,
    own: search.own && { ...search.own, ...excluded },
    filters: { ...search.filters, ...excluded },
  }
}

/** What may be shown where nothing keeps all of a text (`readNearest`), without those products. */
export async function findNearest(database: OpenDatabase, asked: ProductFilters): Promise<Nearest> {
  if (asked.match === 'literal')
    return { text: null, notMet: [], kept: { allergen_free: asked.allergen_free } }
  const nearest = readNearest(asked)
  const excluded = await excludedBy(database, nearest.kept.constraints?.withoutIngredients)
  return { ...nearest, kept: { ...nearest.kept, ...excluded } }
}
