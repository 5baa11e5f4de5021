import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, euros, lang, limit, onlyShop, price, serialId } from '../values.ts'

/** How many days ahead an offer may begin or end. */
export const OFFER_DAYS = 366

/** First and last day of an offer in Italy, both counted; without the first it begins now, without the last it has no end. */
export const offerDays = z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() })
export const offerDaysFit = ({ from, to }: z.output<typeof offerDays>) => !from || !to || from <= to
export const offerDaysWrong = { error: 'is before the first day', path: ['to'] }

export const offerStates = ['running', 'coming', 'past'] as const
export type OfferState = (typeof offerStates)[number]

/** A reduction of a product. Money in euros. */
export const offer = z
  .object({
    id: serialId,
    state: z.enum(offerStates),
    product: z.object({ id: serialId, title: z.string(), picture: z.string().nullable() }),
    /** The price of the product now, without the reduction. */
    price: euros,
    priceDiscounted: euros,
    /** First and last day in Italy, both counted; an offer without a last day runs until it is ended or the next one begins. */
    from: z.iso.date(),
    to: z.iso.date().nullable(),
    /** What the shop measures it on: the lowest price of the 30 days before. Null while there is none: then none is announced. */
    lowestPrice30Days: euros.nullable(),
    /** The first day, in Italy, on which it was on sale then, where that was less than 30 days before. */
    lowestPriceSince: z.iso.date().nullable(),
    /** As the shop announces it, on that price; 0 when it is no reduction. */
    percent: z.int(),
    /** It never began: its price was no lower any more, or its days had passed. */
    missed: z.boolean(),
    /** For `If-Match`: `"v3"`. */
    version: z.int(),
  })
  .meta({ id: 'Offer' })
export type Offer = z.output<typeof offer>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const writing = { ...ofShop, permission: 'products:write', audits: 'product', params: byId } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const
const changing = [...problems, 'not_found', 'expired', 'version_required', 'changed_meanwhile'] as const

export const listOffers = endpoint({
  ...ofShop,
  name: 'listOffers',
  method: 'GET',
  path: '/seller/offers',
  summary:
    'Offers of the shop: running ones by their end, those to come by their start, past ones the latest first; `after` is the id of the last one seen. New ones are made by a job',
  permission: 'products:read',
  query: onlyShop.extend({ state: z.enum(offerStates), lang, limit, after: serialId.optional() }),
  answers: {
    200: z.object({
      counts: z.object({ running: z.int(), coming: z.int(), past: z.int() }),
      offers: z.array(offer),
    }),
  },
  problems,
})

export const changeOffer = endpoint({
  ...writing,
  name: 'changeOffer',
  method: 'PUT',
  path: '/seller/offers/:id',
  summary:
    'Changes the days of an offer that is not over, and the price of one to come (If-Match); one that runs keeps its first day and price. `conflict` when the product has another offer on one of them, `expired` for one of the past',
  body: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date().nullable(),
    /** As it is without it. */
    priceDiscounted: price.optional(),
  }),
  answers: { 200: offer },
  problems: [...changing, 'invalid_body', 'conflict'],
})

export const endOffer = endpoint({
  ...writing,
  name: 'endOffer',
  method: 'DELETE',
  path: '/seller/offers/:id',
  summary:
    'Ends an offer that runs, at once, or takes off one to come (If-Match). `expired` for one of the past',
  answers: { 204: null },
  problems: changing,
})
