import { z } from 'zod'
import { slug, texts } from './catalogue-schemas.ts'

/** Some products: a category below the navigation, narrowed by values of one attribute as lists are: an option, `yes`, `12..24`. */
const side = z
  .strictObject({
    category: slug,
    attribute: slug.exactOptional(),
    values: z.array(z.string().min(1)).min(1).exactOptional(),
  })
  .refine(({ attribute, values }) => (attribute === undefined) === (values === undefined), {
    error: 'an attribute and its values belong together',
  })

/** What goes with what, in both directions, and why. */
export const pairing = z.strictObject({ one: side, other: side, reason: texts })

/** What comes near something that nobody sells, and why. */
export const nearThing = z.strictObject({
  words: z.array(z.string().regex(/^[a-z]+$/)).min(1),
  category: slug,
  title: texts,
  reason: texts,
})

export const recipe = z.strictObject({
  slug,
  title: texts,
  people: z.int().positive(),
  minutes: z.int().positive(),
  /** In every language as many. */
  steps: z.record(z.enum(['it', 'en', 'es']), z.array(z.string().min(1)).min(1)),
  /** What else it takes. */
  atHome: texts.exactOptional(),
  /** Products by slug, in the order of use, with how much of each. */
  products: z.array(z.strictObject({ product: slug, amount: texts })).min(1),
})

export type SeedPairing = z.output<typeof pairing>
