import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** Shops that should be open or closed on `today`, a calendar date, and are not, or not until the right day. */
export async function findShopsToFollow(executor: Executor, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from seller where closed and closed_until < ${today}::date
    union
    select s.id from shop_holiday h join seller s on s.id = h.seller_id
    where ${today}::date between h.first_day and h.last_day and (not s.closed or s.closed_until <> h.last_day)
    order by id`.execute(executor)
  return rows.map(({ id }) => id)
}

/**
 * Closes a shop until the last day of the holiday that it has on `today`; the database lists its products anew and announces them.
 * @returns false without a holiday, or when nothing changed
 */
export async function beginHoliday(executor: Executor, id: string, today: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update seller set closed_until = h.last_day, closed_text = case when h.text->>'it' <> '' then h.text end
    from shop_holiday h
    where seller.id = ${id}::bigint and h.seller_id = seller.id and ${today}::date between h.first_day and h.last_day
      and (not seller.closed or seller.closed_until <> h.last_day
        or seller.closed_text is distinct from case when h.text->>'it' <> '' then h.text end)`.execute(
    executor,
  )
  return numAffectedRows === 1n
}

/** Opens a shop whose holidays are over. @returns false when it was done, or undone, before */
export async function endHoliday(executor: Executor, id: string, today: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update seller set closed = false where id = ${id}::bigint and closed and closed_until < ${today}::date`.execute(
    executor,
  )
  return numAffectedRows === 1n
}

/** Opens a shop before its time: no holiday of it has a day from `today` on that has begun. */
export async function endHolidayEarly(executor: Executor, id: string, today: string): Promise<void> {
  await sql`
    update seller set closed_until = null, closed_text = null
    where id = ${id}::bigint and closed_until >= ${today}::date and not exists (
      select from shop_holiday h where h.seller_id = seller.id and ${today}::date between h.first_day and h.last_day)`.execute(
    executor,
  )
}
