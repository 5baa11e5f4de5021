import type { Address } from '@filiera/contract/addresses'
import type { Cart } from '@filiera/contract/cart'
import { eurosToCents } from '@filiera/domain/money'
import { findRegionOfProvince, isRegionCode, type RegionCode } from '@filiera/domain/regions'
import {
  type Destination,
  type ShippingGroup,
  type ShippingMethod,
  type ShippingOption,
  shippingOptions,
  undeliverableProducts,
} from '@filiera/domain/shipping'

export type CheckoutTotals = {
  /** Eligible methods with their real charge, cheapest first. */
  options: ShippingOption[]
  /** Titles of lines that cannot go to the country. */
  undeliverable: string[]
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

/** Everything the checkout shows about money, from the same rules as the server (decision 13). */
export function checkoutTotals(
  carts: readonly Cart[],
  destination: Destination | null,
  method: ShippingMethod | null,
): CheckoutTotals {
  const groups = carts.flatMap((cart) => groupOf(cart) ?? [])
  const options = destination ? shippingOptions(groups, destination) : []
  const blocked = new Set(destination ? undeliverableProducts(groups, destination.country) : [])
  const chosen = options.find((option) => option.method === method) ?? options[0]
  const chargesCents = chosen?.chargesCents ?? carts.map((cart) => eurosToCents(cart.shipping.cost))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const fullCents = sum(carts.map((cart) => eurosToCents(cart.totalCost)))
  const goodsCents = sum(carts.map((cart) => eurosToCents(cart.totalCostDiscount)))
  const shippingCents = sum(chargesCents)
  return {
    options,
    undeliverable: carts
      .flatMap((cart) => cart.items)
      .filter((item) => blocked.has(item.productId))
      .map((item) => item.title),
    chargesCents,
    fullCents,
    savingCents: fullCents - goodsCents,
    shippingCents,
    totalCents: goodsCents + shippingCents,
  }
}
