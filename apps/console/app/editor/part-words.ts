import type { ProductContent } from '@filiera/contract/console/product-content'
import { type CategoryAttribute, listCategoryAttributes } from '@filiera/contract/console/product-form'
import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import { languageNames } from '@filiera/domain/languages'
import { nutrients } from '@filiera/domain/products/nutrients'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { useProductForm } from '../create/category-select.tsx'
import { partKey } from '../texts/part-key.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import { partLanguage } from './fields.ts'
import { useCountries } from './parts/country-list.tsx'

type Content = ProductContent
type Place = Content['originPlaces'][number]
type Texts = ReturnType<typeof useTexts>

/** What the words of parts need besides the texts of the console. */
type Known = Texts & {
  nameOf(country: string): string
  categories: readonly { slug: string; name: string }[]
  warehouses: readonly { id: string; name: string }[]
  attributes: readonly CategoryAttribute[]
}

const lines = (all: readonly (string | null)[]) => all.filter(Boolean).join('\n')
const person = ({ name, address }: { name: string; address: string }) => lines([name, address])
const allergensIn = (known: Known, all: Content['traces']) =>
  all.map((allergen) => known.t(`editor.allergens.${allergen}`)).join(', ')
const placesIn = (known: Known, all: readonly Place[]) =>
  all.map(({ country, region }) => [region, known.nameOf(country)].filter(Boolean).join(', ')).join('\n')
const quantityIn = ({ t }: Known, { value, unit }: NonNullable<Content['netQuantity']>) =>
  `${value} ${t(`content.units.${unit}`)}`

function nutritionIn({ t }: Known, value: NonNullable<Content['nutrition']>) {
  if (!('per' in value)) return t(`content.exemptions.${value.exempt}` as TextKey)
  return lines([
    t(`content.per.${value.per}`),
    ...nutrients.map((nutrient) => `${t(`editor.nutrients.${nutrient}`)}: ${value[nutrient] ?? '–'}`),
  ])
}

function organicIn({ t, nameOf }: Known, { operatorCode, origin }: NonNullable<Content['organic']>) {
  const place =
    origin && /^[A-Z]/.test(origin)
      ? nameOf(origin)
      : origin && t(`content.organicOrigins.${origin}` as TextKey)
  return lines([operatorCode, place])
}

/** A value in words, by the part that it is of; parts that are not here are shown as they are. */
const readers: { [Part in keyof Content]?: (value: NonNullable<Content[Part]>, known: Known) => string } = {
  category: (slug, { categories }) => categories.find((one) => one.slug === slug)?.name ?? slug,
  warehouse: (id, { warehouses }) => warehouses.find((one) => one.id === id)?.name ?? id,
  vatRate: (rate) => `${rate}%`,
  netQuantity: (quantity, known) => quantityIn(known, quantity),
  drainedQuantity: (quantity, known) => quantityIn(known, quantity),
  quantityChanged: ({ since, previous }, { language }) =>
    `${formatDay(noonOf(since), language)}: ${previous}`,
  temperature: (value, { t }) => t(`content.temperatures.${value}`),
  withdrawal: (value, { t }) => t(`content.withdrawals.${value}`),
  shipsTo: (all, { nameOf }) => all.map(nameOf).join(', '),
  marks: (all) =>
    all
      .map(({ code, register, controlBody, certificate, expires, file }) =>
        [code.toUpperCase(), register, controlBody, certificate, expires, file?.name]
          .filter(Boolean)
          .join(', '),
      )
      .join('\n'),
  organic: (value, known) => organicIn(known, value),
  allergens: (all, known) => allergensIn(known, all) || known.t('editor.noAllergens'),
  traces: (all, known) => allergensIn(known, all),
  notAllergens: (all, known) => allergensIn(known, all),
  ingredientShares: (all, { language }) =>
    all.map(({ ingredient, percent }) => `${ingredient[language] || ingredient.it}: ${percent}%`).join('\n'),
  nutrition: (value, known) => nutritionIn(known, value),
  originPlaces: (all, known) => placesIn(known, all),
  primaryIngredient: ({ name, places }, known) =>
    lines([name[known.language] || name.it, placesIn(known, places)]),
  operator: person,
  importer: person,
  safety: ({ maker, contact }) => lines([person(maker), contact]),
  perishableUnder30Days: (is, { t }) => t(is ? 'content.yes' : 'content.no'),
  pictures: (all, { t, language }) =>
    all
      .map(
        ({ alt, picture }, at) =>
          `${at + 1}. ${alt[language] || alt.it || t('editor.parts.pictures')} (${picture.slice(0, 6)})`,
      )
      .join('\n'),
}

function attributeIn({ attributes, language, t }: Known, code: string, value: Content['attributes'][string]) {
  const asked = attributes.find((attribute) => attribute.code === code)
  if (Array.isArray(value))
    return value.map((option) => asked?.options.find((one) => one.code === option)?.name ?? option).join(', ')
  if (typeof value === 'boolean') return t(value ? 'content.yes' : 'content.no')
  if (typeof value === 'number') return [value, asked?.unit].filter((one) => one !== null).join(' ')
  return value[language] || value.it
}

const plainly = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(plainly).filter(Boolean).join('\n')
}

function wordsOf(known: Known, part: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const [top = '', code = ''] = part.split('.')
  if (top === 'attributes') return attributeIn(known, code, value as Content['attributes'][string])
  const read = readers[top as keyof Content] as ((value: unknown, known: Known) => string) | undefined
  return read ? read(value, known) : plainly(value)
}

/** Parts of a product and their values in words, for who compares them. */
export function usePartWords(category: string | null) {
  const texts = useTexts()
  const { t, language } = texts
  const { shop } = useWork()
  const form = useProductForm()
  const { nameOf } = useCountries()
  const { data: attributes = [] } = useQuery({
    ...apiQuery(listCategoryAttributes, {
      params: { slug: category ?? '-' },
      query: { shop: shop.id, lang: language },
    }),
    enabled: category !== null,
  })
  const known = {
    ...texts,
    nameOf,
    attributes,
    categories: form?.categories ?? [],
    warehouses: form?.warehouses ?? [],
  }
  return {
    nameOf(part: string) {
      const code = part.startsWith('attributes.') ? part.split('.')[1] : null
      const own = partLanguage(part)
      const name = attributes.find((attribute) => attribute.code === code)?.name ?? t(partKey(part))
      return own ? `${name}, ${languageNames[own as keyof typeof languageNames]}` : name
    },
    wordsOf: (part: string, value: unknown) => wordsOf(known, part, value),
  }
}
