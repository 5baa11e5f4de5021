import type { Product } from '@filiera/contract/catalog/catalogue'
import type { ProductDetails } from '@filiera/contract/catalog/product-details'

/** What only search engines, other pages or the label read of a product. */
type NotShown = 'questions' | 'tags' | 'imageDefault' | 'currency' | 'vatRate' | 'brand'

/** The fields of a product its own page shows. */
export type PageProduct = Omit<Product, NotShown | 'seller'> & {
  seller: Pick<Product['seller'], 'id' | 'name' | 'city' | 'region'>
}

/** What the server writes in words: its countries and days may be called otherwise in a browser. */
type Written = {
  /** Empty where nobody gave any. */
  originPlaces: string
  primaryIngredient: string
  organic: { operatorCode: string; origin: string } | null
  lowestPriceSince: string | null
  /** Since which day. */
  quantityReduced: { since: string; previous: ProductDetails['netQuantity'] } | null
}

/** The label; the attributes are shown as facts. */
export type PageDetails = Omit<ProductDetails, 'attributes' | keyof Written> & Written

/** Its category after the one above it. */
export const categoryPath = ({ category }: Pick<Product, 'category'>): { slug: string; name: string }[] =>
  category.parent ? [category.parent, category] : [category]

/** Only what the page shows leaves the server: a page carries its data once more for the browser. */
export function pageProduct(product: Product): PageProduct {
  const { questions, tags, imageDefault, currency, vatRate, brand, seller, ...shown } = product
  const { id, name, city, region } = seller
  return { ...shown, seller: { id, name, city, region } }
}
