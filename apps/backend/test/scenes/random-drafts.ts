import type { ProductContentChange } from '@filiera/contract/console/product-content'
import { languages } from '@filiera/domain/languages'
import type { ProductOptions } from '../factories/catalogue.ts'
import type { Random } from '../simulation/random.ts'

const json = (value: unknown) => JSON.stringify(value)
const words = ['', ' ', 'Miele', ' Miele', 'Ça']
const people = [
  { name: '', address: '' },
  { name: 'Rossi', address: '' },
  { name: '', address: 'Via Po 1' },
  { name: 'Rossi', address: 'Via Po 1' },
]
const table = {
  ...{ per: '100g', energyKj: 1, energyKcal: 1, fat: 1, saturates: 1 },
  ...{ carbohydrate: 1, sugars: 1, protein: 1, salt: 0 },
} as const
const tables = [table, { ...table, salt: null }, { exempt: 'small-producer' }, { exempt: 'not-declared' }]
const bio = { code: 'bio', register: '', controlBody: '', certificate: '', expires: null } as const
const organics = [
  { operatorCode: '', origin: 'eu' },
  { operatorCode: 'B1', origin: null },
  { operatorCode: 'B1', origin: 'IT' },
]
const places = [{ country: 'IT', region: null }]
const countries = [[], ['IT'], ['IT', 'ES'], ['ES']]

/** Parts, each with what it may be; those of `live` as rows may hold them, too. */
export type Codes = { categories: readonly string[]; attributes: readonly string[] }

/** Most of the parts stay as they are: what lacks little is where a rule goes wrong. */
const some = <T>(random: Random, chance: number, make: () => T): T | undefined =>
  random.chance(chance) ? make() : undefined
const given = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

const inAll = (random: Random) => ({ it: random.pick(words), en: random.pick(words), es: random.pick(words) })
const safetyOf = (random: Random) => ({
  maker: random.pick(people),
  contact: random.pick(['', 'a@b.example']),
})
const primaryOf = (random: Random) => ({ name: inAll(random), places: random.pick([[], places]) })

function textsOf(random: Random, chance: number) {
  const one = () => random.pick(words)
  const text = () =>
    given({
      title: some(random, chance, one),
      shortDescription: some(random, chance, one),
      tags: some(random, chance, () => random.pick([[], ['miele']])),
      questions: some(random, chance, () => random.pick([[], [{ question: 'Sì?', answer: 'Sì.' }]])),
      ingredients: some(random, chance, one),
      origin: some(random, chance, one),
      storage: some(random, chance, one),
      warnings: some(random, chance, one),
      priceReason: some(random, chance, one),
    })
  return given(Object.fromEntries(languages.map((lang) => [lang, some(random, 0.5, text)])))
}

/** A draft that changes some parts, many of them into nothing or by half. */
export function randomDraft(random: Random, { categories, attributes }: Codes): ProductContentChange {
  const chance = random.pick([0.05, 0.2, 0.6])
  const part = <T>(values: readonly T[]) => some(random, chance, () => random.pick(values))
  const values = () =>
    given(
      Object.fromEntries(attributes.map((code) => [code, some(random, 0.6, () => random.pick([null, 3]))])),
    )
  return given({
    texts: some(random, 0.7, () => textsOf(random, chance)),
    category: part([null, 'nowhere', ...categories]),
    vatRate: part([null, 10]),
    netQuantity: part([null, { value: 1, unit: 'g' }]),
    shipsTo: part(countries),
    marks: part([[], [bio]]),
    organic: part([null, ...organics]),
    allergens: part([null, [], ['milk']]),
    nutrition: part([null, ...tables]),
    alcoholByVolume: part([null, 0, 12]),
    primaryIngredient: some(random, chance, () => random.pick([null, primaryOf(random)])),
    operator: part(people),
    importer: part([null, ...people]),
    safety: some(random, chance, () => random.pick([null, safetyOf(random)])),
    attributes: some(random, chance, values),
  })
}

/** A product that is not on sale, with rows that lack one thing or another. */
export function randomProduct(random: Random): ProductOptions {
  const chance = random.pick([0, 0.1, 0.5])
  const part = <T>(values: readonly T[]) => some(random, chance, () => random.pick(values))
  const text = () => some(random, chance, () => json(inAll(random)))
  const titles = random.pick([
    { it: 'Miele' },
    { it: 'Miele', es: 'Miel' },
    { it: ' ', en: 'Honey' },
    { es: 'Miel' },
  ])
  const label = given({
    ...{ ingredients: text(), origin: text(), storage: text(), warnings: text() },
    nutrition: part([...tables.map(json), '{}', json({ per: '100g', fat: 1 }), json({ exempt: ' ' })]),
    operator_name: part(['', ' ', 'Rossi']),
    operator_address: part(['', 'Via Po 1']),
    alcohol_by_volume: part([null, 0, 12.5]),
    mark_registers: part([json([]), json([bio])]),
    organic: part([null, ...organics.map(json)]),
    importer: part([null, ...people.map(json)]),
    primary_ingredient: some(random, chance, () => json(primaryOf(random))),
    safety: some(random, chance, () => json(safetyOf(random))),
    missing_fields: part([[], ['category'], ['vatRate', 'netQuantity']]),
  })
  return {
    status: random.pick(['draft', 'withdrawn']),
    ships_to: random.pick(countries),
    allergens_declared: random.chance(0.8),
    titles: random.chance(0.5) ? { it: 'Miele' } : titles,
    label,
  }
}
