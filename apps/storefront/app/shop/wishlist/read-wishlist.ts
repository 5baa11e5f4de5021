import { selectProducts } from '@filiera/contract/catalog/catalogue'
import type { BackendCall, Result } from '@filiera/contract/client'
import { getWishlist } from '@filiera/contract/customers/wishlist'
import type { Language } from '@filiera/domain/languages'
import { parts, type WishlistItem } from '../../state/wishlist/wishlist.state.ts'
import { type CardProduct, cardProduct } from '../products/card-product.ts'

export type ReadWishlist = { items: WishlistItem[]; products: CardProduct[] }

/** The account's list with those of its products that are still sold. */
export async function readWishlist(
  backend: BackendCall,
  catalogue: BackendCall,
  lang: Language,
): Promise<Result<ReadWishlist>> {
  const list = await backend(getWishlist, {})
  if (!list.ok) return list
  const { items } = list.value
  const products: CardProduct[] = []
  for (const part of parts(items.map(({ productId }) => productId))) {
    const found = await catalogue(selectProducts, { query: { id_in: part, lang } })
    if (!found.ok) return found
    products.push(...found.value.map(cardProduct))
  }
  return { ...list, value: { items, products } }
}
