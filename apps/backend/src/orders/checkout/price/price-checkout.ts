import type { ProviderName } from '@filiera/contract/payments/payment'
import type { WithdrawalClass } from '@filiera/domain/catalogue-constants'
import { cartTotals, chargedCents } from '@filiera/domain/money/cart-totals'
import type { RegionCode } from '@filiera/domain/places/regions'
import { type ShippingGroup, type ShippingMethod, shippingChargeCents } from '@filiera/domain/places/shipping'
import { type VatGroup, vatGroups } from '../../order/vat-groups.ts'

/** A line of the account's carts with everything that an order freezes; money in cents. */
export type BuyableLine = {
  productId: string
  title: string
  pictureHash: string | null
  quantity: number
  /** Charged price of one piece when the line was added to the cart. */
  chargedCentsWhenAdded: number
  priceCents: number
  discountedCents: number | null
  vatRate: number
  /** Pieces that the buyer can have: those on sale and those that the buyer's own unpaid order holds. */
  stock: number
  /** Published, and its seller not on holiday. */
  onSale: boolean
  alcohol: boolean
  withdrawal: WithdrawalClass
  shipsTo: string[]
  warehouseId: string
  region: RegionCode
  thresholdCents: number | null
  feeCents: number | null
  sellerId: string
  sellerName: string
  /** Providers that can pay the seller. */
  sellerProviders: ProviderName[]
  commissionPercent: number
}

export type PricedLine = BuyableLine & { position: number; chargedCents: number; commissionCents: number }

/** What one warehouse's order will freeze; money in cents. */
export type PricedOrder = {
  sellerId: string
  sellerName: string
  warehouseId: string
  shippingCents: number
  goodsCents: number
  commissionCents: number
  vat: VatGroup[]
  lines: PricedLine[]
}

/** Lines of one warehouse: the unit of shipping and of an order. */
export type WarehouseLines = { first: BuyableLine; lines: BuyableLine[]; discountedCents: number }

/** Groups lines by warehouse, in the order of the warehouses' ids. */
export function groupByWarehouse(lines: readonly BuyableLine[]): WarehouseLines[] {
  const groups = new Map<string, BuyableLine[]>()
  for (const line of lines) groups.set(line.warehouseId, [...(groups.get(line.warehouseId) ?? []), line])
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ first, lines: own, discountedCents: cartTotals(own).totalDiscountedCents }] : []
  })
}

/** The groups as the shipping rules see them. */
export function shippingGroups(groups: readonly WarehouseLines[]): ShippingGroup[] {
  return groups.map(({ first, lines, discountedCents }) => ({
    warehouse: { region: first.region, thresholdCents: first.thresholdCents, feeCents: first.feeCents },
    discountedCents,
    lines,
  }))
}

/** Commission of a line: the seller never gets less by rounding (decision 16, payments reference §7). */
function priceLine(line: BuyableLine, position: number): PricedLine {
  const charged = chargedCents(line)
  const goodsCents = charged * line.quantity
  return {
    ...line,
    position,
    chargedCents: charged,
    commissionCents: Math.floor((goodsCents * line.commissionPercent) / 100),
  }
}

/** Prices one order per warehouse with its shipping charge, VAT and commission. */
export function priceOrders(groups: readonly WarehouseLines[], method: ShippingMethod): PricedOrder[] {
  return groups.map(({ first, lines, discountedCents }) => {
    const warehouse = { thresholdCents: first.thresholdCents, feeCents: first.feeCents }
    const shippingCents = shippingChargeCents(method, warehouse, discountedCents)
    const priced = lines.map(priceLine)
    const goods = priced.map(({ vatRate, chargedCents, quantity }) => ({
      vatRate,
      goodsCents: chargedCents * quantity,
    }))
    return {
      sellerId: first.sellerId,
      sellerName: first.sellerName,
      warehouseId: first.warehouseId,
      shippingCents,
      goodsCents: discountedCents,
      commissionCents: priced.reduce((sum, line) => sum + line.commissionCents, 0),
      vat: vatGroups(goods, shippingCents),
      lines: priced,
    }
  })
}

/** What the customer pays for all orders, in cents. */
export function totalCents(orders: readonly PricedOrder[]): number {
  return orders.reduce((sum, order) => sum + order.goodsCents + order.shippingCents, 0)
}
