import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, euros, onlyShop, serialId } from '../values.ts'
import { plainLine } from './product-content.ts'
import { productStates } from './seller-products.ts'

/** Most products that are one in several formats. */
export const FAMILY_MEMBERS = 20

const word = (min: number) => z.strictObject({ it: plainLine(60, min), en: plainLine(60), es: plainLine(60) })

/** Products of a shop that are one in several sizes or formats. A text that is empty is read in Italian. */
export const family = z
  .object({
    /** As `If-Match` names it: `"v3"`; 0 where there is no family yet. */
    version: z.int(),
    /** What they differ in, such as "Formato"; null where there is no family. */
    axis: word(1).nullable(),
    /** In the order in which the shop shows them; the first that can be bought stands for all in lists. */
    members: z.array(
      z.object({
        id: serialId,
        title: z.string(),
        picture: z.string().nullable(),
        state: z.enum(productStates),
        /** Euros, as it is paid. */
        price: euros,
        value: word(1),
      }),
    ),
  })
  .meta({ id: 'ProductFamily' })
export type Family = z.output<typeof family>

const ofFamily = {
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  path: '/seller/products/:id/family',
  params: byId,
  query: onlyShop,
} as const
const problems = ['not_signed_in', 'forbidden', 'bad_request', 'not_found'] as const

export const readProductFamily = endpoint({
  ...ofFamily,
  name: 'readProductFamily',
  method: 'GET',
  permission: 'products:read',
  summary: 'The formats in which a product is sold; without members it is sold in one',
  answers: { 200: family },
  problems,
})

export const putProductFamily = endpoint({
  ...ofFamily,
  name: 'putProductFamily',
  method: 'PUT',
  permission: 'products:write',
  audits: 'product',
  summary:
    'The formats of a product as they shall be, in their order: made, named, ordered, joined and taken out at once; fewer than two are none (If-Match)',
  headers: z.object({ 'if-match': z.string() }),
  body: z.strictObject({
    axis: word(1),
    members: z.array(z.strictObject({ id: serialId, value: word(1) })).max(FAMILY_MEMBERS),
  }),
  answers: { 200: family },
  problems: [...problems, 'invalid_body', 'version_required', 'changed_meanwhile'],
})
