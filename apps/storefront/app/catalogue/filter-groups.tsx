import type { Facets } from '@filiera/contract/catalogue'
import { priceBands } from '@filiera/domain/catalogue-constants'
import { formatEuros } from '@filiera/domain/money'
import {
  isRegionCode,
  type RegionCode,
  regions,
  type ShopCity,
  shopCities,
  shopCityCodes,
} from '@filiera/domain/regions'
import type { TFunction } from 'i18next'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox, Radio } from '../design/choice.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { bandValue, type ListingQuery } from './listing-query.state.ts'

type FilterGroupsProps = {
  query: ListingQuery
  facets: Facets
  /** Categories are not a filter on the page of one. */
  withCategories: boolean
  onChange(query: ListingQuery): void
}

/** What a price band is called. */
export function bandName(index: number, t: TFunction): string {
  const band = priceBands[index]
  if (!band || index === 0) return t('catalogue.priceAll')
  if (band.max < 0) return t('catalogue.priceAbove', { min: formatEuros(band.min) })
  if (band.min === 0) return t('catalogue.priceBelow', { max: formatEuros(band.max) })
  return t('catalogue.priceBetween', { min: formatEuros(band.min), max: formatEuros(band.max) })
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-3.5 pb-4">
      <legend className="float-left mb-1 w-full text-[17px] font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

/** Adds or takes away one of several values. */
function toggle<T extends string>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort()
}

const faint = (count: number, checked: boolean) => (count === 0 && !checked ? 'text-ink-3' : '')

function PlaceGroup({ query, facets, onChange }: Omit<FilterGroupsProps, 'withCategories'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const change = (part: Partial<ListingQuery>) => onChange({ ...query, ...part, page: 1 })
  const cityCount = (city: ShopCity) => facets.cities.find(({ slug }) => slug === city)?.count ?? 0
  const known = facets.regions.filter(
    (region): region is typeof region & { slug: RegionCode } =>
      isRegionCode(region.slug) && (region.count > 0 || query.regions.includes(region.slug)),
  )
  return (
    <Group title={t('catalogue.where')}>
      {shopCityCodes.map((city) => (
        <Checkbox
          key={city}
          name="city"
          value={city}
          checked={query.cities.includes(city)}
          onChange={() => change({ cities: toggle(query.cities, city) })}
          count={cityCount(city)}
          className={faint(cityCount(city), query.cities.includes(city))}
        >
          {shopCities[city][language]}
        </Checkbox>
      ))}
      {known.length > 0 && (
        <details className="group mt-1" open={query.regions.length > 0}>
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-[15px] font-semibold text-link [&::-webkit-details-marker]:hidden">
            {t('catalogue.byRegion')}
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="group-open:rotate-180" />
          </summary>
          {known.map(({ slug, count }) => (
            <Checkbox
              key={slug}
              name="region"
              value={slug}
              checked={query.regions.includes(slug)}
              onChange={() => change({ regions: toggle(query.regions, slug) })}
              count={count}
            >
              {regions[slug].name[language]}
            </Checkbox>
          ))}
        </details>
      )}
    </Group>
  )
}

/** The filters with how many products each would show; used beside the list and in the sheet of phones. */
export function FilterGroups({ query, facets, withCategories, onChange }: FilterGroupsProps) {
  const { t } = useTranslation()
  const change = (part: Partial<ListingQuery>) => onChange({ ...query, ...part, page: 1 })
  return (
    <>
      <Group title={t('catalogue.offersGroup')}>
        <Checkbox
          name="filters"
          value="discounts"
          checked={query.discounts}
          onChange={() => change({ discounts: !query.discounts })}
          count={facets.discounts}
        >
          {t('catalogue.discounts')}
        </Checkbox>
        <Checkbox
          name="filters"
          value="available"
          checked={query.available}
          onChange={() => change({ available: !query.available })}
          count={facets.available}
        >
          {t('catalogue.available')}
        </Checkbox>
      </Group>
      <Group title={t('catalogue.price')}>
        {priceBands.map((band, index) => {
          const count = facets.prices.find(({ min, max }) => min === band.min && max === band.max)?.count ?? 0
          return (
            <Radio
              key={bandValue(index)}
              name="price"
              value={bandValue(index)}
              checked={query.band === index}
              onChange={() => change({ band: index })}
              count={count}
              className={faint(count, query.band === index)}
            >
              {bandName(index, t)}
            </Radio>
          )
        })}
      </Group>
      <PlaceGroup query={query} facets={facets} onChange={onChange} />
      {withCategories && (
        <Group title={t('catalogue.category')}>
          {facets.categories.map(({ slug, name, count }) => (
            <Checkbox
              key={slug}
              name="category"
              value={slug}
              checked={query.categories.includes(slug)}
              onChange={() => change({ categories: toggle(query.categories, slug) })}
              count={count}
              className={faint(count, query.categories.includes(slug))}
            >
              {name}
            </Checkbox>
          ))}
        </Group>
      )}
    </>
  )
}
