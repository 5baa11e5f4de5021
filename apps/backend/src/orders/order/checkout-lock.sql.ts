import { type RawBuilder, sql } from 'kysely'

/**
 * Locks checkouts `c` until the transaction ends, several in the order of their ids. First of all locks, everywhere: attempts, orders,
 * refunds and products come after it.
 */
export const lockCheckouts = (which: RawBuilder<boolean>): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`select c.id from checkout c where ${which} order by c.id for update`

/** The same, of one. */
export const lockCheckoutOf = (id: string): RawBuilder<{ id: string }> =>
  lockCheckouts(sql<boolean>`c.id = ${id}::uuid`)
