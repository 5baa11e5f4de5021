import { WISHLIST_MAX } from '@filiera/domain/wishlist-limit'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { euros, serialId, time } from '../values.ts'

export { WISHLIST_MAX }

const own = { tag: 'Wishlist', access: 'customer', exposed: true } as const

export const wishlist = z
  .object({
    /** The latest added first. */
    items: z.array(
      z.object({
        productId: serialId,
        addedAt: time,
        /** Price to pay for one piece when it was added (decision 6). */
        priceWhenAdded: euros,
      }),
    ),
  })
  .meta({ id: 'Wishlist' })
export type Wishlist = z.output<typeof wishlist>

export const getWishlist = endpoint({
  ...own,
  name: 'getWishlist',
  method: 'GET',
  path: '/user/wishlist',
  summary: 'The wishlist of the account',
  answers: { 200: wishlist },
  problems: ['not_signed_in'],
})

export const uniteWishlist = endpoint({
  ...own,
  name: 'uniteWishlist',
  method: 'PUT',
  path: '/user/wishlist',
  summary: 'Adds to the wishlist: the union of both; of a product known to both the earlier time stays',
  body: z.strictObject({
    items: z.array(z.strictObject({ productId: serialId, addedAt: time })).max(WISHLIST_MAX),
  }),
  answers: { 200: wishlist },
  problems: ['not_signed_in', 'invalid_body'],
})

export const removeWishlistItem = endpoint({
  ...own,
  name: 'removeWishlistItem',
  method: 'DELETE',
  path: '/user/wishlist/:productId',
  summary: 'Takes a product off the wishlist',
  params: z.strictObject({ productId: serialId }),
  answers: { 204: null },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})
