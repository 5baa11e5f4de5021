import {
  getProduct,
  getProductDetails,
  listProducts,
  type Product,
} from '@filiera/contract/catalog/catalogue'
import { listReviews } from '@filiera/contract/catalog/reviews'
import { getShop, listShopProducts } from '@filiera/contract/catalog/sellers'
import type { BackendCall } from '@filiera/contract/client'
import { isOnHoliday } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { pairedCategories } from '@filiera/domain/pairings'
import { deliveryRange } from '@filiera/domain/places/delivery-range'
import { pageFailure } from '../../../frame/loading/answer-failure.server.ts'
import type { ReviewQuery } from '../../../pages/review-query.state.ts'
import type { PageTags } from '../../../state/server-contexts.ts'
import { formatDate } from '../../../texts/format-date.ts'
import { textsOf } from '../../../texts/server-texts.server.ts'
import { type CardProduct, cardProduct } from '../card-product.ts'

/** Products in each row under the product. */
const RELATED = 4

/** What goes with it on the table, by category; more of its own category where nothing does. */
async function loadPairing(call: BackendCall, product: Product, lang: Language): Promise<CardProduct[]> {
  const paired = pairedCategories(product.category.slug)
  const category = paired.length > 0 ? [...paired] : [product.category.slug]
  const others = await call(listProducts, {
    query: { category, filters: 'available', limit: String(RELATED + 1), lang },
  })
  const found = others.ok ? others.value.filter(({ id }) => id !== product.id) : []
  return found.slice(0, RELATED).map(cardProduct)
}

/** What else can be had of the seller; of one on holiday whatever there is. */
async function loadSameSeller(
  call: BackendCall,
  product: Product,
  lang: Language,
  isClosed: boolean,
): Promise<CardProduct[]> {
  const others = await call(listShopProducts, {
    params: { id: product.seller.id },
    query: { ...(!isClosed && { filters: 'available' }), limit: String(RELATED + 1), lang },
  })
  const found = others.ok ? others.value.filter(({ id }) => id !== product.id) : []
  return found.slice(0, RELATED).map(cardProduct)
}

async function loadReviews(call: BackendCall, product: string, query: ReviewQuery, lang: Language) {
  const { stars, sort, shown } = query
  const list = await call(listReviews, {
    params: { product },
    query: { limit: String(shown), lang, ...(stars && { stars: String(stars) }), ...(sort && { sort }) },
  })
  return list.ok ? list.value : null
}

/** What a shop on holiday says about its products (decision 39); null while it is open. */
function holiday(closedUntil: string | null, lang: Language, now: Date) {
  if (!isOnHoliday(closedUntil, now)) return null
  const t = textsOf(lang)
  return {
    title: t('sellers.closed', { date: formatDate(closedUntil, lang) }),
    text: t('sellers.closedText'),
  }
}

/**
 * A product with its label, seller, reviews and neighbours; a part that cannot be read is null or empty, the page stays.
 * @throws a 404 or 503 answer when the product itself cannot be read
 */
export async function loadProduct(
  call: BackendCall,
  id: string,
  asked: { lang: Language; reviews: ReviewQuery; now: Date },
  tags: PageTags,
) {
  const { lang, now } = asked
  tags.add(`product:${id}`, `reviews:${id}`, 'catalogue')
  const [found, details, reviews] = await Promise.all([
    call(getProduct, { params: { id }, query: { lang } }),
    call(getProductDetails, { params: { id }, query: { lang } }),
    loadReviews(call, id, asked.reviews, lang),
  ])
  if (!found.ok) throw pageFailure(found.problem, 'product_get')
  const product = found.value
  tags.add(`seller:${product.seller.id}`)
  const closed = holiday(product.seller.closedUntil, lang, now)
  const [seller, pairing, sameSeller] = await Promise.all([
    call(getShop, { params: { id: product.seller.id }, query: { lang } }),
    loadPairing(call, product, lang),
    loadSameSeller(call, product, lang, closed !== null),
  ])
  return {
    product: closed ? { ...product, available: false } : product,
    closed,
    details: details.ok ? details.value : null,
    seller: seller.ok ? seller.value : null,
    reviews,
    pairing,
    sameSeller,
    delivery: deliveryRange(now, product.temperatureClass),
  }
}
