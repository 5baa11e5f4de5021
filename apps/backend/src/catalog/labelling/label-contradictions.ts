import type { contentFaultCodes } from '@filiera/contract/console/products'
import { type Allergen, allergens } from '@filiera/domain/catalogue-constants'
import { energyOf } from '@filiera/domain/products/nutrients'
import type { StoredNutrition } from '../../platform/database/tables/catalogue.ts'
import { allergenWords, harmlessWords } from './allergen-words.ts'
import { plainText } from './read-words.ts'

/** A part of the label that cannot be true, and why: as a code with the words that it is about, and in English for reports. */
export type LabelFault = {
  field: string
  code: (typeof contentFaultCodes)[number]
  said: string
  allergen?: Allergen
  reason: string
}

const phrases = (text: string) => text.split(',').filter(Boolean)
const oneOf = (words: readonly string[]) => new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g')
const harmless = oneOf(phrases(harmlessWords))
const groups = allergens.map((code) => [code, oneOf(phrases(allergenWords[code]))] as const)
/** What may be in it without being an ingredient; to the end of the sentence. */
const traces =
  /(?:puo contenere|possibili tracce|tracce di|may contain|traces of|puede contener|trazas de)[^.;]*/g

const spaced = (text: string) => plainText(text).replace(/[^a-z0-9.;]+/g, ' ')

/** The groups that words of the ingredients belong to, each with the first of its words. */
function namedAllergens(ingredients: string): { allergen: Allergen; said: string }[] {
  const words = spaced(ingredients).replace(traces, ' ').replace(harmless, ' ')
  return groups.flatMap(([allergen, named]) => {
    const said = words.match(named)?.[0]
    return said ? [{ allergen, said }] : []
  })
}

/** Allergens that stand in the ingredients and are not declared. */
export const undeclaredAllergens = (ingredients: string, declared: readonly Allergen[]): LabelFault[] =>
  namedAllergens(ingredients)
    .filter(({ allergen }) => !declared.includes(allergen))
    .map(({ allergen, said }) => ({
      field: 'allergens',
      code: 'undeclared_allergen',
      said,
      allergen,
      reason: `"${said}" in the ingredients, ${allergen} not declared`,
    }))

/** Allergens that stand in the ingredients and are not marked there, between double asterisks. */
export const unmarkedAllergens = (ingredients: string): { allergen: Allergen; said: string }[] =>
  namedAllergens(ingredients.replace(/\*\*[^*]*\*\*/g, ';'))

const claims: [said: RegExp, never: readonly Allergen[]][] = [
  [oneOf(['senza glutine', 'gluten free', 'sin gluten']), ['gluten']],
  [oneOf(['senza latte', 'dairy free', 'sin leche']), ['milk']],
  [oneOf(['senza uova', 'egg free', 'sin huevo']), ['eggs']],
  [oneOf(['senza solfiti', 'sulphite free', 'sin sulfitos']), ['sulphites']],
  [
    oneOf(['vegan', 'vegano', 'vegana', 'vegani', 'vegane', 'plant based']),
    ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  ],
]

/** "Senza glutine" of something that declares gluten. */
export function deniedAllergens(texts: string, declared: readonly Allergen[]): LabelFault[] {
  const words = spaced(texts)
  return claims.flatMap(([said, never]) => {
    const claim = words.match(said)?.[0]
    const denied = never.find((code) => declared.includes(code))
    if (!claim || !denied) return []
    const reason = `says "${claim}", and ${denied} is declared`
    return [{ field: 'title', code: 'denied_allergen', said: claim, allergen: denied, reason }]
  })
}

const KJ_IN_KCAL = 4.184
const nutrients = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const

type NutritionTable = Exclude<StoredNutrition, { exempt: string }>

const fault = (field: string, code: LabelFault['code'], said: number, reason: string): LabelFault[] => [
  { field, code, said: String(said), reason },
]

/** Grams that do not fit into 100, and parts larger than the whole. */
function gramFaults(table: NutritionTable): LabelFault[] {
  const { per, fat, saturates, carbohydrate, sugars, protein, salt } = table
  const sum = Math.round(fat + carbohydrate + protein + salt)
  const isTooMuch = fat + carbohydrate + protein + salt > 103
  const tooMuch = nutrients.find((name) => table[name] > 100)
  return [
    ...(tooMuch
      ? fault(tooMuch, 'nutrient_over_100', table[tooMuch], `${table[tooMuch]} g in ${per}`)
      : isTooMuch
        ? fault('nutrition', 'nutrients_over_100', sum, `${sum} g of nutrients in ${per}`)
        : []),
    ...(saturates > fat + 0.1
      ? fault('saturates', 'saturates_over_fat', saturates, `${saturates} g, more than the fat (${fat} g)`)
      : []),
    ...(sugars > carbohydrate + 0.1
      ? fault(
          'sugars',
          'sugars_over_carbohydrate',
          sugars,
          `${sugars} g, more than the carbohydrate (${carbohydrate} g)`,
        )
      : []),
  ]
}

/** Energy in two units that differ, or that the nutrients cannot give. */
function energyFaults(table: NutritionTable, hasAlcohol: boolean): LabelFault[] {
  const { energyKj, energyKcal, fat, carbohydrate, protein, salt } = table
  const inKj = energyKcal * KJ_IN_KCAL
  const unitFaults =
    Math.abs(energyKj - inKj) > energyKj * 0.06 + 10
      ? fault('energyKj', 'energy_units_differ', Math.round(inKj), `${energyKj} kJ is not ${energyKcal} kcal`)
      : []
  // grams that cannot be say nothing about energy
  if (nutrients.some((name) => table[name] > 100)) return unitFaults
  const least = energyOf(table).kcal
  // fibre, polyols and organic acids give some too
  const most = least * 1.15 + 3 * Math.max(0, 100 - (fat + carbohydrate + protein + salt)) + 10
  const given = Math.round(least)
  const reason = `${energyKcal} kcal, the nutrients give ${given}`
  return [
    ...unitFaults,
    ...(energyKcal < least * 0.75 - 15 ? fault('energyKcal', 'energy_too_low', given, reason) : []),
    ...(!hasAlcohol && energyKcal > most ? fault('energyKcal', 'energy_too_high', given, reason) : []),
  ]
}

/** Grams that do not fit into 100, parts larger than the whole, energy that the rest cannot give. */
export function nutritionFaults(nutrition: StoredNutrition | null, hasAlcohol: boolean): LabelFault[] {
  if (!nutrition || 'exempt' in nutrition) return []
  return [...gramFaults(nutrition), ...energyFaults(nutrition, hasAlcohol)]
}
