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

/** A table of which nothing is known yet, for 100 g. */
export const emptyTable: { per: '100g' | '100ml' } & Record<Nutrient, number | null> = {
  per: '100g',
  energyKj: null,
  energyKcal: null,
  fat: null,
  saturates: null,
  carbohydrate: null,
  sugars: null,
  protein: null,
  salt: null,
}

/** Grams of alcohol in 100 ml for each percent of the volume. */
const GRAMS_PER_VOLUME = 0.789

/**
 * What grams of fat, carbohydrate and protein give, with the alcohol in percent of the volume (Annex XIV). Fibre, polyols and organic
 * acids give some, too; the table does not name them.
 */
export function energyOf(
  { fat, carbohydrate, protein }: Readonly<Record<'fat' | 'carbohydrate' | 'protein', number>>,
  alcoholByVolume = 0,
): { kcal: number; kj: number } {
  const [lean, alcohol] = [carbohydrate + protein, alcoholByVolume * GRAMS_PER_VOLUME]
  return { kcal: 9 * fat + 4 * lean + 7 * alcohol, kj: 37 * fat + 17 * lean + 29 * alcohol }
}
