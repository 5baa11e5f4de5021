import { marks } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { expiries } from '@filiera/domain/products/lots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onlyShop, serialId, time } from '../values.ts'
import { sellerProduct } from './seller-products.ts'

/** Products or certificates that a part of the day names. */
export const DAY_ROWS = 4
/** Days before its end from which a certificate is on the day. */
export const CERTIFICATE_DAYS = 60
/** How long a review without a reply is new, in days. */
export const NEW_REVIEW_DAYS = 7
/** Days whose reviews make the mean of the stars. */
export const RATING_DAYS = 30

const someProducts = z.object({ count: z.int(), products: z.array(sellerProduct) })

/** What waits in a shop besides orders; a part that the caller's role may not see is null. */
export const sellerDay = z
  .object({
    messages: z
      .object({
        waiting: z.int(),
        /** Who waits longest; null when nobody does. */
        longest: z.object({ customer: z.string(), since: time }).nullable(),
        /** Reports of damaged, missing or wrong goods without an answer, and the one whose answer is due first. */
        claims: z.int(),
        firstClaim: z.object({ customer: z.string(), answerBy: z.iso.date() }).nullable(),
      })
      .nullable(),
    /** Of the last days, without a reply. */
    reviews: z
      .object({
        count: z.int(),
        /** The one with the fewest stars; null without any. */
        lowest: z.object({ stars: z.int(), text: z.string() }).nullable(),
      })
      .nullable(),
    /** Fewer pieces than the level of few; those that are gone are not among them. */
    stock: someProducts.nullable(),
    /** Lots on the shelf that are over soon, or are over. */
    lots: z
      .object({
        count: z.int(),
        lots: z.array(
          z.object({
            id: serialId,
            code: z.string(),
            expires: z.iso.date(),
            expiry: z.enum(expiries),
            pieces: z.int(),
            product: z.object({ id: serialId, title: z.string(), picture: z.string().nullable() }),
          }),
        ),
      })
      .nullable(),
    /** Drafts that lack what the law asks for. */
    held: someProducts.nullable(),
    /** Drafts that could not be published when their time came. */
    unpublished: z
      .object({
        count: z.int(),
        products: z.array(
          z.object({
            id: serialId,
            title: z.string(),
            /** When it should have been. */
            at: time,
            /** Parts that were missing or wrong, such as `texts.it.title`. */
            failed: z.array(z.string()),
          }),
        ),
      })
      .nullable(),
    certificates: z
      .object({
        /** Products with a certificate that ends. */
        count: z.int(),
        ending: z.array(
          z.object({
            mark: z.enum(marks),
            /** Number of the certificate, else of the register. */
            number: z.string(),
            /** Its last day, maybe a past one. */
            expires: z.iso.date(),
            products: z.int(),
            /** One of the products. */
            productId: serialId,
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'SellerDay' })
export type SellerDay = z.output<typeof sellerDay>

export const readSellerDay = endpoint({
  name: 'readSellerDay',
  method: 'GET',
  path: '/seller/day',
  summary: `What waits in the shop besides orders: messages, new reviews, few pieces, lots that are over soon, held drafts, drafts that could not be published when their time came, certificates that end within ${CERTIFICATE_DAYS} days; at most ${DAY_ROWS} of each by name`,
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  permission: 'shop:read',
  query: onlyShop.extend({ lang: z.enum(languages).default('it') }),
  answers: { 200: sellerDay },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const readYesterday = endpoint({
  name: 'readYesterday',
  method: 'GET',
  path: '/seller/day/yesterday',
  summary: `How many parcels were to leave yesterday and how many of them had left by its end; the mean of the stars of the last ${RATING_DAYS} days, null without any review`,
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  permission: 'orders:read',
  query: onlyShop,
  answers: { 200: z.object({ due: z.int(), left: z.int(), stars: z.number().nullable() }) },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})

export const countWaiting = endpoint({
  name: 'countWaiting',
  method: 'GET',
  path: '/seller/day/waiting',
  summary:
    'How many orders are to be accepted and to be shipped, customers wait for an answer, products are at few pieces, jobs are under way; null for what the caller’s role may not see',
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  permission: 'shop:read',
  query: onlyShop,
  answers: {
    200: z.object({
      toAccept: z.int().nullable(),
      toShip: z.int().nullable(),
      messages: z.int().nullable(),
      lowStock: z.int().nullable(),
      /** As far as the role sees them. */
      jobs: z.int(),
    }),
  },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})
