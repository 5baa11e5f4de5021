import { shopRoles } from '@filiera/domain/shop-roles'
import { z } from 'zod'
import { openedSession, password, presentedPassword } from '../../customers/account.ts'
import { endpoint } from '../../endpoint.ts'
import { email, line, onlyShop, time, uuid } from '../../values.ts'

const role = z.enum(shopRoles)

/** Somebody who works for a shop. */
const teamMember = z
  .object({
    /** That of the account. */
    id: uuid,
    /** Empty when the account has none. */
    name: z.string(),
    /** One's own, and for an owner everybody's; else null. */
    email: z.string().nullable(),
    role,
    /** When the console was last used; null for who never did. */
    lastSeenAt: time.nullable(),
    isSelf: z.boolean(),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.output<typeof teamMember>

/** Somebody who was asked to work for a shop and has not answered. */
const invitation = z
  .object({
    id: uuid,
    email: z.string(),
    role,
    /** Name, else address, of who asked. */
    invitedBy: z.string(),
    /** Until when the link works. */
    expiresAt: time,
  })
  .meta({ id: 'ShopInvitation' })
export type ShopInvitation = z.output<typeof invitation>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const writing = { ...ofShop, permission: 'shop:write', audits: 'member', asksPassword: true } as const
const byId = z.strictObject({ id: uuid })
const problems = ['not_signed_in', 'forbidden', 'bad_request', 'not_found'] as const
const refusals = [...problems, 'password_needed'] as const

export const listTeam = endpoint({
  ...ofShop,
  name: 'listTeam',
  method: 'GET',
  path: '/seller/team',
  summary:
    'Who works for the shop, owners first; for an owner with addresses, and with who was asked to join',
  permission: 'shop:read',
  answers: { 200: z.object({ members: z.array(teamMember), invitations: z.array(invitation) }) },
  problems,
})

export const changeRole = endpoint({
  ...writing,
  name: 'changeRole',
  method: 'PATCH',
  path: '/seller/team/:id',
  summary:
    'Gives somebody another role; `from` is the one that was seen. The last owner stays one (`conflict`)',
  params: byId,
  body: z.strictObject({ role, from: role }),
  answers: { 200: teamMember },
  problems: [...refusals, 'invalid_body', 'conflict', 'changed_meanwhile'],
})

export const removeMember = endpoint({
  ...writing,
  name: 'removeMember',
  method: 'DELETE',
  path: '/seller/team/:id',
  summary:
    'Takes somebody out of the shop, at once; `from` is the role that was seen. The last owner stays (`conflict`)',
  params: byId,
  query: onlyShop.extend({ from: role }),
  answers: { 204: null },
  problems: [...refusals, 'conflict', 'changed_meanwhile'],
})

export const inviteMember = endpoint({
  ...writing,
  name: 'inviteMember',
  method: 'POST',
  path: '/seller/invitations',
  summary:
    'Mails somebody a link of seven days with which they join the shop; who was asked before gets a new one. `conflict` for who works there',
  body: z.strictObject({ email, role }),
  answers: { 201: invitation },
  problems: [...refusals, 'invalid_body', 'conflict', 'rate_limited'],
})

export const mailInvitation = endpoint({
  ...writing,
  name: 'mailInvitation',
  method: 'POST',
  path: '/seller/invitations/:id/mail',
  summary: 'Mails an invitation again, with a new link of seven days; the older one stops working',
  params: byId,
  answers: { 200: invitation },
  problems: [...refusals, 'conflict', 'rate_limited'],
})

export const withdrawInvitation = endpoint({
  ...writing,
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/seller/invitations/:id',
  summary: 'Takes an invitation back: its link stops working',
  params: byId,
  answers: { 204: null },
  problems: refusals,
})

const linked = { tag: 'Auth', method: 'POST', access: 'public', exposed: false } as const
const token = z.string().min(20).max(200)

export const readInvitation = endpoint({
  ...linked,
  name: 'readInvitation',
  path: '/auth/invitation',
  summary:
    'What a mailed invitation is about; `invalid_token` for a used, withdrawn or unknown link, `expired` for an old one',
  body: z.strictObject({ token }),
  answers: {
    200: z.object({
      shop: z.string(),
      role,
      email: z.string(),
      /** Whether the address has an account: its password opens the shop, else one is chosen. */
      hasAccount: z.boolean(),
    }),
  },
  problems: ['invalid_body', 'invalid_token', 'expired', 'rate_limited'],
})

/** Who has an account gives its password, who has none a name and a new password. */
export const acceptInvitation = endpoint({
  ...linked,
  name: 'acceptInvitation',
  path: '/auth/invitation/accept',
  summary: 'Joins the shop, once, by the mailed link, and opens a session of the console',
  body: z.union([
    z.strictObject({ token, password: presentedPassword }),
    z.strictObject({ token, newPassword: password, name: line(1, 80) }),
  ]),
  answers: { 200: openedSession },
  problems: [
    'invalid_body',
    'invalid_token',
    'expired',
    'conflict',
    'wrong_credentials',
    'rate_limited',
    'login_paused',
    'unavailable',
  ],
})
