import type { BackendCall } from '@filiera/contract/client'
import { readSellerPage } from '@filiera/contract/page-reads'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { isOnHoliday } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { pageFailure } from '../../frame/loading/answer-failure.server.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { cardProduct } from '../products/card-product.ts'

/**
 * A seller with one page of products.
 * @throws a 404 or 503 answer when they cannot be read
 */
export async function loadSeller(
  call: BackendCall,
  id: string,
  { page, lang, now }: { page: number; lang: Language; now: Date },
  tags: PageTags,
) {
  tags.add(`seller:${id}`, 'catalogue')
  const start = String((page - 1) * PAGE_SIZE)
  const read = await call(readSellerPage, {
    params: { id },
    query: { lang, start, limit: String(PAGE_SIZE) },
  })
  if (!read.ok) throw pageFailure(read.problem)
  const { seller, products, total } = read.value
  for (const product of products) tags.add(`product:${product.id}`, `seller:${product.seller.id}`)
  return {
    // the last holidays stay noted when they are over
    seller: { ...seller, closedUntil: isOnHoliday(seller.closedUntil, now) ? seller.closedUntil : null },
    products: products.map(cardProduct),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}
