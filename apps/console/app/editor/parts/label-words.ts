import type { ProductContent } from '@filiera/contract/console/product-content'
import { farmingInWords, placesInWords } from '@filiera/design/label/origin-words'
import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import type { Language } from '@filiera/domain/languages'
import { countryName } from '@filiera/domain/places/country-names'
import type { Translate } from '../../texts/texts.tsx'

/** A language and its texts, which may be another one than that on screen. */
export type Words = { language: Language; t: Translate }
/** What the label says of one thing; empty where it says nothing. */
type Fact = readonly [name: string, text: string]
type Quantity = NonNullable<ProductContent['netQuantity']>
type Table = Extract<NonNullable<ProductContent['nutrition']>, { per: string }>

const placesIn = (places: ProductContent['originPlaces'], language: Language) =>
  placesInWords(places, language, (country) => countryName(country, language))

/** A number that stays on the line of its unit, as the shop writes it. */
const withUnit = (value: number, unit: string) => `${value}\u00a0${unit}`
const plain = (value: number) => Number(value.toFixed(3))

function quantityIn({ value, unit }: Quantity, { t }: Words): string {
  if (unit === 'piece') return t('today.pieces', { count: value })
  if (value < 1000) return withUnit(plain(value), unit)
  return withUnit(plain(value / 1000), unit === 'g' ? 'kg' : 'l')
}

const said = (facts: readonly Fact[]) => facts.filter(([, text]) => text !== '')
const party = (who: { name: string; address: string } | null) =>
  who ? [who.name, who.address].filter(Boolean).join(', ') : ''

/** What of the fourteen groups is in it, and what may be. */
export function allergensIn({ allergens, traces }: ProductContent, { t }: Words): string {
  const named = (list: ProductContent['traces']) => list.map((one) => t(`label.allergens.${one}`)).join(', ')
  if (allergens === null) return t('label.undeclared')
  if (allergens.length + traces.length === 0) return t('label.noAllergens')
  return [
    allergens.length > 0 && t('label.contains', { list: named(allergens) }),
    traces.length > 0 && t('label.traces', { list: named(traces) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the food is by law, and how much there is of what its name or picture promises. */
export const namedFood = ({ texts, ingredientShares }: ProductContent, { t, language }: Words) =>
  said([
    [t('label.legalName'), texts[language].legalName],
    [
      t('label.ingredientShares'),
      ingredientShares
        .filter(({ ingredient }) => ingredient[language] !== '')
        .map(({ ingredient, percent }) => `${ingredient[language]} ${percent}%`)
        .join(', '),
    ],
  ])

/** The declaration in the order of the law (Reg. (EU) 1169/2011, annex XV). */
export function nutritionIn(table: Table, { t }: Words) {
  const grams = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const
  const amount = (value: number | null, unit: string) => (value === null ? '–' : withUnit(value, unit))
  const energy = `${amount(table.energyKj, 'kJ')} / ${amount(table.energyKcal, 'kcal')}`
  return [
    { name: t('label.energy'), value: energy, isPart: false },
    ...grams.map((nutrient) => ({
      name: t(`label.${nutrient}`),
      value: amount(table[nutrient], 'g'),
      isPart: nutrient === 'saturates' || nutrient === 'sugars',
    })),
  ]
}

/** What to beware of, who makes it and how they are reached, of goods that are no food. */
export const safetyIn = ({ texts, safety }: ProductContent, { t, language }: Words) =>
  said([
    [t('label.warnings'), texts[language].warnings],
    [t('label.maker'), party(safety?.maker ?? null)],
    [t('label.safetyContact'), safety?.contact ?? ''],
  ])

function reducedIn({ quantityChanged, netQuantity: net }: ProductContent, words: Words): string {
  if (!quantityChanged || !net || quantityChanged.previous <= net.value) return ''
  return words.t('label.lessThanBefore', {
    less: quantityIn({ ...net, value: quantityChanged.previous - net.value }, words),
    before: quantityIn({ ...net, value: quantityChanged.previous }, words),
    since: formatDate(noonOf(quantityChanged.since), words.language),
  })
}

const farmingIn = (origin: string | null | undefined, { t, language }: Words) =>
  farmingInWords(
    origin,
    (country) => countryName(country, language),
    (name, values) => t(`label.farming.${name}`, values),
  )

/** Where it comes from and who answers for it, how much there is, what proves its marks. */
export function originIn(content: ProductContent, words: Words) {
  const { t, language } = words
  const { primaryIngredient: primary, netQuantity: net, drainedQuantity: drained, alcoholByVolume } = content
  const marks = content.marks.map(({ code, register, controlBody, certificate }) =>
    [
      `${t(`label.marks.${code}`)}${register && `: ${register}`}`,
      controlBody && t('label.controlBody', { name: controlBody }),
      certificate && t('label.certificate', { number: certificate }),
    ]
      .filter(Boolean)
      .join(' · '),
  )
  return said([
    [t('label.origin'), content.texts[language].origin],
    [t('label.originPlaces'), placesIn(content.originPlaces, language)],
    [
      t('label.primaryIngredient'),
      primary ? [primary.name[language], placesIn(primary.places, language)].filter(Boolean).join(': ') : '',
    ],
    [t('label.operator'), party(content.operator)],
    [t('label.importer'), party(content.importer)],
    [t('label.netQuantity'), net ? quantityIn(net, words) : ''],
    [t('label.quantityReduced'), reducedIn(content, words)],
    [t('label.drained'), drained ? quantityIn(drained, words) : ''],
    [t('label.alcohol'), alcoholByVolume === null ? '' : `${alcoholByVolume}%\u00a0vol.`],
    [t('label.registers'), marks.join('\n')],
    [t('label.organicCode'), content.organic?.operatorCode ?? ''],
    [t('label.organicOrigin'), farmingIn(content.organic?.origin, words)],
  ])
}

/** How it is kept and used. */
export function storageIn({ texts, shelfLifeDays: days }: ProductContent, { t, language }: Words) {
  const own = texts[language]
  return said([
    [t('label.storage'), own.storage],
    [t('label.shelfLife'), days === null ? '' : t('label.daysLeft', { count: days })],
    [t('label.afterOpening'), own.afterOpening],
    [t('label.use'), own.use],
  ])
}
