import { type RawBuilder, sql } from 'kysely'

/**
 * Who makes products of a shop takes turns until the end of the transaction, in imports and in the console: each must see the
 * addresses that the other one took. Taken before locks of products.
 */
export const lockNewProducts = (sellerId: string): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`import:${sellerId}`}, 0))`
