import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onlyShop, serialId } from '../values.ts'

/** Longest period, in days. */
export const FIGURE_DAYS = 366
/** Products that a list of the figures names. */
export const FIGURE_PRODUCTS = 10

const sums = {
  /** What customers paid: goods and shipping, in euros. */
  sold: z.number(),
  orders: z.int(),
  pieces: z.int(),
  /** What was given back of these and earlier orders, or is on its way, by the day on which that was decided, in euros. */
  refunded: z.number(),
}
const period = z.object({ from: z.iso.date(), to: z.iso.date() })
const day = z.object({ day: z.iso.date(), ...sums })
const total = z.object({
  ...sums,
  /** From the payment to the parcel on its way, on average, in days; null when none was shipped. */
  daysToShip: z.number().nullable(),
})
const product = z.object({ id: serialId, title: z.string(), picture: z.string().nullable() })

/** What a shop sold in a period, and in the one of the same length before it. Days are Italian ones; orders count on the day of their payment, refunds on their own. */
export const sellerFigures = z
  .object({
    period,
    previous: period,
    /** Every day of the period, those without orders too. */
    days: z.array(day),
    previousDays: z.array(day),
    total,
    previousTotal: total,
    /** Products that sold for the most. */
    top: z.array(product.extend({ sold: z.number(), pieces: z.int() })),
    /** Products on sale that ended days of the period without stock, the longest first. */
    out: z.object({
      count: z.int(),
      products: z.array(
        product.extend({
          days: z.array(z.iso.date()),
          /** People who wait for it to be back. */
          waiting: z.int(),
        }),
      ),
    }),
  })
  .meta({ id: 'SellerFigures' })
export type SellerFigures = z.output<typeof sellerFigures>

export const readSellerFigures = endpoint({
  name: 'readSellerFigures',
  method: 'GET',
  path: '/seller/figures',
  summary: `What the shop sold in a period of at most ${FIGURE_DAYS} days, first and last day included, beside the period before it: sums frozen in orders, products sold, products without stock`,
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  permission: 'sums:read',
  query: onlyShop.extend({ from: z.iso.date(), to: z.iso.date(), lang: z.enum(languages).default('it') }),
  answers: { 200: sellerFigures },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})
