import type { Product } from '@filiera/contract/catalog/catalogue'
import { eurosToCents } from '@filiera/domain/money/money'
import type { WarehouseAdjustments } from '@filiera/domain/places/shipping'

/** Threshold and fee of a warehouse in cents; null where it sets none. */
export function warehouseAdjustments(warehouse: Product['warehouse']): WarehouseAdjustments {
  const find = (type: string) => {
    const found = warehouse.adjustments.find((adjustment) => adjustment.type === type)
    return found ? eurosToCents(found.value) : null
  }
  return { thresholdCents: find('shipment_threshold'), feeCents: find('shipment_fee') }
}
