import type { SeedMark, SeedNutrition, SeedPicture, Texts } from './seed-types.ts'

/** One text in Italian, English and Spanish. */
export const t = (it: string, en: string, es: string): Texts => ({ it, en, es })

/** An Italian place of origin, written "town (province)". */
export const italy = (place: string): Texts => t(`Italia, ${place}`, `Italy, ${place}`, `Italia, ${place}`)

export const question = (ask: Texts, answer: Texts) => ({ question: ask, answer })

export const picture = (kind: string, params?: NonNullable<SeedPicture['params']>): SeedPicture =>
  params ? { kind, params } : { kind }

export const grams = (value: number) => ({ value, unit: 'g' as const })
export const millilitres = (value: number) => ({ value, unit: 'ml' as const })

export const dop = (register?: string): SeedMark => (register ? { code: 'dop', register } : { code: 'dop' })
export const igp = (register: string): SeedMark => ({ code: 'igp', register })
export const stg = (register: string): SeedMark => ({ code: 'stg', register })
export const pat: SeedMark = { code: 'pat', register: 'elenco nazionale PAT' }
/** The control body's code; 000 is nobody's. */
export const bio: SeedMark = { code: 'bio', register: 'IT-BIO-000' }

/**
 * The nutrition table from its grams per 100 g or 100 ml: fat, saturates, carbohydrate, sugars, protein, salt.
 * Energy follows the factors of Annex XIV of Regulation (EU) 1169/2011 (fibre 8 kJ/g, alcohol 29 kJ/g).
 */
export function nutrition(
  values: [
    fat: number,
    saturates: number,
    carbohydrate: number,
    sugars: number,
    protein: number,
    salt: number,
  ],
  options: { per?: '100g' | '100ml'; fibre?: number; alcohol?: number } = {},
): SeedNutrition {
  const [fat, saturates, carbohydrate, sugars, protein, salt] = values
  const { per = '100g', fibre = 0, alcohol = 0 } = options
  return {
    per,
    energyKj: Math.round(fat * 37 + (carbohydrate + protein) * 17 + fibre * 8 + alcohol * 29),
    energyKcal: Math.round(fat * 9 + (carbohydrate + protein) * 4 + fibre * 2 + alcohol * 7),
    fat,
    saturates,
    carbohydrate,
    sugars,
    protein,
    salt,
  }
}

/** Countries whose language the labels speak: Italian, Spanish, English. */
export const LABELLED_COUNTRIES = ['IT', 'ES', 'IE', 'MT']
export const ITALY_ONLY = ['IT']

export const UNPROCESSED = { exempt: 'unprocessed-single-ingredient' }
export const VINEGAR = { exempt: 'vinegar' }
export const SPICE = { exempt: 'herb-or-spice' }
export const COFFEE = { exempt: 'coffee' }
export const ALCOHOL = { exempt: 'alcohol-above-1.2' }

export const DRY_PLACE = t(
  'In luogo fresco e asciutto, lontano da fonti di calore.',
  'In a cool, dry place, away from heat.',
  'En lugar fresco y seco, lejos de fuentes de calor.',
)
export const DRY_THEN_FRIDGE = t(
  'In luogo fresco e asciutto. Dopo l’apertura in frigorifero a 0–4 °C, entro 5 giorni.',
  'In a cool, dry place. After opening keep at 0–4 °C and eat within 5 days.',
  'En lugar fresco y seco. Una vez abierto, en la nevera a 0–4 °C, hasta 5 días.',
)
export const UNDER_OIL_STORAGE = t(
  'In luogo fresco. Dopo l’apertura in frigorifero, coperto d’olio, entro 10 giorni.',
  'In a cool place. After opening keep in the fridge, covered with oil, up to 10 days.',
  'En lugar fresco. Una vez abierto, en la nevera, cubierto de aceite, hasta 10 días.',
)
export const FRIDGE = t('In frigorifero a 0–4 °C.', 'In the fridge at 0–4 °C.', 'En la nevera a 0–4 °C.')
export const AGED_FRIDGE = t(
  'In frigorifero a 4–8 °C. Dopo l’apertura avvolto nella carta, entro 20 giorni.',
  'In the fridge at 4–8 °C. After opening wrap in paper, up to 20 days.',
  'En la nevera a 4–8 °C. Una vez abierto, envuelto en papel, hasta 20 días.',
)
