import { type RawBuilder, sql } from 'kysely'

/** Takes from lots what they have beyond the pieces of their products, which are locked. */
export const fitLots = (productIds: readonly string[]): RawBuilder<unknown> =>
  sql`select fit_lots(id) from unnest(${[...productIds]}::bigint[]) as id order by id`
