import { type RawBuilder, sql } from 'kysely'
import type { CartOwner } from './cart-owner.ts'

/** Highest quantity of one line; the same limit as MAX_LINE_QUANTITY of the domain. */
export const MAX_QUANTITY = sql.lit(99)

/** Column of `cart` that names the owner. */
export const ownerColumn = ({ kind }: CartOwner) => sql.ref(kind === 'account' ? 'account_id' : 'visitor_id')

/** Whether the cart `c` is the owner's. */
export const owned = (owner: CartOwner): RawBuilder<boolean> =>
  sql<boolean>`c.${ownerColumn(owner)} = ${owner.id}::uuid`
