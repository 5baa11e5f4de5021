import { z } from 'zod'
import { product } from './catalogue.ts'

/** What to cook with products of the shop. */
export const recipe = z
  .object({
    title: z.string(),
    people: z.int(),
    minutes: z.int(),
    steps: z.array(z.string()),
    /** What else it takes, that most have at home; empty where nothing. */
    atHome: z.string(),
    /** In the order in which they are used, sold out ones as well; `amount` is how much of it: `80 g`. */
    products: z.array(z.object({ amount: z.string(), product })),
  })
  .meta({ id: 'Recipe' })
export type Recipe = z.output<typeof recipe>
