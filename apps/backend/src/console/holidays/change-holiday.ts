import type { ShopHoliday } from '@filiera/contract/console/holidays'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { applyHolidays } from '../../catalog/sellers/follow-holidays.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { Period } from './add-holiday.ts'
import { checkFirstDay, checkHoliday } from './check-holiday.ts'
import { presentHoliday } from './holiday.presenter.ts'
import { type HolidayRow, lockHolidays, writeHoliday } from './shop-holidays.store.ts'

const pastHoliday = () => new ProblemError('expired', 'This holiday is over: it stays as it was.')

/** The holiday of a change, and the others of the shop. @throws ProblemError not_found, expired for one of the past */
export function pickHoliday(known: readonly HolidayRow[], id: string, today: string) {
  const holiday = known.find((own) => own.id === id)
  if (!holiday) throw notFound()
  if (holiday.to < today) throw pastHoliday()
  return { holiday, others: known.filter((own) => own !== holiday) }
}

/**
 * Changes a holiday that is not over; the shop opens or closes at once where that follows.
 * @throws ProblemError not_found, expired, changed_meanwhile, invalid_body, conflict
 */
export async function changeHoliday(
  { db, clock }: Services,
  actor: ShopActor,
  { id, version, period }: { id: string; version: number; period: Period },
): Promise<ShopHoliday> {
  const { sellerId } = actor
  const now = clock.now()
  const today = dateInItaly(now)
  return inTransaction(db, async (trx) => {
    const { holiday, others } = pickHoliday(await lockHolidays(trx, sellerId), id, today)
    const { from, to, text } = holiday
    if (holiday.version !== version) {
      const changed = { by: '', at: now.toISOString(), current: { from, to, text } }
      throw new ProblemError('changed_meanwhile', 'Somebody changed these days meanwhile.', { changed })
    }
    // what has begun keeps its first day
    const days = from <= today ? { ...period, from } : period
    if (days === period) checkFirstDay(period, today)
    checkHoliday(days, others, today)
    const row = await writeHoliday(trx, id, days)
    await applyHolidays(trx, sellerId, today)
    await writeAudit(trx, actor, { kind: 'shop', id, before: { from, to, text }, after: days, at: now })
    return presentHoliday(row, today)
  })
}
