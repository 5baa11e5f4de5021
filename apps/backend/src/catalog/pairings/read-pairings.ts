import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { idOf } from '../../platform/http/send-json.ts'
import { listPage } from '../listing/list-page.ts'
import type { ProductIndex } from '../listing/product-index/product-index.ts'
import { currentIndex } from '../listing/product-index.store.ts'
import { selectListed } from '../listing/select-products.ts'
import { type ProductJson, readProductTexts } from '../products/read-products.ts'
import { fittingSides } from './fitting-rules.ts'
import { findPairingRules, type Side } from './pairings.store.ts'

/** Products shown beside one. */
const MOST = 4

const mostPopular = (limit: number) => ({ sort: 'popular' as const, limit, start: 0, after: null })

/** The best product of a side that can be bought and is not taken, one of this seller before others: it travels in the same parcel. */
function choose(index: ProductIndex, side: Side, seller: string, taken: readonly string[]) {
  // an attribute that has just been removed has no products
  if (side.attribute !== null && !index.attributes.some(({ code }) => code === side.attribute)) return
  const filters = {
    lang: 'it' as const,
    match: 'words' as const,
    filters: ['available' as const],
    category: [side.category],
    ...(side.attribute !== null && { attribute: side.values.map((value) => `${side.attribute}:${value}`) }),
  }
  const page = mostPopular(taken.length + 1)
  const near = listPage(index, selectListed(index, { ...filters, seller: [seller] }), page)
  return [...near, ...listPage(index, selectListed(index, filters), page)].find(
    ({ id }) => !taken.includes(id),
  )?.id
}

/** What goes with a published product, each with the reason, the best first, at most one product of a category; none where no rule says so. */
export async function readPairings(
  database: OpenDatabase,
  product: Pick<Product, 'id' | 'category' | 'seller'>,
  attributes: readonly ProductAttribute[],
  lang: Language,
): Promise<{ reason: string; product: ProductJson }[]> {
  const { slug, parent } = product.category
  const categories = parent ? [slug, parent.slug] : [slug]
  const rules = await findPairingRules(database.db, categories, lang)
  const sides = fittingSides({ categories, attributes }, rules)
  if (sides.length === 0) return []
  const index = await currentIndex(database)
  const chosen = new Map<string, { id: string; reason: string }>()
  for (const { side, reason } of sides) {
    if (chosen.size === MOST) break
    if (chosen.has(side.category)) continue
    const taken = [product.id, ...[...chosen.values()].map(({ id }) => id)]
    const id = choose(index, side, product.seller.id, taken)
    if (id !== undefined) chosen.set(side.category, { id, reason })
  }
  const reasons = new Map([...chosen.values()].map(({ id, reason }) => [id, reason]))
  const products = await readProductTexts(database, [...reasons.keys()], lang)
  return products.map((text) => ({ product: text, reason: reasons.get(idOf(text)) ?? '' }))
}
