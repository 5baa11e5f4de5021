import type { Product } from '@filiera/contract/catalogue'

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
  | 'stars'
  | 'reviewsCount'
  | 'lang'
> & { seller: Pick<Product['seller'], 'name' | 'city' | 'region'> }

/** Only what a card shows leaves the server: a page carries its data once more for the browser. */
export const cardProduct = (product: Product): CardProduct => ({
  id: product.id,
  title: product.title,
  image: product.image,
  seller: { name: product.seller.name, city: product.seller.city, region: product.seller.region },
  price: product.price,
  priceDiscounted: product.priceDiscounted,
  discountPercent: product.discountPercent,
  netQuantity: product.netQuantity,
  unitPrice: product.unitPrice,
  available: product.available,
  marks: product.marks,
  stars: product.stars,
  reviewsCount: product.reviewsCount,
  lang: product.lang,
})
