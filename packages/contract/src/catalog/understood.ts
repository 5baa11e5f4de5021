import { z } from 'zod'

/**
 * Something of a searched text that was read as what products must be (decision 53): `free` (values: allergens that labels must declare absent),
 * `diet` (`vegana`, as its seller declares it), `lacks` (an ingredient that name, text and ingredient list must not name), `price` (`lt:20`, `lte:20`, `gt:20`, `gte:20`, euros), `region`, `mark`,
 * `offer` (`discounts`), `order` (`price_asc`). `typed` says it in the visitor's words, `rest` is the text without it.
 */
export const understood = z
  .object({
    kind: z.enum(['free', 'diet', 'lacks', 'price', 'region', 'mark', 'offer', 'order']),
    values: z.array(z.string()),
    typed: z.string(),
    rest: z.string(),
    /** Of a search that finds nothing: how many it would find without this, 1,001 for more than 1,000. */
    without: z.int().optional(),
    /** What the same text says as well and excludes this, as typed: no price is both below 10 and above 20 euros. */
    excludedBy: z.string().optional(),
  })
  .meta({ id: 'Understood' })
export type Understood = z.output<typeof understood>
