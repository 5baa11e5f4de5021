import { shopNotices } from '@filiera/domain/shop-notices'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { onlyShop } from '../../values.ts'

const shopNotice = z
  .object({
    notice: z.enum(shopNotices),
    isOn: z.boolean(),
    /** Terms of law run from it: it cannot be switched off. */
    isRequired: z.boolean(),
  })
  .meta({ id: 'ShopNotice' })
export type ShopNoticeChoice = z.output<typeof shopNotice>

const ofNotices = { tag: 'Seller', access: 'seller', exposed: false } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const
const answers = { 200: z.object({ email: z.string(), notices: z.array(shopNotice) }) } as const

export const listNotices = endpoint({
  ...ofNotices,
  name: 'listNotices',
  method: 'GET',
  path: '/seller/notices',
  summary: 'What the caller is mailed about in this shop, as far as their role may see it',
  permission: 'shop:read',
  query: onlyShop,
  answers,
  problems,
})

export const changeNotice = endpoint({
  ...ofNotices,
  name: 'changeNotice',
  method: 'PUT',
  path: '/seller/notices/:notice',
  summary:
    'Switches the caller’s own mails about something on or off; `conflict` for one that cannot be switched off',
  // a wish about one's own mails, which a suspended shop sends too; who gets what follows from the role (`shop-notices.ts`)
  permission: 'shop:read',
  audits: 'member',
  params: z.strictObject({ notice: z.enum(shopNotices) }),
  query: onlyShop,
  body: z.strictObject({ isOn: z.boolean() }),
  answers,
  problems: [...problems, 'invalid_body', 'conflict'],
})
