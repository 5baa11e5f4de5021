import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import { type RawBuilder, sql } from 'kysely'
import type { CartOwner } from './cart-owner.ts'

/** Highest quantity of one line. */
export const MAX_QUANTITY = sql.lit(MAX_LINE_QUANTITY)

const columns = { account: sql`account_id`, visitor: sql`visitor_id` }

/** Column of `cart` that names the owner. */
export const ownerColumn = ({ kind }: CartOwner): RawBuilder<unknown> => columns[kind]

/** What is unique of a cart, as the target of `on conflict`. */
export const oneCartEach = (owner: CartOwner): RawBuilder<unknown> =>
  sql`(${ownerColumn(owner)}, warehouse_id) where ${ownerColumn(owner)} is not null`

/** Whether the cart `c` is the owner's. */
export const owned = (owner: CartOwner): RawBuilder<boolean> =>
  sql<boolean>`c.${ownerColumn(owner)} = ${owner.id}::uuid`
