import type { RegionCode } from './regions.ts'

/** The fixed list of specification §9, prices in cents. */
export const shippingMethods = {
  international: { label: 'International Shipping', priceCents: 5000 },
  national: { label: 'National Shipping', priceCents: 3000 },
  regional: { label: 'Regional Shipping', priceCents: 1000 },
} as const

export type ShippingMethod = keyof typeof shippingMethods
export const shippingMethodCodes = Object.keys(shippingMethods) as ShippingMethod[]

/** What a warehouse says about delivery: free from `thresholdCents`, else `feeCents`; null where it sets none. */
export type WarehouseAdjustments = {
  readonly thresholdCents: number | null
  readonly feeCents: number | null
}

export type Destination = { readonly country: string; readonly region: RegionCode | null }

export type ShippingGroup = {
  readonly warehouse: WarehouseAdjustments & { readonly region: RegionCode }
  /** Goods of this warehouse after discounts. */
  readonly discountedCents: number
  /** Countries every line ships to. */
  readonly lines: readonly { readonly productId: string; readonly shipsTo: readonly string[] }[]
}

/** Charge of one warehouse order in cents (decision 13). */
export function shippingChargeCents(
  method: ShippingMethod,
  warehouse: WarehouseAdjustments,
  discountedCents: number,
): number {
  const { priceCents } = shippingMethods[method]
  if (method === 'international') return priceCents
  if (warehouse.thresholdCents !== null && discountedCents >= warehouse.thresholdCents) return 0
  return warehouse.feeCents === null ? priceCents : Math.min(priceCents, warehouse.feeCents)
}

/**
 * Shipping as shown in a cart before an address is known: national charge, and what is missing to free delivery (null: no threshold).
 * @param pieces what can be bought now; without any there is no parcel and nothing to charge
 */
export function shippingPreview(warehouse: WarehouseAdjustments, discountedCents: number, pieces: number) {
  if (pieces === 0) return { costCents: 0, missingToFreeCents: null }
  return {
    costCents: shippingChargeCents('national', warehouse, discountedCents),
    missingToFreeCents:
      warehouse.thresholdCents === null ? null : Math.max(0, warehouse.thresholdCents - discountedCents),
  }
}

/** Whether a method serves the destination for every warehouse of the cart (decision 13). */
export function isMethodEligible(
  method: ShippingMethod,
  groups: readonly ShippingGroup[],
  destination: Destination,
): boolean {
  if (method === 'international') return destination.country !== 'IT'
  if (destination.country !== 'IT') return false
  if (method === 'national') return true
  return destination.region !== null && groups.every((group) => group.warehouse.region === destination.region)
}

/** Products that cannot go to the country; named to the customer before payment (decision 13). */
export function undeliverableProducts(groups: readonly ShippingGroup[], country: string): string[] {
  return groups.flatMap((group) =>
    group.lines.filter((line) => !line.shipsTo.includes(country)).map((line) => line.productId),
  )
}

export type ShippingOption = {
  method: ShippingMethod
  label: string
  /** One charge per group, in the groups' order. */
  chargesCents: number[]
  totalCents: number
}

/** Eligible methods with their real charge, cheapest first: the first one is preselected (decision 13). The one function of cart, checkout and server. */
export function shippingOptions(
  groups: readonly ShippingGroup[],
  destination: Destination,
): ShippingOption[] {
  return shippingMethodCodes
    .filter((method) => isMethodEligible(method, groups, destination))
    .map((method) => {
      const chargesCents = groups.map((group) =>
        shippingChargeCents(method, group.warehouse, group.discountedCents),
      )
      const totalCents = chargesCents.reduce((sum, charge) => sum + charge, 0)
      return { method, label: shippingMethods[method].label, chargesCents, totalCents }
    })
    .sort((a, b) => a.totalCents - b.totalCents)
}
