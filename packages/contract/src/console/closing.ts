import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line, onlyShop } from '../values.ts'

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const

const closing = z
  .object({
    /** Products on sale, which leave the shop. */
    products: z.int(),
    /** Paid orders that are still to be sent. */
    orders: z.int(),
    /** Returns that wait for a decision. */
    returns: z.int(),
  })
  .meta({ id: 'ShopClosing' })
export type ShopClosing = z.output<typeof closing>

export const readClosing = endpoint({
  ...ofShop,
  name: 'readClosing',
  method: 'GET',
  path: '/seller/closing',
  summary: 'What closing the shop for good would touch',
  permission: 'shop:write',
  answers: { 200: closing },
  problems,
})

export const closeShop = endpoint({
  ...ofShop,
  name: 'closeShop',
  method: 'POST',
  path: '/seller/closing',
  summary:
    'Closes the shop for good: its products are withdrawn, its page is a 404, orders are still to be fulfilled and paid out. Its name says that it is meant; a suspended shop cannot be closed',
  permission: 'shop:write',
  audits: 'shop',
  asksPassword: true,
  /** The name of the shop as it is shown; case does not count. */
  body: z.strictObject({ name: line(1, 200) }),
  answers: { 204: null },
  problems: [...problems, 'invalid_body', 'password_needed'],
})
