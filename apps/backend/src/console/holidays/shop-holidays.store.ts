import type { Texts } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type HolidayRow = { id: string; from: string; to: string; text: Texts; version: number }

const columns = [
  'id',
  sql<string>`first_day::text`.as('from'),
  sql<string>`last_day::text`.as('to'),
  'text',
  'version',
] as const

/** Holidays of a shop, the latest first. */
export const findHolidays = (executor: Executor, sellerId: string): Promise<HolidayRow[]> =>
  executor
    .selectFrom('shop_holiday')
    .select(columns)
    .where('seller_id', '=', sellerId)
    .orderBy('first_day', 'desc')
    .execute()

/** The same, while nobody else changes them. */
export async function lockHolidays(trx: Transaction, sellerId: string): Promise<HolidayRow[]> {
  await trx.selectFrom('seller').select('id').where('id', '=', sellerId).forUpdate().execute()
  return findHolidays(trx, sellerId)
}

type Period = { from: string; to: string; text: Texts }
const valuesOf = ({ from, to, text }: Period) => ({
  first_day: from,
  last_day: to,
  text: JSON.stringify(text),
})

export const insertHoliday = (trx: Transaction, sellerId: string, period: Period): Promise<HolidayRow> =>
  trx
    .insertInto('shop_holiday')
    .values({ seller_id: sellerId, ...valuesOf(period) })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Changes a holiday that the caller has locked. */
export const writeHoliday = (trx: Transaction, id: string, period: Period): Promise<HolidayRow> =>
  trx
    .updateTable('shop_holiday')
    .set((row) => ({ ...valuesOf(period), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export async function deleteHoliday(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('shop_holiday').where('id', '=', id).execute()
}
