import type { Facets } from '@filiera/contract/catalog/facets'
import { type Allergen, COUNT_CAP, priceBands } from '@filiera/domain/catalogue-constants'
import { formatEuros, formatMoney } from '@filiera/domain/money/money'
import type { TFunction } from 'i18next'

/** What a price band is called. */
export function bandName(index: number, t: TFunction): string {
  const band = priceBands[index]
  if (!band || index === 0) return t('catalogue.priceAll')
  if (band.max < 0) return t('catalogue.priceAbove', { min: formatEuros(band.min) })
  if (band.min === 0) return t('catalogue.priceBelow', { max: formatEuros(band.max) })
  return t('catalogue.priceBetween', { min: formatEuros(band.min), max: formatEuros(band.max) })
}

/** What a free range of prices is called: "Da 10.00 € a 20.00 €", "Fino a 20.00 €"; empty without one, and for all from 0 on. Cents. */
export function rangeName({ from, to }: { from: number | null; to: number | null }, t: TFunction): string {
  if (to === null) return from ? t('catalogue.priceAbove', { min: formatMoney(from) }) : ''
  if (!from) return t('catalogue.understood.lte', { amount: formatMoney(to) })
  return t('catalogue.priceBetween', { min: formatMoney(from), max: formatMoney(to) })
}

/** "Senza latte". */
export function withoutAllergen(allergen: Allergen, t: TFunction): string {
  return t('catalogue.without', { allergen: t(`catalogue.allergens.${allergen}`) })
}

/** "Vitigno: Nebbiolo". */
export function attributeName(chosen: string, { attributes }: Facets): string {
  const [code, slug] = chosen.split(':', 2)
  const attribute = attributes.find((known) => known.code === code)
  const value = attribute?.values.find((known) => known.slug === slug)
  return attribute && value ? `${attribute.name}: ${value.name}` : chosen
}

/** A count as it is shown: of very many products it stops, and says so. */
export const shownCount = (count: number, { countsCapped }: Facets): number | string =>
  countsCapped && count > COUNT_CAP ? `${COUNT_CAP}+` : count
