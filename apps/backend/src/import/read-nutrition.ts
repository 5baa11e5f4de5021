import type { StoredNutrition } from '../database/tables/catalogue.ts'
import type { ImportCells } from './shopify-columns.ts'

const numbers = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
] as const

/** The nutrition table per 100 g, or the reason why there is none; null when the row has neither in full. */
export function readNutrition(cells: ImportCells): StoredNutrition | null {
  if (cells.nutritionExemption !== '') return { exempt: cells.nutritionExemption }
  const values = numbers.map((name) => {
    const text = cells[name].replace(',', '.')
    return /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : null
  })
  if (values.includes(null)) return null
  const [energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt] = values.map(Number)
  return {
    per: '100g',
    energyKj: energyKj ?? 0,
    energyKcal: energyKcal ?? 0,
    fat: fat ?? 0,
    saturates: saturates ?? 0,
    carbohydrate: carbohydrate ?? 0,
    sugars: sugars ?? 0,
    protein: protein ?? 0,
    salt: salt ?? 0,
  }
}
