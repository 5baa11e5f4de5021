import type { Facets } from '@filiera/contract/catalog/facets'
import {
  type Mark,
  markOfTerm,
  marks,
  priceBands,
  productFlags,
  type TraditionalTerm,
} from '@filiera/domain/catalogue-constants'
import { isRegionCode, type RegionCode, type ShopCity, shopCityCodes } from '@filiera/domain/places/regions'
import { bandValue, type ListingQuery, listingAddress } from '../../../pages/listing-query.state.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Radio } from '../../../ui/forms/choice.tsx'
import { bandName, shownCount, withoutAllergen } from './filter-names.ts'
import { Boxes, BoxGroup, canNarrow, Group, More, toggle } from './filter-parts.tsx'
import { PriceRange } from './price-range.tsx'
import { RegionMap } from './region-map.tsx'
import { YearBars } from './year-bars.tsx'

type FilterGroupsProps = {
  path: string
  query: ListingQuery
  facets: Facets
  /** What the page is about is not among its filters. */
  about?: 'category' | 'seller' | undefined
  onChange(query: ListingQuery): void
}

/** Of a group with many values, so many stand in view. */
const FEW = 5
/** So many groups of attributes stand open. */
const OPEN_GROUPS = 4

/** Those of a group whose code we know; counts come from the server. */
const known = <T extends string>(found: Facets['regions'], isKnown: (slug: string) => slug is T) =>
  found.flatMap((item) => (isKnown(item.slug) ? [{ ...item, slug: item.slug }] : []))

const isCity = (slug: string): slug is ShopCity => shopCityCodes.some((code) => code === slug)
const isMark = (slug: string): slug is Mark => marks.some((mark) => mark === slug)

/** Marks that a group of attributes offers by their finer terms: wines say DOC and DOCG, none of them DOP. */
const termedMarks = ({ attributes }: Facets): ReadonlySet<Mark> => {
  const terms = Object.keys(markOfTerm) as TraditionalTerm[]
  const offered = attributes.flatMap(({ values }) => values.map(({ slug }) => slug.toUpperCase()))
  return new Set(terms.filter((term) => offered.includes(term)).map((term) => markOfTerm[term]))
}

function PlaceGroup({ path, query, facets, onChange }: Omit<FilterGroupsProps, 'about'>) {
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
        if (count === 0 && index > 0 && query.band !== index) return null
        return (
          <Radio
            key={bandValue(index)}
            name="price"
            value={bandValue(index)}
            checked={query.band === index}
            onChange={() => onChange({ ...query, band: index, page: 1 })}
            count={shownCount(count, facets)}
          >
            {bandName(index, t)}
          </Radio>
        )
      })}
      <PriceRange query={query} onChange={onChange} />
    </Group>
  )
}

const ratingSteps = ({ rating }: ListingQuery, { ratings }: Facets) =>
  ratings.filter(({ stars, count }) => count > 0 || stars === rating)

function RatingGroup({ query, facets, onChange }: Pick<FilterGroupsProps, 'query' | 'facets' | 'onChange'>) {
  const { t } = useTranslation()
  const steps = ratingSteps(query, facets)
  const radio = (stars: ListingQuery['rating'], name: string, count?: number) => (
    <Radio
      key={stars}
      name="rating"
      value={stars ?? ''}
      checked={query.rating === stars}
      onChange={() => onChange({ ...query, rating: stars, page: 1 })}
      {...(count !== undefined && { count: shownCount(count, facets) })}
    >
      {name}
    </Radio>
  )
  if (steps.length === 0) return null
  return (
    <Group title={t('catalogue.sorts.rating')}>
      {radio(null, t('catalogue.priceAll'))}
      {steps.map(({ stars, count }) => radio(stars, t('catalogue.starsFrom', { stars }), count))}
    </Group>
  )
}

/** The values of one attribute that are filtered by. */
const valuesOf = ({ attributes }: ListingQuery, code: string): ReadonlySet<string> =>
  new Set(
    attributes.flatMap((chosen) => (chosen.startsWith(`${code}:`) ? chosen.slice(code.length + 1) : [])),
  )

/** What products of a kind are asked for; the first ones stand open, the others behind a line that opens. */
function AttributeGroups({ query, facets, onChange }: FilterGroupsProps) {
  const { t } = useTranslation()
  const group = ({ code, kind, name, values }: Facets['attributes'][number]) => (
    <BoxGroup
      key={code}
      title={name}
      name="attribute"
      facets={facets}
      most={8}
      drawing={kind === 'year' && <YearBars values={values} chosen={valuesOf(query, code)} />}
      options={values.map((value) => ({ ...value, slug: `${code}:${value.slug}` }))}
      chosen={query.attributes}
      onChoose={(attributes) => onChange({ ...query, attributes, page: 1 })}
    />
  )
  const [first, rest] = [facets.attributes.slice(0, OPEN_GROUPS), facets.attributes.slice(OPEN_GROUPS)]
  const isChosen = rest.some(({ code }) => query.attributes.some((chosen) => chosen.startsWith(`${code}:`)))
  return (
    <>
      {first.map(group)}
      {rest.length > 0 && (
        <div className="pb-4">
          <More title={t('catalogue.moreAttributes', { count: rest.length })} open={isChosen}>
            {rest.map(group)}
          </More>
        </div>
      )}
    </>
  )
}

