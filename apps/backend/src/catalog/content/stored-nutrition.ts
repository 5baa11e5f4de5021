import type { ProductContent } from '@filiera/contract/console/product-content'
import type { StoredNutrition } from '../../platform/database/tables/catalogue.ts'

/** What stands in the place of a table or reason that is not given yet. */
export const NOT_DECLARED = 'not-declared'

/** A table with all its values, or why there is none; null while something lacks. */
export function storedNutrition(nutrition: ProductContent['nutrition']): StoredNutrition | null {
  if (nutrition === null) return null
  if ('exempt' in nutrition) return ['', NOT_DECLARED].includes(nutrition.exempt.trim()) ? null : nutrition
  const { energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt } = nutrition
  if (energyKj === null || energyKcal === null || fat === null || saturates === null) return null
  if (carbohydrate === null || sugars === null || protein === null || salt === null) return null
  return { per: nutrition.per, energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt }
}
