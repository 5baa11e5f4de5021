import { type Prepared, prepared } from '../database/prepared.ts'
import type { CartOwner } from './cart-owner.ts'

/** Highest quantity of one line; the same limit as MAX_LINE_QUANTITY of the domain. */
export const MAX_QUANTITY = prepared`99`

const columns = { account: prepared`account_id`, visitor: prepared`visitor_id` }

/** Column of `cart` that names the owner. */
export const ownerColumn = ({ kind }: CartOwner): Prepared<unknown> => columns[kind]

/** What is unique of a cart, as the target of `on conflict`. */
export const oneCartEach = (owner: CartOwner): Prepared<unknown> =>
  prepared`(${ownerColumn(owner)}, warehouse_id) where ${ownerColumn(owner)} is not null`

/** Whether the cart `c` is the owner's. */
export const owned = (owner: CartOwner): Prepared<boolean> =>
  prepared<boolean>`c.${ownerColumn(owner)} = ${owner.id}::uuid`
