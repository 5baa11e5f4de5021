import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import { centsToEuros } from '@filiera/domain/money/money'
import { referencePrice } from './product.presenter.ts'
import type { ProductDetailsRow } from './product-details.store.ts'

/** The label as the wire shows it (Reg. (EU) 1169/2011 art. 9). */
export function presentProductDetails(
  row: ProductDetailsRow,
  attributes: ProductAttribute[],
): ProductDetails {
  const lowest = referencePrice(row)
  return {
    legalName: row.legal_name || null,
    ingredients: row.ingredients,
    ingredientShares: row.ingredient_shares,
    allergens: { contains: row.allergens, traces: row.traces, declared: row.allergens_declared },
    nutrition: 'exempt' in row.nutrition ? null : row.nutrition,
    nutritionExemption: 'exempt' in row.nutrition ? row.nutrition.exempt : null,
    origin: row.origin,
    storage: row.storage,
    use: row.usage,
    afterOpening: row.after_opening || null,
    operator: { name: row.operator_name, address: row.operator_address },
    importer: row.importer,
    netQuantity: { value: row.net_value, unit: row.net_unit },
    drainedQuantity:
      row.drained_value !== null && row.drained_unit !== null
        ? { value: row.drained_value, unit: row.drained_unit }
        : null,
    alcoholByVolume: row.alcohol_by_volume === null ? null : Number(row.alcohol_by_volume),
    marks: row.mark_registers.map(({ code, register }) => ({ code, register })),
    lowestPrice30Days: lowest === null ? null : centsToEuros(lowest),
    withdrawal: {
      allowed: row.withdrawal === 'standard' || row.withdrawal === 'sealed-only',
      reason: row.withdrawal,
    },
    priceReason: row.price_reason || null,
    tasting: row.tasting || null,
    attributes,
  }
}
