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
  /** Lots that they come from; pieces of none are left out. */
  lots: SellerOrder['items'][number]['lots']
  /** The parcels that it goes into, by letter and order, with how many pieces. */
  parcels: { letter: string; order: string; pieces: number }[]
}

export type PickGroup = { temperatureClass: TemperatureClass; products: Picked[] }

/** A, B … Z, AA, AB … */
const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

export const parcelsOf = (orders: readonly SellerOrder[]): Parcel[] =>
  orders.map((order, place) => ({ letter: letterOf(place), order }))

type Lots = Picked['lots']

/** The same lot of several parcels is taken once. */
function addLots(known: Lots, more: Lots): Lots {
  const all = new Map(known.map((lot) => [lot.id, lot]))
  for (const lot of more) all.set(lot.id, { ...lot, pieces: lot.pieces + (all.get(lot.id)?.pieces ?? 0) })
  return [...all.values()].sort((a, b) => (a.expires ?? '9999').localeCompare(b.expires ?? '9999'))
}

/** Pieces to take by temperature, the cold last, and by product; what was refunded stays where it is. */
export function pickGroups(parcels: readonly Parcel[]): PickGroup[] {
  const picked = new Map<TemperatureClass, Map<string, Picked>>()
  for (const { letter, order } of parcels)
    for (const item of order.items) {
      const pieces = item.quantity - item.refundedQuantity
      if (pieces === 0) continue
      const { productId, title, image, ownCode, temperatureClass, lots } = item
      const products = picked.get(temperatureClass) ?? new Map<string, Picked>()
      const product = products.get(productId) ?? {
        productId,
        title,
        image,
        ownCode,
        pieces: 0,
        lots: [],
        parcels: [],
      }
      product.pieces += pieces
      product.lots = addLots(product.lots, lots)
      product.parcels.push({ letter, order: order.id, pieces })
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
