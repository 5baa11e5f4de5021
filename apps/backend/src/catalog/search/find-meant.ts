import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import { ingredientOf } from './meaning/ingredient-words.ts'
import { type MeantFilters, type Nearest, readMeant, readNearest } from './meaning/meant-filters.ts'
import { findProductsNaming } from './naming-products.store.ts'

async function unnamedOf(database: OpenDatabase, { lacks = [] }: { lacks?: readonly string[] | undefined }) {
  return lacks.length > 0 ? { unnamed: await findProductsNaming(database, lacks) } : {}
}

/** "Senza asdfgh" and nothing else: no table knows the word, no product names it. */
const isUnreadable = ({ filters, understood }: MeantFilters, { unnamed }: Pick<ProductFilters, 'unnamed'>) =>
  filters.title_contains === undefined &&
  unnamed?.length === 0 &&
  understood.every(({ kind, values }) => kind === 'lacks' && values.every((name) => ingredientOf(name).widen))

/** The filters as their text means them, with the products that name what must not be in them. */
export async function findMeant(database: OpenDatabase, asked: ProductFilters): Promise<MeantFilters> {
  if (asked.match === 'literal') return { filters: asked, own: null, bestFirst: 'relevance', understood: [] }
  const meant = readMeant(asked)
  const unnamed = await unnamedOf(database, { lacks: meant.filters.meant?.lacks })
  if (isUnreadable(meant, unnamed)) {
    const title_contains = meant.filters.meant?.lacks?.join(' ')
    return { filters: { ...asked, title_contains }, own: null, bestFirst: 'relevance', understood: [] }
  }
  return {
    ...meant,
    own: meant.own && { ...meant.own, ...unnamed },
    filters: { ...meant.filters, ...unnamed },
  }
}

/** What may be shown where nothing keeps all of a text (`readNearest`), without those products. */
export async function findNearest(database: OpenDatabase, asked: ProductFilters): Promise<Nearest> {
  if (asked.match === 'literal')
    return { text: null, notMet: [], kept: { allergen_free: asked.allergen_free } }
  const nearest = readNearest(asked)
  const unnamed = await unnamedOf(database, { lacks: nearest.kept.meant?.lacks })
  return { ...nearest, kept: { ...nearest.kept, ...unnamed } }
}
