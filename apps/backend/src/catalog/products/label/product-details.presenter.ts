import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import { centsToEuros } from '@filiera/domain/money/money'
import { isReductionSaid, validMarks } from './label-days.ts'
import type { ProductDetailsRow } from './product-details.store.ts'

/** Where its organic farming was done, as long as it may be called organic. */
const presentOrganic = ({ organic }: ProductDetailsRow, marks: ProductDetails['marks']) =>
  marks.some(({ code }) => code === 'bio') ? organic : null

function presentReduction(row: ProductDetailsRow, today: string): ProductDetails['quantityReduced'] {
  const { quantity_changed_since: since, previous_net_value: previous } = row
  if (since === null || previous === null || previous <= row.net_value) return null
  return isReductionSaid(since, today) ? { since, previous: { value: previous, unit: row.net_unit } } : null
}

const presentPrimary = ({ primary_name: name, primary_places: places }: ProductDetailsRow) =>
  places && (name !== '' || places.length > 0) ? { name, places } : null

/**
 * The label as the wire shows it (Reg. (EU) 1169/2011 art. 9).
 * @param today calendar date in Italy
 */
export function presentProductDetails(
  row: ProductDetailsRow,
  attributes: ProductAttribute[],
  today: string,
): ProductDetails {
  const marks = validMarks(row.mark_registers, today).map(
    ({ code, register, controlBody = '', certificate = '' }) => ({
      code,
      register,
      controlBody,
      certificate,
    }),
  )
  return {
    legalName: row.legal_name || null,
    ingredients: row.ingredients,
    ingredientShares: row.ingredient_shares,
    allergens: { contains: row.allergens, traces: row.traces, declared: row.allergens_declared },
    nutrition: 'exempt' in row.nutrition ? null : row.nutrition,
    nutritionExemption: 'exempt' in row.nutrition ? row.nutrition.exempt : null,
    origin: row.origin,
    originPlaces: row.origin_places ?? [],
    primaryIngredient: presentPrimary(row),
    storage: row.storage,
    shelfLifeDays: row.shelf_life_days,
    use: row.usage,
    afterOpening: row.after_opening || null,
    operator: { name: row.operator_name, address: row.operator_address },
    importer: row.importer,
    warnings: row.warnings || null,
    safety: row.safety,
    netQuantity: { value: row.net_value, unit: row.net_unit },
    drainedQuantity:
      row.drained_value !== null && row.drained_unit !== null
        ? { value: row.drained_value, unit: row.drained_unit }
        : null,
    quantityReduced: presentReduction(row, today),
    alcoholByVolume: row.alcohol_by_volume === null ? null : Number(row.alcohol_by_volume),
    marks,
    organic: presentOrganic(row, marks),
    lowestPrice30Days: row.lowest_cents === null ? null : centsToEuros(row.lowest_cents),
    lowestPriceSince: row.lowest_since,
    withdrawal: {
      allowed: row.withdrawal === 'standard' || row.withdrawal === 'sealed-only',
      reason: row.withdrawal,
    },
    priceReason: row.price_reason || null,
    tasting: row.tasting || null,
    attributes,
  }
}
