import type { Address } from '@filiera/contract/customers/addresses'
import type { Cart } from '@filiera/contract/orders/cart'
import { eurosToCents } from '@filiera/domain/money/money'
import { findRegionOfProvince } from '@filiera/domain/places/provinces'
import { isRegionCode, type RegionCode } from '@filiera/domain/places/regions'
import {
  type Destination,
  type ShippingGroup,
  type ShippingMethod,
  type ShippingOption,
  shippingOptions,
  undeliverableProducts,
} from '@filiera/domain/places/shipping'

export type CheckoutTotals = {
  /** Eligible methods with their real charge, cheapest first. */
  options: ShippingOption[]
  /** Titles of lines that cannot go to the country. */
  undeliverable: string[]
  undeliverableIds: string[]
  /** Delivery of each cart with the chosen method, or the preview for Italy before there is one. */
  chargesCents: number[]
  fullCents: number
  savingCents: number
  shippingCents: number
  totalCents: number
}

function regionOf(cart: Cart): RegionCode | null {
  return isRegionCode(cart.warehouse.region) ? cart.warehouse.region : null
}

function groupOf(cart: Cart): ShippingGroup | null {
  const region = regionOf(cart)
  if (!region) return null
  const cents = (type: string) => {
    const found = cart.warehouse.adjustments.find((adjustment) => adjustment.type === type)
    return found ? eurosToCents(found.value) : null
  }
  return {
    warehouse: { region, thresholdCents: cents('shipment_threshold'), feeCents: cents('shipment_fee') },
    discountedCents: eurosToCents(cart.totalCostDiscount),
    lines: cart.items.map(({ productId, shipsTo }) => ({ productId, shipsTo })),
  }
}

/** Where a parcel goes, as far as its price depends on it. */
export function destinationOf(address: Pick<Address, 'country' | 'region'>): Destination {
  const region = address.country === 'IT' ? findRegionOfProvince(address.region) : null
  return { country: address.country, region }
}

/** Everything the checkout shows about money, from the same rules as the server (decision 13); nothing for goods that cannot go there. */
export function checkoutTotals(
  carts: readonly Cart[],
  destination: Destination | null,
  method: ShippingMethod | null,
): CheckoutTotals {
  const groups = carts.flatMap((cart) => groupOf(cart) ?? [])
  const options = destination ? shippingOptions(groups, destination) : []
  const blocked = new Set(destination ? undeliverableProducts(groups, destination.country) : [])
  const chosen = options.find((option) => option.method === method) ?? options[0]
  const charges = chosen?.chargesCents ?? carts.map((cart) => eurosToCents(cart.shipping.cost))
  const left = carts.map((cart) => cart.items.filter((item) => blocked.has(item.productId)))
  // a parcel with nothing in it is not sent
  const chargesCents = charges.map((charge, index) =>
    left[index]?.length === carts[index]?.items.length ? 0 : charge,
  )
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const leftItems = left.flat().filter((item) => item.available)
  const fullCents =
    sum(carts.map((cart) => eurosToCents(cart.totalCost))) -
    sum(leftItems.map((item) => eurosToCents(item.lineCost)))
  const goodsCents =
    sum(carts.map((cart) => eurosToCents(cart.totalCostDiscount))) -
    sum(leftItems.map((item) => eurosToCents(item.lineCostDiscount)))
  const shippingCents = sum(chargesCents)
  return {
    options,
    undeliverable: left.flat().map((item) => item.title),
    undeliverableIds: left.flat().map((item) => item.productId),
    chargesCents,
    fullCents,
    savingCents: fullCents - goodsCents,
    shippingCents,
    totalCents: goodsCents + shippingCents,
  }
}
