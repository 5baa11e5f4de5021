import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lang, repeated, serialId } from '../values.ts'

export const brand = z
  .object({
    id: serialId,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    /** Empty without a picture. */
    image: z.string(),
  })
  .meta({ id: 'Brand' })
export type Brand = z.output<typeof brand>

export const listBrands = endpoint({
  name: 'listBrands',
  method: 'GET',
  path: '/brands',
  summary: 'Brands by name, at most 100, or those asked for by id',
  tag: 'Catalogue',
  access: 'public',
  exposed: true,
  query: z.strictObject({ id_in: repeated(serialId).optional(), lang }),
  answers: { 200: z.array(brand) },
  problems: ['bad_request'],
})
