import { getShop, listShopProducts } from '@filiera/contract/catalog/sellers'
import type { BackendCall } from '@filiera/contract/client'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { isOnHoliday } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { cardProduct } from '../products/card-product.ts'

/**
 * A seller with one page of what he sells; the products are left out when they cannot be read.
 * @throws a 404 or 503 answer when the seller cannot be read
 */
export async function loadSeller(
  call: BackendCall,
  id: string,
  { page, lang, now }: { page: number; lang: Language; now: Date },
  tags: PageTags,
) {
  tags.add(`seller:${id}`, 'catalogue')
  const start = String((page - 1) * PAGE_SIZE)
  const [found, products] = await Promise.all([
    call(getShop, { params: { id }, query: { lang } }),
    call(listShopProducts, { params: { id }, query: { lang, start, limit: String(PAGE_SIZE) } }),
  ])
  if (!found.ok) throw pageFailure(found.problem)
  const { closedUntil } = found.value
  // the last holidays stay noted when they are over
  const seller = { ...found.value, closedUntil: isOnHoliday(closedUntil, now) ? closedUntil : null }
  if (!products.ok) return { seller, products: null, total: 0, pages: 1 }
  for (const product of products.value) tags.add(`product:${product.id}`, `seller:${product.seller.id}`)
  const total = Number(products.headers.get('x-total-count') ?? products.value.length)
  return {
    seller,
    products: products.value.map(cardProduct),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}
