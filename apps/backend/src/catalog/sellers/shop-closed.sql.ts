import { type RawBuilder, sql } from 'kysely'

/** Whether the shop of the seller `s` is closed for holidays on `today`, a calendar date: the one rule, for every statement that sells. */
export const shopIsClosed = (today: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(s.closed_until >= ${today}::date, false)`
