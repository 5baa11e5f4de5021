import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lang, repeated, serialId } from '../values.ts'
import { product } from './catalogue.ts'

/** Euros in a query string, more than nothing. */
const amount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'not an amount in euros')
  .transform(Number)
  .refine((euros) => euros > 0, { error: 'must be more than 0' })

export const listTopUps = endpoint({
  name: 'listTopUps',
  method: 'GET',
  path: '/products/top-ups',
  summary:
    'The two products of a warehouse that reach `missing` euros with the least; one where it has no other, none where none reach it',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  /** `without`: products in the cart, left out. */
  query: z.strictObject({
    warehouse: serialId,
    missing: amount,
    without: repeated(serialId).optional(),
    lang,
  }),
  answers: { 200: z.array(product).max(2) },
  problems: ['bad_request'],
})
