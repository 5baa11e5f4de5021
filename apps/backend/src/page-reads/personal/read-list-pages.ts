import type { Language } from '@filiera/domain/languages'
import { readDetails, readProductTexts } from '../../catalog/products/read-products.ts'
import { readWishlist } from '../../customers/wishlist/read-wishlist.ts'
import { idOf } from '../../platform/http/send-json.ts'
import type { Services } from '../../services.ts'
import { pageJson } from '../page-json.ts'

/** The wishlist of the account with those of its products that are still sold, as JSON. */
export async function readWishlistPage({ db, database }: Services, accountId: string, lang: Language) {
  const { items } = await readWishlist(db, accountId)
  const ids = items.map(({ productId }) => productId)
  return pageJson({ lists: { products: await readProductTexts(database, ids, lang) }, values: { items } })
}

/** Products side by side with their labels, as JSON. */
export async function readComparePage(
  services: Services,
  query: { id_in: readonly string[]; lang: Language },
): Promise<string> {
  const products = await readProductTexts(services.database, [...new Set(query.id_in)], query.lang)
  const details = await Promise.all(products.map((text) => readDetails(services, idOf(text), query.lang)))
  return pageJson({ lists: { products, details: details.map((text) => text ?? 'null') } })
}
