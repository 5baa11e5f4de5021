import { type Nutrient, nutrients } from '@filiera/domain/products/nutrients'
import type { StoredNutrition } from '../../../platform/database/tables/catalogue.ts'
import { readAmount, readPer } from './read-values.ts'
import type { Field } from './source-file.ts'

type NutritionReading = { value: StoredNutrition | undefined } | { field: Field; reason: string }

/** The nutrition table, per 100 g where nothing else is said, or the reason why there is none; nothing when the cells have neither in full. */
export function readNutrition(cells: Partial<Record<Field, string>>): NutritionReading {
  if (cells.nutritionExemption) return { value: { exempt: cells.nutritionExemption } }
  const per = readPer(cells.nutritionPer ?? '100g')
  if ('reason' in per) return { field: 'nutritionPer', reason: per.reason }
  const amounts: Partial<Record<Nutrient, number>> = {}
  for (const field of nutrients) {
    const text = cells[field]
    if (text === undefined) continue
    const read = readAmount(text)
    if ('reason' in read) return { field, reason: read.reason }
    amounts[field] = read.value
  }
  const { energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt } = amounts
  const isComplete = nutrients.every((field) => amounts[field] !== undefined)
  if (!isComplete) return { value: undefined }
  return {
    value: {
      per: per.value,
      energyKj: energyKj ?? 0,
      energyKcal: energyKcal ?? 0,
      fat: fat ?? 0,
      saturates: saturates ?? 0,
      carbohydrate: carbohydrate ?? 0,
      sugars: sugars ?? 0,
      protein: protein ?? 0,
      salt: salt ?? 0,
    },
  }
}
