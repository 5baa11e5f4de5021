import { languages } from '@filiera/domain/languages'
import { shopPermissions, shopRoles } from '@filiera/domain/shop-roles'
import { z } from 'zod'
import { login, presentedPassword } from '../customers/account.ts'
import { endpoint } from '../endpoint.ts'
import { serialId } from '../values.ts'

/** One of the shops that somebody works for. */
const ownShop = z.object({
  id: serialId,
  name: z.string(),
  role: z.enum(shopRoles),
  permissions: z.array(z.enum(shopPermissions)),
  /** Last day of the holiday that runs now, `2026-11-30`; null when the shop is open. */
  closedUntil: z.iso.date().nullable(),
  /** By the marketplace: the shop can be read, and its orders fulfilled. */
  suspended: z.boolean(),
  /** Closed for good by its owner; suspended, too. */
  ended: z.boolean(),
})

/** Who is at work in the console, and where. */
export const sellerSession = z
  .object({
    account: z.string(),
    email: z.string(),
    name: z.string(),
    locale: z.enum(languages),
    shops: z.array(ownShop),
  })
  .meta({ id: 'SellerSession' })
export type SellerSession = z.output<typeof sellerSession>

export const loginSeller = endpoint({
  ...login,
  name: 'loginSeller',
  path: '/auth/seller',
  summary:
    'Opens a session of the sellers’ console, for who works for a shop; it opens no call of the shop’s pages',
  problems: [...login.problems, 'forbidden'],
})

export const readSellerSession = endpoint({
  name: 'readSellerSession',
  method: 'GET',
  path: '/seller/session',
  summary: 'Who is at work, and in which shops',
  tag: 'Seller',
  access: 'console',
  exposed: false,
  answers: { 200: sellerSession },
  problems: ['not_signed_in', 'forbidden'],
})

export const confirmPassword = endpoint({
  name: 'confirmPassword',
  method: 'POST',
  path: '/seller/session/password',
  summary:
    'The password once more, before what only the owner of the session may do; it counts for ten minutes',
  tag: 'Seller',
  access: 'console',
  exposed: false,
  body: z.strictObject({ password: presentedPassword }),
  answers: { 204: null },
  problems: ['not_signed_in', 'forbidden', 'invalid_body', 'wrong_password', 'rate_limited', 'unavailable'],
})
