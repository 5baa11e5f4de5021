import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import { farmingInWords, placesInWords } from '@filiera/design/label/origin-words'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import type { Language } from '@filiera/domain/languages'
import { countryName } from '@filiera/domain/places/country-names'
import { textsOf } from '../../../texts/server-texts.server.ts'
import type { PageDetails } from './page-product.ts'

/** The label as its page shows it: places and days in words. */
export function pageDetails(label: ProductDetails, lang: Language): PageDetails {
  const { attributes, originPlaces, primaryIngredient: primary, organic, quantityReduced, ...details } = label
  const { lowestPriceSince: since } = label
  const t = textsOf(lang)
  const nameOf = (country: string) => countryName(country, lang)
  const places = (all: ProductDetails['originPlaces']) => placesInWords(all, lang, nameOf)
  const farming = (origin: string | null) =>
    farmingInWords(origin, nameOf, (name, values) => t(`catalogue.farming.${name}`, values))
  const parts = primary ? [primary.name, places(primary.places)] : []
  return {
    ...details,
    originPlaces: places(originPlaces),
    primaryIngredient: parts.filter(Boolean).join(': '),
    organic: organic && { ...organic, origin: farming(organic.origin) },
    quantityReduced: quantityReduced && {
      ...quantityReduced,
      since: formatLongDate(quantityReduced.since, lang),
    },
    lowestPriceSince: since && formatLongDate(since, lang),
  }
}
