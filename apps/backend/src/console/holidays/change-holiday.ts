import type { ShopHoliday } from '@filiera/contract/console/holidays'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { applyHolidays } from '../../catalog/sellers/follow-holidays.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import type { Period } from './add-holiday.ts'
import { checkFirstDay, checkHoliday } from './check-holiday.ts'
import { presentHoliday } from './holiday.presenter.ts'
import { lockHolidays, writeHoliday } from './shop-holidays.store.ts'

const pastHoliday = () => new ProblemError('expired', 'This holiday is over: it stays as it was.')

/** A holiday as somebody saw it. */
export type SeenHoliday = { id: string; version: number }

/**
 * The holiday of a change and the others of the shop, locked.
 * @throws ProblemError not_found, expired for one of the past, changed_meanwhile
 */
export async function lockSeenHoliday(trx: Transaction, sellerId: string, seen: SeenHoliday, now: Date) {
  const known = await lockHolidays(trx, sellerId)
  const holiday = known.find((own) => own.id === seen.id)
  if (!holiday) throw notFound()
  const { id, from, to, text, version } = holiday
  if (to < dateInItaly(now)) throw pastHoliday()
  if (version !== seen.version)
    throw await changedMeanwhile(
      trx,
      { kind: 'shop', id, actions: ['addHoliday', 'changeHoliday'] },
      { detail: 'Somebody changed these days meanwhile.', current: { from, to, text, version }, now },
    )
  return { holiday, others: known.filter((own) => own !== holiday) }
}

/**
 * Changes a holiday that is not over; the shop opens or closes at once where that follows.
 * @throws ProblemError not_found, expired, changed_meanwhile, invalid_body, conflict
 */
export async function changeHoliday(
  { db, clock }: Services,
  actor: ShopActor,
  { id, version, period }: SeenHoliday & { period: Period },
): Promise<ShopHoliday> {
  const { sellerId } = actor
  const now = clock.now()
  const today = dateInItaly(now)
  return inTransaction(db, async (trx) => {
    const { holiday, others } = await lockSeenHoliday(trx, sellerId, { id, version }, now)
    const { from, to, text } = holiday
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
