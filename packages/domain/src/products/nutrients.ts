/** The rows of the nutrition table in the order of the law (Reg. (EU) 1169/2011, Annex XV): energy, then grams. */
export const nutrients = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
] as const
export type Nutrient = (typeof nutrients)[number]
