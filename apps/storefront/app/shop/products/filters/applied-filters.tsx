import type { Facets } from '@filiera/contract/catalog/facets'
import { regions, shopCities } from '@filiera/domain/places/regions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isSearch, type ListingQuery, listingAddress } from '../../../pages/listing-query.state.ts'
import { useLanguage } from '../../../texts/use-language.ts'
import { X } from '../../../ui/icons/frame.tsx'
import { attributeName, bandName, withoutAllergen } from './filter-names.ts'

type AppliedFiltersProps = {
  path: string
  query: ListingQuery
  facets: Facets
  /** What the brand of the query is called. */
  brand: string | null
}

type Applied = { name: string; rest: Partial<ListingQuery> }
type Group = 'cities' | 'regions' | 'categories' | 'marks' | 'allergenFree' | 'attributes' | 'temperatures'

/** Every filter in force, each with the query that remains without it. */
function useApplied({ path, query, facets, brand }: AppliedFiltersProps): Applied[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const of = <K extends Group>(group: K, nameOf: (value: ListingQuery[K][number]) => string): Applied[] => {
    const values: readonly ListingQuery[K][number][] = query[group]
    return values.map((value) => ({
      name: nameOf(value),
      rest: { [group]: values.filter((other) => other !== value) },
    }))
  }
  return [
    ...(query.text && !isSearch(path)
      ? [{ name: t('catalogue.search', { text: query.text }), rest: { text: '' } }]
      : []),
    ...(query.discounts ? [{ name: t('catalogue.discounts'), rest: { discounts: false } }] : []),
    ...(query.available ? [{ name: t('catalogue.available'), rest: { available: false } }] : []),
    ...(query.band > 0 ? [{ name: bandName(query.band, t), rest: { band: 0 } }] : []),
    ...of('categories', (slug) => facets.categories.find((known) => known.slug === slug)?.name ?? slug),
    ...of('cities', (city) => shopCities[city][language]),
    ...of('regions', (region) => regions[region].name[language]),
    ...of('marks', (mark) => t(`catalogue.marks.${mark}`)),
    ...of('allergenFree', (allergen) => withoutAllergen(allergen, t)),
    ...of('attributes', (chosen) => attributeName(chosen, facets)),
    ...of('temperatures', (temperature) => t(`catalogue.temperatures.${temperature}`)),
    ...(query.rating
      ? [{ name: t('catalogue.starsFrom', { stars: query.rating }), rest: { rating: null } }]
      : []),
    ...(brand ? [{ name: t('catalogue.brand', { brand }), rest: { brand: null } }] : []),
    ...(query.seller ? [{ name: t('catalogue.ofSeller'), rest: { seller: null } }] : []),
  ]
}

/** Chips above the list: each filter can be taken off alone, or all together. */
export function AppliedFilters(props: AppliedFiltersProps) {
  const { path, query } = props
  const { t } = useTranslation()
  const applied = useApplied(props)
  if (applied.length === 0) return null
  return (
    <ul aria-label={t('catalogue.applied')} className="flex items-center gap-2.5 md:flex-wrap">
      {applied.map(({ name, rest }) => (
        <li key={name} className="flex-none">
          <Link
            to={listingAddress(path, { ...query, ...rest, page: 1 })}
            preventScrollReset
            aria-label={t('catalogue.removeFilter', { name })}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-selected px-3.5 text-[15px] font-semibold whitespace-nowrap text-on-selected"
          >
            {name}
            <X size={18} />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          to={listingAddress(path, { sort: query.sort, text: isSearch(path) ? query.text : '' })}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-1 font-semibold whitespace-nowrap text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
        >
          {t('catalogue.clear')}
        </Link>
      </li>
    </ul>
  )
}