/** What fewer people filter by, behind a line that opens. */
function RareGroups({ query, facets, about, onChange }: FilterGroupsProps) {
  const { t } = useTranslation()
  const change = (part: Partial<ListingQuery>) => onChange({ ...query, ...part, page: 1 })
  const sellers = { facets, options: about === 'seller' ? [] : facets.sellers, chosen: query.sellers }
  const temperatures = {
    facets,
    options: facets.temperatures.map((found) => ({
      ...found,
      name: t(`catalogue.temperatures.${found.slug}`),
    })),
    chosen: query.temperatures,
  }
  const brands = { facets, options: facets.brands, chosen: query.brands }
  const countries = { facets, options: facets.countries, chosen: query.countries }
  const hasRatings = ratingSteps(query, facets).length > 0
  const canBeUsed = [sellers, temperatures, brands, countries].some((group) => canNarrow<string>(group))
  if (!hasRatings && !canBeUsed) return null
  const chosen = [query.sellers, query.temperatures, query.brands, query.countries].flat()
  return (
    <div className="border-t border-line pt-1.5 pb-4">
      <More title={t('catalogue.moreFilters')} open={query.rating !== null || chosen.length > 0}>
        <RatingGroup query={query} facets={facets} onChange={onChange} />
        <BoxGroup
          title={t('shell.sellers')}
          name="seller"
          most={FEW}
          {...sellers}
          onChoose={(chosen) => change({ sellers: chosen })}
        />
        <BoxGroup
          title={t('catalogue.temperatureGroup')}
          name="temperature"
          {...temperatures}
          onChoose={(chosen) => change({ temperatures: chosen })}
        />
        <BoxGroup
          title={t('catalogue.brandGroup')}
          name="brand"
          most={FEW}
          {...brands}
          onChoose={(chosen) => change({ brands: chosen })}
        />
        <BoxGroup
          title={t('catalogue.countryGroup')}
          name="ships_to"
          most={FEW}
          {...countries}
          onChoose={(chosen) => change({ countries: chosen })}
        />
      </More>
    </div>
  )
}

/** The filters with how many products each would show; used beside the list and in the sheet of phones. */
export function FilterGroups(props: FilterGroupsProps) {
  const { query, facets, about, onChange } = props
  const { t } = useTranslation()
  const change = (part: Partial<ListingQuery>) => onChange({ ...query, ...part, page: 1 })
  const termed = termedMarks(facets)
  return (
    <>
      <AttributeGroups {...props} />
      <BoxGroup
        title={t('catalogue.offersGroup')}
        name="filters"
        facets={facets}
        options={productFlags.map((slug) => ({ slug, name: t(`catalogue.${slug}`), count: facets[slug] }))}
        chosen={query.flags}
        onChoose={(flags) => change({ flags })}
      />
      <PriceGroup query={query} facets={facets} onChange={onChange} />
      {about !== 'category' && (
        <BoxGroup
          title={t('catalogue.category')}
          name="category"
          facets={facets}
          options={facets.categories}
          chosen={query.categories}
          onChoose={(categories) => change({ categories })}
        />
      )}
      {about !== 'seller' && <PlaceGroup {...props} />}
      <BoxGroup
        title={t('catalogue.marksGroup')}
        name="mark"
        facets={facets}
        options={known(facets.marks, isMark).map((mark) => ({
          ...mark,
          name: t(`catalogue.marks.${mark.slug}`),
          count: termed.has(mark.slug) ? 0 : mark.count,
        }))}
        chosen={query.marks}
        onChoose={(chosen) => change({ marks: chosen })}
      />
      <Group title={t('catalogue.allergensGroup')}>
        <p className="text-sm text-ink-3">{t('catalogue.allergensNote')}</p>
        <More title={t('catalogue.allergensAvoid')} open={query.allergenFree.length > 0}>
          <Boxes
            name="allergen_free"
            facets={facets}
            options={facets.allergens.map((found) => ({ ...found, name: withoutAllergen(found.slug, t) }))}
            chosen={query.allergenFree}
            onChoose={(allergenFree) => change({ allergenFree })}
          />
        </More>
      </Group>
      <RareGroups {...props} />
    </>
  )
}
