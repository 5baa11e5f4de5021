/** What somebody is in a shop. */
export const shopRoles = ['owner', 'catalogue', 'orders', 'accounts', 'viewer'] as const
export type ShopRole = (typeof shopRoles)[number]

/** What a call of the console needs. Who reads orders and may not write them sees no addresses. */
export const shopPermissions = [
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'orders:read',
  'orders:write',
  'sums:read',
  'shop:read',
  'shop:write',
] as const
export type ShopPermission = (typeof shopPermissions)[number]

const permissionsByRole: Record<ShopRole, readonly ShopPermission[]> = {
  owner: shopPermissions,
  catalogue: ['products:read', 'products:write', 'stock:read', 'stock:write', 'shop:read'],
  orders: ['stock:read', 'stock:write', 'orders:read', 'orders:write', 'shop:read'],
  accounts: ['sums:read', 'shop:read'],
  viewer: ['products:read', 'stock:read', 'orders:read', 'shop:read'],
}

/** What a role may do in its shop. */
export const permissionsOf = (role: ShopRole): readonly ShopPermission[] => permissionsByRole[role]

/** Whether a role sees the addresses of colleagues: only who changes the team needs them. */
export const seesAddresses = (role: ShopRole): boolean => permissionsOf(role).includes('shop:write')

/** Whether something stands still while a shop is suspended, or closed for good: it can be read, and its orders fulfilled. */
export const standsStill = (permission: ShopPermission): boolean =>
  permission.endsWith(':write') && permission !== 'orders:write'
