import type { Facets } from '@filiera/contract/catalogue'
import { regions, shopCities } from '@filiera/domain/regions'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { bandName } from './filter-groups.tsx'
import { type ListingQuery, listingSearch } from './listing-query.state.ts'

type AppliedFiltersProps = { path: string; query: ListingQuery; facets: Facets }

/** Every filter in force, each with the query that remains without it. */
function useApplied({ query, facets }: Omit<AppliedFiltersProps, 'path'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const applied: { name: string; rest: Partial<ListingQuery> }[] = []
  if (query.text) applied.push({ name: t('catalogue.search', { text: query.text }), rest: { text: '' } })
  if (query.discounts) applied.push({ name: t('catalogue.discounts'), rest: { discounts: false } })
  if (query.available) applied.push({ name: t('catalogue.available'), rest: { available: false } })
  if (query.band > 0) applied.push({ name: bandName(query.band, t), rest: { band: 0 } })
  for (const city of query.cities) {
    const cities = query.cities.filter((other) => other !== city)
    applied.push({ name: shopCities[city][language], rest: { cities } })
  }
  for (const region of query.regions) {
    const others = query.regions.filter((other) => other !== region)
    applied.push({ name: regions[region].name[language], rest: { regions: others } })
  }
  for (const slug of query.categories) {
    const name = facets.categories.find((category) => category.slug === slug)?.name ?? slug
    applied.push({ name, rest: { categories: query.categories.filter((other) => other !== slug) } })
  }
  if (query.seller) applied.push({ name: t('catalogue.ofSeller'), rest: { seller: null } })
  return applied
}

/** Chips above the list: each filter can be taken off alone, or all together. */
export function AppliedFilters({ path, query, facets }: AppliedFiltersProps) {
  const { t } = useTranslation()
  const applied = useApplied({ query, facets })
  if (applied.length === 0) return null
  return (
    <ul aria-label={t('catalogue.applied')} className="flex items-center gap-2.5 md:flex-wrap">
      {applied.map(({ name, rest }) => (
        <li key={name} className="flex-none">
          <Link
            to={path + listingSearch({ ...query, ...rest, page: 1 })}
            preventScrollReset
            aria-label={t('catalogue.removeFilter', { name })}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-selected px-3.5 text-[15px] font-semibold whitespace-nowrap text-on-selected"
          >
            {name}
            <X aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          to={path + listingSearch({ sort: query.sort })}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-1 font-semibold whitespace-nowrap text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
        >
          {t('catalogue.clear')}
        </Link>
      </li>
    </ul>
  )
}
