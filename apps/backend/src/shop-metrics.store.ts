import { sql } from 'kysely'
import type { Database } from './platform/database/open-database.ts'
import { isLive } from './platform/database/tables/live-status.sql.ts'

type Numbers = Readonly<Record<string, number>>

/** Rows of a name and a number. */
async function readNumbers(db: Database, statement: ReturnType<typeof sql<{ name: string; n: number }>>) {
  const { rows } = await statement.execute(db)
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]))
}

/** Seconds that the oldest waits that is due, by what waits: effects of the outbox, events of the providers. */
export const readWaits = (db: Database, now: Date): Promise<Numbers> =>
  readNumbers(
    db,
    sql`
      select 'outbox' as name, coalesce(extract(epoch from ${now}::timestamptz - min(run_at)), 0)::float8 as n
      from outbox where done_at is null and dead_at is null and run_at <= ${now}
      union all
      select 'provider_events', coalesce(extract(epoch from ${now}::timestamptz - min(next_try_at)), 0)::float8
      from provider_event where processed_at is null and next_try_at <= ${now}`,
  )

/** What waits for a person: effects given up, cases of the operators. */
export const countWaitingForPerson = (db: Database): Promise<Numbers> =>
  readNumbers(
    db,
    sql`
      select 'effects' as name, count(*)::int as n from outbox where dead_at is not null
      union all select 'review_tasks', count(*)::int from review_task where decided_at is null`,
  )

/** Payments under way by their state, of which every customer has one at most. */
export const countLivePayments = (db: Database): Promise<Numbers> =>
  readNumbers(
    db,
    sql`
      select status as name, count(*)::int as n from payment_attempt
      where ${isLive('status')} group by status`,
  )

/** Pieces set aside for orders that are not paid, and in how many holds. */
export const countHolds = (db: Database): Promise<Numbers> =>
  readNumbers(
    db,
    sql`
      select unnest(array['holds', 'pieces']) as name, unnest(array[count(*), coalesce(sum(quantity), 0)])::int as n
      from stock_hold where state = 'held'`,
  )
