import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { Product } from '@filiera/contract/catalog/catalogue'
import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import type { BackendCall } from '@filiera/contract/client'
import { readComparePage } from '@filiera/contract/personal-pages'
import type { Language } from '@filiera/domain/languages'
import { unavailable } from '../../frame/loading/answer-failure.server.ts'
import { type CardProduct, cardProduct } from '../product/card-product.ts'

type Shown =
  | 'id'
  | 'title'
  | 'image'
  | 'lang'
  | 'price'
  | 'priceDiscounted'
  | 'netQuantity'
  | 'unitPrice'
  | 'stars'
  | 'reviewsCount'
  | 'warehouse'
  | 'temperatureClass'

/** What a column shows; a label that cannot be read is null. */
export type Column = Pick<Product, Shown> &
  Pick<CardProduct, 'available' | 'closedUntil'> & {
    seller: Pick<Product['seller'], 'id' | 'name' | 'city' | 'region'>
    label: Pick<
      ProductDetails,
      'ingredients' | 'allergens' | 'nutrition' | 'nutritionExemption' | 'origin'
    > | null
    /** Those that are compared. */
    attributes: readonly Pick<ProductAttribute, 'code' | 'name' | 'text'>[]
  }

function column(product: Product, details: ProductDetails | null): Column {
  const { id, title, image, lang, price, priceDiscounted, netQuantity, unitPrice } = product
  const { available, closedUntil } = cardProduct(product)
  const { stars, reviewsCount, warehouse, temperatureClass, seller } = product
  return {
    ...{ id, title, image, lang, price, priceDiscounted, netQuantity, unitPrice, available },
    ...(closedUntil && { closedUntil }),
    ...{ stars, reviewsCount, warehouse, temperatureClass },
    seller: { id: seller.id, name: seller.name, city: seller.city, region: seller.region },
    label: details && {
      ingredients: details.ingredients,
      allergens: details.allergens,
      nutrition: details.nutrition,
      nutritionExemption: details.nutritionExemption,
      origin: details.origin,
    },
    attributes: (details?.attributes ?? [])
      .filter(({ compared }) => compared)
      .map(({ code, name, text }) => ({ code, name, text })),
  }
}

/**
 * Products side by side, in the order of the address; those no longer sold are left out.
 * @throws a 503 answer when they cannot be read
 */
export async function loadColumns(
  call: BackendCall,
  ids: readonly string[],
  lang: Language,
): Promise<Column[]> {
  if (ids.length === 0) return []
  const read = await call(readComparePage, { query: { id_in: [...ids], lang } })
  if (!read.ok) throw unavailable('products_get')
  const { products, details } = read.value
  return products.map((product, at) => column(product, details[at] ?? null))
}
