import { allergens, temperatureClasses } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'
import { understood } from './understood.ts'

const facetCount = z.object({ slug: z.string(), name: z.string(), count: z.int() })
const attributeFacet = z.object({
  code: z.string(),
  kind: z.enum(['list', 'number', 'yes_no', 'year']),
  name: z.string(),
  /** Written after a number; it stands in the names of the values already. */
  unit: z.string().nullable(),
  values: z.array(facetCount),
})
/** Counts of a list, a group a filter; each group without its own filter. */
export const facets = z
  .object({
    total: z.int(),
    capped: z.boolean(),
    /** Counts of 1,001 mean more than 1,000; absent where all are exact. */
    countsCapped: z.boolean().optional(),
    categories: z.array(facetCount),
    cities: z.array(facetCount),
    regions: z.array(facetCount),
    prices: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
    marks: z.array(facetCount),
    discounts: z.int(),
    available: z.int(),
    /** Those that came within 30 days. */
    new: z.int(),
    /** The twenty with most products, and what is chosen; `slug` is the id of a seller. */
    sellers: z.array(facetCount),
    brands: z.array(facetCount),
    /** Countries, ISO 3166 with two letters, that products are sent to. */
    countries: z.array(facetCount),
    /** Products that remain where one is avoided, besides those avoided already. */
    allergens: z.array(z.object({ slug: z.enum(allergens), count: z.int() })),
    temperatures: z.array(z.object({ slug: z.enum(temperatureClasses), count: z.int() })),
    /** Products with so many stars or more. */
    ratings: z.array(z.object({ stars: z.int(), count: z.int() })),
    /** Those of the category in view that its products have, and any that is filtered by. */
    attributes: z.array(attributeFacet),
    /** The text that was searched when it is not the one typed: "did you mean". */
    correctedQuery: z.string().optional(),
    /** Words of the text that what was found need not have, as typed: "birra" of "birra artigianale"; absent where all were found. */
    notFound: z.array(z.string()).optional(),
    /** What was read of the text, in its order; absent where nothing was. */
    understood: z.array(understood).optional(),
    /** The words that are searched for beside what was read, corrected; absent where nothing was read, or no word is left. */
    thing: z.string().optional(),
    /** Where labels must declare something absent: how many more are found that may hold traces of it, with the text that finds them; absent for none. */
    traces: z.object({ count: z.int(), text: z.string(), allergens: z.array(z.enum(allergens)) }).optional(),
  })
  .meta({ id: 'Facets' })
export type Facets = z.output<typeof facets>
