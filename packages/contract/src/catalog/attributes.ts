import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lang, repeated, serialId } from '../values.ts'

/** What an attribute holds: choices of a list, a number with its unit, yes or no, a year, or a short text. */
export const attributeKinds = ['list', 'number', 'yes_no', 'year', 'text'] as const
export type AttributeKind = (typeof attributeKinds)[number]

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
    /** What it says, to be shown as it is: `Nebbiolo, Barbera`, `30 months`, `yes`. */
    text: z.string(),
    /** How much of it there is, from 0 to 1 of its scale; `ends` say what little and much mean. Null without a scale. */
    scale: z.object({ share: z.number(), ends: z.tuple([z.string(), z.string()]).nullable() }).nullable(),
    inFactStrip: z.boolean(),
    compared: z.boolean(),
  })
  .meta({ id: 'ProductAttribute' })
export type ProductAttribute = z.output<typeof productAttribute>

export const selectProductAttributes = endpoint({
  name: 'selectProductAttributes',
  method: 'GET',
  path: '/products/attributes',
  summary: 'Attributes of published products by id; those without any are left out',
  tag: 'Catalogue',
  access: 'public',
  exposed: false,
  query: z.strictObject({ id_in: repeated(serialId, 100), lang }),
  answers: { 200: z.array(z.object({ id: serialId, attributes: z.array(productAttribute) })) },
  problems: ['bad_request'],
})
