import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { capQuantity, cartTotals, chargedCents } from '@filiera/domain/money/cart-totals'
import { centsToEuros } from '@filiera/domain/money/money'
import { deliveryOfParcel } from '@filiera/domain/places/delivery-range'
import { shippingPreview } from '@filiera/domain/places/shipping'
import { defaultProductPicture, pictureAddress } from '../catalog/pictures/default-pictures.ts'
import type { CartLineRow } from './cart-reading.store.ts'

/** Whether a product can be had today. */
export const isAvailable = (row: Pick<CartLineRow, 'published' | 'closed' | 'stock'>): boolean =>
  row.published && !row.closed && row.stock > 0

/** What differs since the line was added, the gravest first (decision 36). */
export function changeOf(row: CartLineRow): CartItem['change'] {
  if (!row.published) return 'gone'
  if (!isAvailable(row)) return 'sold_out'
  if (row.cappedFrom !== null) return 'capped'
  const now = chargedCents(row)
  if (now === row.chargedCentsWhenAdded) return null
  return now > row.chargedCentsWhenAdded ? 'price_up' : 'price_down'
}

function presentItem(row: CartLineRow): CartItem {
  return {
    productId: row.productId,
    quantity: row.quantity,
    image: row.pictureHash ? pictureAddress(row.pictureHash) : defaultProductPicture,
    title: row.title,
    price: centsToEuros(row.priceCents),
    priceDiscounted: chargedCents(row) < row.priceCents ? centsToEuros(chargedCents(row)) : null,
    lineCost: centsToEuros(row.quantity * row.priceCents),
    lineCostDiscount: centsToEuros(row.quantity * chargedCents(row)),
    available: isAvailable(row),
    change: changeOf(row),
    priceWhenAdded: centsToEuros(row.chargedCentsWhenAdded),
    maxQuantity: capQuantity(Number.POSITIVE_INFINITY, row.stock),
    addedAt: row.addedAt,
    alcohol: row.alcohol,
    shipsTo: row.shipsTo,
  }
}

function adjustments({ thresholdCents, feeCents }: CartLineRow): Cart['warehouse']['adjustments'] {
  return [
    ...(thresholdCents === null
      ? []
      : [{ type: 'shipment_threshold' as const, value: centsToEuros(thresholdCents) }]),
    ...(feeCents === null ? [] : [{ type: 'shipment_fee' as const, value: centsToEuros(feeCents) }]),
  ]
}

function presentCart(first: CartLineRow, rows: readonly CartLineRow[], now: Date): Cart {
  // What cannot be bought now is shown, but it is not part of what would be paid.
  const available = rows.filter(isAvailable)
  const totals = cartTotals(available)
  const shipping = shippingPreview(first, totals.totalDiscountedCents, totals.totalItems)
  return {
    id: first.cartId,
    items: rows.map(presentItem),
    totalItems: totals.totalItems,
    totalCost: centsToEuros(totals.totalCents),
    totalCostDiscount: centsToEuros(totals.totalDiscountedCents),
    shipping: {
      cost: centsToEuros(shipping.costCents),
      missingToFree: shipping.missingToFreeCents === null ? null : centsToEuros(shipping.missingToFreeCents),
    },
    warehouse: {
      id: first.warehouseId,
      name: first.warehouseName,
      region: first.warehouseRegion,
      adjustments: adjustments(first),
    },
    seller: {
      id: first.sellerId,
      name: first.sellerName,
      city: first.sellerCity,
      region: first.sellerRegion,
      closed: first.closed,
      closedUntil: first.closed ? first.sellerClosedUntil : null,
      closedText: first.closed ? first.sellerClosedText : '',
    },
    delivery: deliveryOfParcel(
      now,
      available.map(({ temperatureClass }) => temperatureClass),
      first.dispatch,
    ),
  }
}

/** Carts as the wire shows them, one per warehouse, in the order of the rows (wire "Cart"). */
export function presentCarts(rows: readonly CartLineRow[], now: Date): Cart[] {
  const byCart = new Map<string, [CartLineRow, ...CartLineRow[]]>()
  for (const row of rows) {
    const known = byCart.get(row.cartId)
    if (known) known.push(row)
    else byCart.set(row.cartId, [row])
  }
  return [...byCart.values()].map((own) => presentCart(own[0], own, now))
}
