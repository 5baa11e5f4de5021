import { z } from 'zod'

/** What an attribute holds: choices of a list, a number with its unit, yes or no, a year, or a short text. */
export const attributeKinds = ['list', 'number', 'yes_no', 'year', 'text'] as const

/** A fact of a product that its category asks for, in the language asked for. */
export const productAttribute = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(attributeKinds),
    /** The number, the year, yes (true) or no, the text; null for a list. */
    value: z.union([z.number(), z.boolean(), z.string()]).nullable(),
    /** Written after a number: `months`, `%`. */
    unit: z.string().nullable(),
    /** Of a list what is chosen, in its order; else empty. */
    options: z.array(z.object({ code: z.string(), name: z.string() })),
    inFactStrip: z.boolean(),
    compared: z.boolean(),
  })
  .meta({ id: 'ProductAttribute' })
export type ProductAttribute = z.output<typeof productAttribute>
