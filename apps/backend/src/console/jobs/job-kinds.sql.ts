import type { JobChange } from '@filiera/contract/console/jobs'
import { permissionsOf, type ShopPermission, type ShopRole } from '@filiera/domain/shop-roles'
import { type RawBuilder, sql } from 'kysely'

/**
 * Every kind of job that this version knows, and who may see it; `undo` takes another one back. While machines are replaced one by one,
 * others of a later version lie in the same table: they are left to it.
 */
const kinds: Readonly<Record<JobChange['what'] | 'undo', ShopPermission>> = {
  price: 'products:read',
  offer: 'products:read',
  offer_at: 'products:read',
  end_offer: 'products:read',
  state: 'products:read',
  low_stock: 'products:read',
  publish: 'products:read',
  import: 'products:read',
  export: 'products:read',
  export_orders: 'sums:read',
  undo: 'products:read',
}

const kindOf = sql`coalesce(j.change->>'what', 'undo')`

/** Jobs `j` that make a file, as `makesFile` of the contract says of one. */
export const isExport = sql<boolean>`${kindOf} in ('export', 'export_orders')`

/** Jobs `j` of a kind that a role may see. */
export function isSeenBy(role: ShopRole): RawBuilder<boolean> {
  const seen = Object.entries(kinds).filter(([, permission]) => permissionsOf(role).includes(permission))
  return sql<boolean>`${kindOf} = any(${seen.map(([kind]) => kind)}::text[])`
}

/** Jobs `j` of a kind that is known, as is the one that they undo. */
export const isKnown = sql<boolean>`${kindOf} = any(${Object.keys(kinds)}::text[])
  and not exists (select from job u where u.id = j.undoes and u.change->>'what' <> all(${Object.keys(kinds)}::text[]))`
