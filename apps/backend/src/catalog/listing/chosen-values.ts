import { productFlags } from '@filiera/domain/catalogue-constants'
import { facetOf, readAttributes, valuesMatching } from './attribute-filters.ts'
import { categoriesOf } from './category-tree.ts'
import type { ProductFilters } from './product-filters.ts'
import type { ProductIndex } from './product-index/product-index.ts'

/** A filter in values: a product passes with one of them, or (`isWithout`) with none. `group` is whose counts ignore it; null: nobody's. */
export type ChosenValues = { group: string | null; values: number[]; isWithout?: boolean }

/** Parameters that choose among the values of the facet of the same name. */
const listed = ['city', 'region', 'mark', 'brand', 'seller', 'temperature', 'ships_to'] as const

/** Ids of values of a facet; what no product has ever had is left out. */
const idsOf = (index: ProductIndex, facet: string, wanted: readonly string[]) =>
  [...new Set(wanted)].flatMap((value) => index.valueOf(facet, value)?.id ?? [])

/**
 * Everything of a query that values express, which is all but prices; an empty filter lets everything pass.
 * @throws ProblemError bad_request for an attribute that nobody has defined
 */
export function chosenValues(index: ProductIndex, filters: ProductFilters): ChosenValues[] {
  const chosen: ChosenValues[] = []
  const choose = (group: string | null, facet: string, wanted: readonly string[] | undefined) => {
    if (wanted && wanted.length > 0) chosen.push({ group, values: idsOf(index, facet, wanted) })
  }
  for (const name of listed) choose(name, name, filters[name])
  choose('rating', 'rating', filters.rating === undefined ? undefined : [filters.rating])
  for (const flag of productFlags) if (filters.filters?.includes(flag)) choose(flag, flag, ['yes'])
  if (filters.category && filters.category.length > 0) {
    const below = categoriesOf(index.categories, filters.category).map(String)
    chosen.push({ group: 'category', values: idsOf(index, 'category', below) })
  }
  for (const [code, wanted] of readAttributes(index, filters.attribute))
    chosen.push({ group: facetOf(code), values: valuesMatching(index, code, wanted).map(({ id }) => id) })
  if (filters.allergen_free && filters.allergen_free.length > 0) {
    choose(null, 'declared', ['yes'])
    chosen.push({
      group: null,
      values: idsOf(index, 'contains', filters.allergen_free),
      isWithout: true,
    })
  }
  if (filters.traces && filters.traces.length > 0) {
    choose(null, 'contains', filters.traces)
    chosen.push({ group: null, values: idsOf(index, 'holds', filters.traces), isWithout: true })
  }
  if (!filters.constraints) return chosen
  for (const regions of filters.constraints.regions) choose(null, 'region', regions)
  for (const marks of filters.constraints.marks) choose(null, 'mark', marks)
  if (filters.constraints.discounts) choose(null, 'discounts', ['yes'])
  for (const diet of filters.constraints.diets) choose(null, facetOf('dieta'), [diet])
  return chosen
}
