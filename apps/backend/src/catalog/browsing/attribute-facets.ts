import type { Facets } from '@filiera/contract/catalog/facets'
import type { Language } from '@filiera/domain/languages'
import { unitFor, writeAmount } from '../attributes/write-amount.ts'
import { facetOf, readAttributes, valuesMatching } from '../listing/attribute-filters.ts'
import type { ProductFilters } from '../listing/product-filters.ts'
import type { FacetValue, FilterAttribute, ProductIndex } from '../listing/product-index/product-index.ts'

type AttributeFacet = Facets['attributes'][number]
type Offered = AttributeFacet['values'][number]
/** Counts of the values of a facet, by value. */
export type ValuesOf = (facet: string) => ReadonlyMap<string, number>

const yes = { it: 'Sì', en: 'Yes', es: 'Sí' } as const
const no = { it: 'No', en: 'No', es: 'No' } as const
/** More numbers than this are offered as so many ranges. */
const MOST_NUMBERS = 8
const RANGES = 5

/** The categories from one up to the root, the nearest first. */
function withAbove({ categories }: ProductIndex, id: number): number[] {
  const above: number[] = []
  for (let at: number | null = id; at !== null && !above.includes(at); ) {
    above.push(at)
    at = categories.find((category) => category.id === at)?.parent_id ?? null
  }
  return above
}

/** The position of an attribute among the filters of a category; null where it is none. */
function positionIn(attribute: FilterAttribute, line: readonly number[]): number | null {
  const use = line.flatMap((id) => attribute.uses.find(({ category }) => category === id) ?? [])[0]
  return use?.filterable ? use.position : null
}

/**
 * What is filtered by in the categories in view, in their order, and what is chosen although it is not. Where no category is chosen all
 * are in view: then it is what every one of the navigation is filtered by.
 */
function attributesInView(index: ProductIndex, filters: ProductFilters, chosen: ReadonlySet<string>) {
  const inView = index.categories.filter(({ slug }) => filters.category?.includes(slug))
  const roots = index.categories.filter(({ parent_id }) => parent_id === null)
  const lines = (inView.length > 0 ? inView : roots).map(({ id }) => withAbove(index, id))
  const least = inView.length > 0 ? 1 : roots.length
  const positions = index.attributes.map((attribute) => {
    const found = lines.flatMap((line) => positionIn(attribute, line) ?? [])
    const isInView = found.length >= least && found.length > 0
    return { attribute, position: isInView ? Math.min(...found) : Number.POSITIVE_INFINITY }
  })
  return positions
    .filter(({ attribute, position }) => position < Number.POSITIVE_INFINITY || chosen.has(attribute.code))
    .sort((a, b) => a.position - b.position || (a.attribute.code < b.attribute.code ? -1 : 1))
    .map(({ attribute }) => attribute)
}

/** Numbers in ranges of about equally many products, the same whatever is filtered: `12..24`. */
function rangesOf(index: ProductIndex, values: readonly FacetValue[]): string[] {
  const sizes = values.map(({ id }) => index.setOf(id)?.size ?? 0)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const ranges: string[] = []
  let [first, passed] = [0, 0]
  for (const [at, size] of sizes.entries()) {
    passed += size
    const isLast = at === values.length - 1
    if (!isLast && passed < (all * (ranges.length + 1)) / RANGES) continue
    ranges.push(`${values[first]?.value}..${values[at]?.value}`)
    first = at + 1
  }
  return ranges
}

function nameOf(attribute: FilterAttribute, slug: string, lang: Language): string {
  if (attribute.kind === 'list')
    return attribute.options.find(({ code }) => code === slug)?.names[lang] ?? slug
  if (attribute.kind === 'yes_no') return (slug === 'yes' ? yes : no)[lang]
  if (attribute.kind === 'year') return slug
  const ends = [...new Set(slug.split('..', 2))]
  // an address may hold anything, an open range too
  if (!ends.every((end) => /^\d+(\.\d+)?$/.test(end))) return slug
  return writeAmount(ends.map(Number), attribute.unit?.[lang] ?? null)
}

/** The values that can be chosen, in the order they are offered in: options in theirs, years from the latest, numbers from the lowest. */
function slugsOf(index: ProductIndex, { kind, code, options }: FilterAttribute): string[] {
  if (kind === 'list') return options.map((option) => option.code)
  if (kind === 'yes_no') return ['yes', 'no']
  const values = [...index.valuesOf(facetOf(code))].sort((a, b) => Number(a.value) - Number(b.value))
  if (kind === 'year') return values.map(({ value }) => value).reverse()
  return values.length > MOST_NUMBERS ? rangesOf(index, values) : values.map(({ value }) => value)
}

/**
 * The attributes of the category in view with the values that products have, each counted without its own filter. What would give nothing
 * is not offered; what is chosen is always there.
 * @throws ProblemError bad_request for an attribute that nobody has defined
 */
export function attributeFacets(
  index: ProductIndex,
  filters: ProductFilters,
  valuesOf: ValuesOf,
): AttributeFacet[] {
  const chosen = readAttributes(index, filters.attribute)
  return attributesInView(index, filters, new Set(chosen.keys())).flatMap((attribute) => {
    const { code, kind, names, unit } = attribute
    const counts = valuesOf(facetOf(code))
    const picked = chosen.get(code) ?? []
    const offer = (slug: string): Offered => ({
      slug,
      name: nameOf(attribute, slug, filters.lang),
      count: valuesMatching(index, code, [slug]).reduce(
        (sum, { value }) => sum + (counts.get(value) ?? 0),
        0,
      ),
    })
    const values = [...new Set([...slugsOf(index, attribute), ...picked])]
      .map(offer)
      .filter(({ slug, count }) => count > 0 || picked.includes(slug))
    return values.length > 0
      ? [{ code, kind, name: names[filters.lang], unit: unitFor(null, unit?.[filters.lang] ?? null), values }]
      : []
  })
}
