import type { Facets } from '@filiera/contract/catalog/catalogue'
import { allergens, type Mark, marks, priceBands } from '@filiera/domain/catalogue-constants'
import { isRegionCode, type RegionCode, type ShopCity, shopCityCodes } from '@filiera/domain/places/regions'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bandValue, type ListingQuery, listingAddress } from '../../../pages/listing-query.state.ts'
import { Checkbox, Radio } from '../../../ui/forms/choice.tsx'
import { ChevronDown } from '../../../ui/icons/frame.tsx'
import { bandName, shownCount, withoutAllergen } from './filter-names.ts'
import { RegionMap } from './region-map.tsx'

type FilterGroupsProps = {
  path: string
  query: ListingQuery
  facets: Facets
  /** Categories are not a filter on the page of one. */
  withCategories: boolean
  onChange(query: ListingQuery): void
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-3.5 pb-4">
      <legend className="float-left mb-1 w-full text-[17px] font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

/** What is used less: closed until something in it is chosen. */
function More({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  // what is open stays open: the box that was just unticked keeps the focus
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details
      className="group"
      open={isOpen || open}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-[15px] font-semibold text-link [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={18} className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

/** Adds or takes away one of several values. */
function toggle<T extends string>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort()
}

const faint = (count: number | undefined, checked: boolean) => (count === 0 && !checked ? 'text-ink-3' : '')

type BoxesProps<T extends string> = {
  name: string
  facets: Facets
  options: readonly { slug: T; name: string; count?: number }[]
  chosen: readonly T[]
  onChoose(chosen: T[]): void
}

function Boxes<T extends string>({ name, facets, options, chosen, onChoose }: BoxesProps<T>) {
  return options.map((option) => {
    const checked = chosen.includes(option.slug)
    return (
      <Checkbox
        key={option.slug}
        name={name}
        value={option.slug}
        checked={checked}
        onChange={() => onChoose(toggle(chosen, option.slug))}
        {...(option.count !== undefined && { count: shownCount(option.count, facets) })}
        className={faint(option.count, checked)}
      >
        {option.name}
      </Checkbox>
    )
  })
}

/** Those of a group whose code we know; counts come from the server. */
const known = <T extends string>(found: Facets['regions'], isKnown: (slug: string) => slug is T) =>
  found.flatMap((item) => (isKnown(item.slug) ? [{ ...item, slug: item.slug }] : []))

const isCity = (slug: string): slug is ShopCity => shopCityCodes.some((code) => code === slug)
const isMark = (slug: string): slug is Mark => marks.some((mark) => mark === slug)

function PlaceGroup({ path, query, facets, onChange }: Omit<FilterGroupsProps, 'withCategories'>) {
  const { t } = useTranslation()
  const change = (part: Partial<ListingQuery>) => onChange({ ...query, ...part, page: 1 })
  const withRegion = (region: RegionCode) => ({ ...query, regions: toggle(query.regions, region), page: 1 })
  const regions = known(facets.regions, isRegionCode)
  return (
    <Group title={t('catalogue.where')}>
      <RegionMap
        facets={facets}
        chosen={query.regions}
        address={(region) => listingAddress(path, withRegion(region))}
        onToggle={(region) => onChange(withRegion(region))}
      />
      <Boxes
        name="city"
        facets={facets}
        options={known(facets.cities, isCity)}
        chosen={query.cities}
        onChoose={(cities) => change({ cities })}
      />
      {regions.length > 0 && (
        <More title={t('catalogue.byRegion')} open={query.regions.length > 0}>
          <Boxes
            name="region"
            facets={facets}
            options={regions}
            chosen={query.regions}
            onChoose={(chosen) => change({ regions: chosen })}
          />
        </More>
      )}
    </Group>
  )
}

function PriceGroup({ query, facets, onChange }: Pick<FilterGroupsProps, 'query' | 'facets' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <Group title={t('catalogue.price')}>
      {priceBands.map((band, index) => {
        const count = facets.prices.find(({ min, max }) => min === band.min && max === band.max)?.count ?? 0
        return (
          <Radio
            key={bandValue(index)}
            name="price"
            value={bandValue(index)}
            checked={query.band === index}
            onChange={() => onChange({ ...query, band: index, page: 1 })}
            count={shownCount(count, facets)}
            className={faint(count, query.band === index)}
          >
            {bandName(index, t)}
          </Radio>
        )
      })}
    </Group>
  )
}

/** The filters with how many products each would show; used beside the list and in the sheet of phones. */
export function FilterGroups(props: FilterGroupsProps) {
  const { query, facets, withCategories, onChange } = props
  const { t } = useTranslation()
  const change = (part: Partial<ListingQuery>) => onChange({ ...query, ...part, page: 1 })
  const offers = [
    { slug: 'discounts' as const, name: t('catalogue.discounts'), count: facets.discounts },
    { slug: 'available' as const, name: t('catalogue.available'), count: facets.available },
  ]
  return (
    <>
      <Group title={t('catalogue.offersGroup')}>
        <Boxes
          name="filters"
          facets={facets}
          options={offers}
          chosen={offers.map(({ slug }) => slug).filter((slug) => query[slug])}
          onChoose={(chosen) =>
            change({ discounts: chosen.includes('discounts'), available: chosen.includes('available') })
          }
        />
      </Group>
      <PriceGroup query={query} facets={facets} onChange={onChange} />
      {withCategories && (
        <Group title={t('catalogue.category')}>
          <Boxes
            name="category"
            facets={facets}
            options={facets.categories}
            chosen={query.categories}
            onChoose={(categories) => change({ categories })}
          />
        </Group>
      )}
      <PlaceGroup {...props} />
      <Group title={t('catalogue.marksGroup')}>
        <Boxes
          name="mark"
          facets={facets}
          options={known(facets.marks, isMark).map((mark) => ({
            ...mark,
            name: t(`catalogue.marks.${mark.slug}`),
          }))}
          chosen={query.marks}
          onChoose={(chosen) => change({ marks: chosen })}
        />
      </Group>
      <Group title={t('catalogue.allergensGroup')}>
        <p className="text-sm text-ink-3">{t('catalogue.allergensNote')}</p>
        <More title={t('catalogue.allergensAvoid')} open={query.allergenFree.length > 0}>
          <Boxes
            name="allergen_free"
            facets={facets}
            options={allergens.map((slug) => ({ slug, name: withoutAllergen(slug, t) }))}
            chosen={query.allergenFree}
            onChoose={(allergenFree) => change({ allergenFree })}
          />
        </More>
      </Group>
    </>
  )
}
