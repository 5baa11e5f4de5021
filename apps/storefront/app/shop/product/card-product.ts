import type { Product } from '@filiera/contract/catalog/catalogue'
import { isOnHoliday } from '@filiera/domain/dates/holidays'

/** The fields of a product a card shows. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'title'
  | 'image'
  | 'price'
  | 'priceDiscounted'
  | 'discountPercent'
  | 'netQuantity'
  | 'unitPrice'
  | 'available'
  | 'marks'
  | 'traditionalTerm'
  | 'stars'
  | 'reviewsCount'
  | 'lang'
  | 'cardFacts'
> & {
  seller: Pick<Product['seller'], 'name' | 'city' | 'region'>
  /** In so many formats. */
  formats?: number
  /** Last day of the seller's holidays while they last: it cannot be bought until then (decision 39). */
  closedUntil?: string
  /** Its picture is a photo of its producer, not an illustration. */
  isPhoto?: true
}

/** Only what a card shows leaves the server: a page carries its data once more for the browser. */
export function cardProduct(product: Product): CardProduct {
  const { closedUntil } = product.seller
  // an answer may be older than the end of the holidays
  const isClosed = isOnHoliday(closedUntil, new Date())
  return {
    id: product.id,
    title: product.title,
    image: product.image,
    seller: { name: product.seller.name, city: product.seller.city, region: product.seller.region },
    price: product.price,
    priceDiscounted: product.priceDiscounted,
    discountPercent: product.discountPercent,
    netQuantity: product.netQuantity,
    unitPrice: product.unitPrice,
    available: product.available && !isClosed,
    ...(isClosed && { closedUntil }),
    ...(product.images[0]?.drawn === false && { isPhoto: true as const }),
    marks: product.marks,
    traditionalTerm: product.traditionalTerm,
    stars: product.stars,
    reviewsCount: product.reviewsCount,
    lang: product.lang,
    ...(product.cardFacts && { cardFacts: product.cardFacts }),
    ...(product.formats && { formats: product.formats.count }),
  }
}
