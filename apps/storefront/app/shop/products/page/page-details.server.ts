import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import type { Language } from '@filiera/domain/languages'
import { regions } from '@filiera/domain/places/regions'
import { formatDate } from '../../../texts/format-date.ts'
import { countryName } from '../../../texts/places/country-names.ts'
import { textsOf } from '../../../texts/server-texts.server.ts'
import type { PageDetails } from './page-product.ts'

const nameOf = (country: string, lang: Language) => countryName(country, lang) ?? country

/** Countries in their order, each with its regions: "Italia (Calabria, Puglia), Spagna". */
function placesInWords(places: ProductDetails['originPlaces'], lang: Language): string {
  const byCountry = Map.groupBy(places, ({ country }) => country)
  return [...byCountry]
    .map(([country, each]) => {
      const names = each.flatMap(({ region }) => (region === null ? [] : regions[region].name[lang]))
      return nameOf(country, lang) + (names.length > 0 ? ` (${names.join(', ')})` : '')
    })
    .join(', ')
}

/** Where it was farmed, in the words of the law (Reg. (EU) 2018/848 art. 32). */
function farmingInWords(origin: string | null, lang: Language): string {
  const t = textsOf(lang)
  if (origin === null) return ''
  if (origin === 'eu' || origin === 'non-eu' || origin === 'eu-and-non-eu')
    return t(`catalogue.farming.${origin}`)
  return t('catalogue.farming.country', { country: nameOf(origin, lang) })
}

/** The label as its page shows it: places and days in words. */
export function pageDetails(label: ProductDetails, lang: Language): PageDetails {
  const { attributes, originPlaces, primaryIngredient: primary, organic, quantityReduced, ...details } = label
  const { lowestPriceSince: since } = label
  const parts = primary ? [primary.name, placesInWords(primary.places, lang)] : []
  return {
    ...details,
    originPlaces: placesInWords(originPlaces, lang),
    primaryIngredient: parts.filter(Boolean).join(': '),
    organic: organic && { ...organic, origin: farmingInWords(organic.origin, lang) },
    quantityReduced: quantityReduced && {
      ...quantityReduced,
      since: formatDate(quantityReduced.since, lang),
    },
    lowestPriceSince: since && formatDate(since, lang),
  }
}
