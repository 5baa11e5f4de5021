import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { type TemperatureClass, temperatureClasses } from '@filiera/domain/catalogue-constants'

/** A parcel with the letter that it has on lists and slips. */
export type Parcel = { letter: string; order: SellerOrder }

/** What is taken from the shelf of one product. */
export type Picked = {
  productId: string
  title: string
  image: string
  ownCode: string | null
  pieces: number
  /** Letters of the parcels that it goes into, with how many pieces. */
  parcels: { letter: string; pieces: number }[]
}

export type PickGroup = { temperatureClass: TemperatureClass; products: Picked[] }

/** A, B … Z, AA, AB … */
const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

export const parcelsOf = (orders: readonly SellerOrder[]): Parcel[] =>
  orders.map((order, place) => ({ letter: letterOf(place), order }))

/** Pieces to take by temperature, the cold last, and by product; what was refunded stays where it is. */
export function pickGroups(parcels: readonly Parcel[]): PickGroup[] {
  const picked = new Map<TemperatureClass, Map<string, Picked>>()
  for (const { letter, order } of parcels)
    for (const item of order.items) {
      const pieces = item.quantity - item.refundedQuantity
      if (pieces === 0) continue
      const { productId, title, image, ownCode, temperatureClass } = item
      const products = picked.get(temperatureClass) ?? new Map<string, Picked>()
      const product = products.get(productId) ?? { productId, title, image, ownCode, pieces: 0, parcels: [] }
      product.pieces += pieces
      product.parcels.push({ letter, pieces })
      products.set(productId, product)
      picked.set(temperatureClass, products)
    }
  return temperatureClasses.flatMap((temperatureClass) => {
    const products = [...(picked.get(temperatureClass)?.values() ?? [])]
    return products.length > 0
      ? [{ temperatureClass, products: products.sort((a, b) => a.title.localeCompare(b.title, 'it')) }]
      : []
  })
}
