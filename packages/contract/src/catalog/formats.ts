import { z } from 'zod'
import { euros, serialId } from '../values.ts'

/** The sizes or formats in which a product is sold, each a product of its own; prices in euros. */
export const productFormats = z
  .object({
    family: serialId,
    /** What they differ in, such as "Formato". */
    axis: z.string(),
    /** Those that are published, itself among them, in the order of the shop. */
    members: z.array(
      z.object({
        id: serialId,
        title: z.string(),
        /** Such as "500 ml". */
        value: z.string(),
        price: euros,
        priceDiscounted: euros.nullable(),
        /** Can be bought now. */
        available: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ProductFormats' })
export type ProductFormats = z.output<typeof productFormats>
