import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { listProducts } from '../browsing/list-products.ts'
import type { ProductJson } from '../products/read-products.ts'
import { formless } from '../search/parse/avoided-words.ts'
import { readTokens } from '../search/parse/tokens.ts'
import { findNearThings, type NearThing } from './near-things.store.ts'

/** Groups shown, and products of each; one that stands alone has those of both. */
const GROUPS = 2
const PRODUCTS = 2

export type NearGroup = NearThing & { count: number; products: ProductJson[] }

/**
 * What comes near a text that finds nothing, the nearest first: categories with the reason, their most chosen products that can be bought,
 * and how many there are. None where nobody has written what is near, or where it is sold out.
 */
export async function readNear(database: OpenDatabase, text: string, lang: Language): Promise<NearGroup[]> {
  const words = readTokens(text).flatMap(({ word }) => [word, formless(word)])
  const things = await findNearThings(database.db, [...new Set(words)], lang)
  const groups = await Promise.all(
    things.slice(0, 2 * GROUPS).map(async (thing) => {
      const { products, total } = await listProducts(database, {
        category: [thing.category],
        filters: ['available'],
        sort: 'popular',
        limit: GROUPS * PRODUCTS,
        lang,
      })
      return { ...thing, count: total, products }
    }),
  )
  const shown = groups.filter(({ count }) => count > 0).slice(0, GROUPS)
  if (shown.length < GROUPS) return shown
  return shown.map((group) => ({ ...group, products: group.products.slice(0, PRODUCTS) }))
}
