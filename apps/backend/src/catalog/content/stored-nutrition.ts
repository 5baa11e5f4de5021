import type { ProductContent } from '@filiera/contract/console/product-content'
import type { StoredNutrition } from '../../platform/database/tables/catalogue.ts'

/** A table with all its values, or why there is none; null while something lacks. */
export function storedNutrition(nutrition: ProductContent['nutrition']): StoredNutrition | null {
  if (nutrition === null || 'exempt' in nutrition) return nutrition
  const { energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt } = nutrition
  if (energyKj === null || energyKcal === null || fat === null || saturates === null) return null
  if (carbohydrate === null || sugars === null || protein === null || salt === null) return null
  return { per: nutrition.per, energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt }
}
