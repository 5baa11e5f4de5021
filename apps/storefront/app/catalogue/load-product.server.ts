import { getProduct, getProductDetails, listProducts, type Product } from '@filiera/contract/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { getShop } from '@filiera/contract/sellers'
import { deliveryRange } from '@filiera/domain/delivery-range'
import type { Language } from '@filiera/domain/languages'
import { pageFailure } from '../shell/answer-failure.server.ts'
import type { PageTags } from '../shell/server-contexts.ts'
import type { CardProduct } from './product-card.tsx'

/** Other products of the category under the product. */
const RELATED = 4

/** What a card shows of a product: the rest would only make the page heavier. */
function cardOf(product: Product): CardProduct {
  const { id, title, image, seller, price, priceDiscounted, discountPercent, netQuantity } = product
  const { unitPrice, available, marks, stars, reviewsCount, lang } = product
  const shown = { id, title, image, seller, price, priceDiscounted, discountPercent, netQuantity }
  return { ...shown, unitPrice, available, marks, stars, reviewsCount, lang }
}

async function loadRelated(call: BackendCall, product: Product, lang: Language): Promise<CardProduct[]> {
  const others = await call(listProducts, {
    query: { category: product.category.slug, filters: 'available', limit: String(RELATED + 1), lang },
  })
  if (!others.ok) return []
  return others.value
    .filter(({ id }) => id !== product.id)
    .slice(0, RELATED)
    .map(cardOf)
}

/**
 * A product with its label, its seller and its neighbours; a part that cannot be read is null, the page stays.
 * @throws a 404 or 503 answer when the product itself cannot be read
 */
export async function loadProduct(call: BackendCall, id: string, lang: Language, tags: PageTags, now: Date) {
  tags.add(`product:${id}`, 'catalogue')
  const [found, details] = await Promise.all([
    call(getProduct, { params: { id }, query: { lang } }),
    call(getProductDetails, { params: { id }, query: { lang } }),
  ])
  if (!found.ok) throw pageFailure(found.problem)
  const product = found.value
  tags.add(`seller:${product.seller.id}`)
  const [seller, related] = await Promise.all([
    call(getShop, { params: { id: product.seller.id }, query: { lang } }),
    loadRelated(call, product, lang),
  ])
  return {
    product,
    details: details.ok ? details.value : null,
    seller: seller.ok ? seller.value : null,
    related,
    delivery: deliveryRange(now, product.temperatureClass),
  }
}
