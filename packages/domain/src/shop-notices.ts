import { permissionsOf, type ShopPermission, type ShopRole, shopRoles } from './shop-roles.ts'

/** What people of a shop are mailed about. */
export const shopNotices = ['morning', 'order', 'cancelled', 'message', 'withdrawal', 'dispute'] as const
export type ShopNotice = (typeof shopNotices)[number]

type Rule = {
  /** What a role must allow to get it: who may act on it, because mails name customers and addresses. */
  permission: ShopPermission
  /** Terms of law and of banks run from these: nobody can switch them off. */
  isRequired: boolean
}
const rules: Readonly<Record<ShopNotice, Rule>> = {
  // who works on orders or on the catalogue; each reads what their role may see
  morning: { permission: 'stock:write', isRequired: false },
  order: { permission: 'orders:write', isRequired: false },
  cancelled: { permission: 'orders:write', isRequired: false },
  message: { permission: 'orders:write', isRequired: false },
  withdrawal: { permission: 'orders:write', isRequired: true },
  dispute: { permission: 'orders:write', isRequired: true },
}

export const isRequiredNotice = (notice: ShopNotice): boolean => rules[notice].isRequired

/** Roles that can be mailed about something. */
export const rolesFor = (notice: ShopNotice): ShopRole[] =>
  shopRoles.filter((role) => permissionsOf(role).includes(rules[notice].permission))

/** What somebody in a role can be mailed about. */
export const noticesOf = (role: ShopRole): ShopNotice[] =>
  shopNotices.filter((notice) => rolesFor(notice).includes(role))

/** Whether somebody is mailed: by the role, unless it was switched off where that can be done. */
export const isMailed = (notice: ShopNotice, role: ShopRole, isOff: boolean): boolean =>
  noticesOf(role).includes(notice) && (!isOff || isRequiredNotice(notice))
