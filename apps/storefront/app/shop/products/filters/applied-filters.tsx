import type { Facets } from '@filiera/contract/catalog/facets'
import { Link } from 'react-router'
import {
  isSearch,
  type ListingQuery,
  type ListName,
  listingAddress,
} from '../../../pages/listing-query.state.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { X } from '../../../ui/icons/frame.tsx'
import { attributeName, bandName, rangeName, withoutAllergen } from './filter-names.ts'

type AppliedFiltersProps = { path: string; query: ListingQuery; facets: Facets }

type Applied = { name: string; rest: Partial<ListingQuery> }

/** All filters in force, each with the query that remains without it. */
function useApplied({ path, query, facets }: AppliedFiltersProps): Applied[] {
  const { t } = useTranslation()
  const of = <K extends ListName | 'flags'>(
    group: K,
    nameOf: (value: ListingQuery[K][number]) => string,
  ): Applied[] => {
    const values: readonly ListingQuery[K][number][] = query[group]
    return values.map((value) => ({
      name: nameOf(value),
      rest: { [group]: values.filter((other) => other !== value) },
    }))
  }
  /** Those whose names come with the counts. */
  const named = (group: 'categories' | 'cities' | 'regions' | 'brands' | 'sellers' | 'countries') =>
    of(group, (slug) => {
      const known: readonly { slug: string; name: string }[] = facets[group]
      return known.find((found) => found.slug === slug)?.name ?? slug
    })
  const titled = (applied: Applied[], title: string) =>
    applied.map(({ name, rest }) => ({ name: `${title}: ${name}`, rest }))
  const range = rangeName(query, t)
  return [
    ...(query.text && !isSearch(path)
      ? [{ name: t('catalogue.search', { text: query.text }), rest: { text: '' } }]
      : []),
    ...of('flags', (flag) => t(`catalogue.${flag}`)),
    ...(query.band > 0 ? [{ name: bandName(query.band, t), rest: { band: 0 } }] : []),
    ...(range ? [{ name: range, rest: { from: null, to: null } }] : []),
    ...named('categories'),
    ...named('cities'),
    ...named('regions'),
    ...of('marks', (mark) => t(`catalogue.marks.${mark}`)),
    ...of('allergenFree', (allergen) => withoutAllergen(allergen, t)),
    ...of('traces', (allergen) =>
      t('catalogue.mayContain', { allergen: t(`catalogue.allergens.${allergen}`) }),
    ),
    ...of('attributes', (chosen) => attributeName(chosen, facets)),
    ...of('temperatures', (temperature) => t(`catalogue.temperatures.${temperature}`)),
    ...(query.rating
      ? [{ name: t('catalogue.starsFrom', { stars: query.rating }), rest: { rating: null } }]
      : []),
    ...titled(named('brands'), t('catalogue.brandGroup')),
    ...named('sellers'),
    ...titled(named('countries'), t('catalogue.countryGroup')),
  ]
}

/** Chips above the list: filters that can be taken off one by one, or all together. */
export default function AppliedFilters(props: AppliedFiltersProps) {
  const { path, query } = props
  const { t } = useTranslation()
  const applied = useApplied(props)
  if (applied.length === 0) return null
  return (
    <ul aria-label={t('catalogue.applied')} className="flex items-center gap-2.5 max-md:w-max md:flex-wrap">
      {applied.map(({ name, rest }) => (
        <li key={name} className="flex-none">
          <Link
            to={listingAddress(path, { ...query, ...rest, page: 1 })}
            preventScrollReset
            aria-label={t('catalogue.removeFilter', { name })}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-selected px-3.5 text-[0.9375rem] font-semibold whitespace-nowrap text-on-selected"
          >
            {name}
            <X size={18} />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          to={listingAddress(path, {
            sort: query.sort,
            ...(isSearch(path) && { text: query.text, isLiteral: query.isLiteral }),
          })}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-1 font-semibold whitespace-nowrap text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
        >
          {t('catalogue.clear')}
        </Link>
      </li>
    </ul>
  )
}
