import type { ShopHoliday } from '@filiera/contract/console/holidays'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Texts } from '@filiera/domain/languages'
import { applyHolidays } from '../../catalog/sellers/follow-holidays.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { checkFirstDay, checkHoliday } from './check-holiday.ts'
import { presentHoliday } from './holiday.presenter.ts'
import { insertHoliday, lockHolidays } from './shop-holidays.store.ts'

export type Period = { from: string; to: string; text: Texts }

/** Closes a shop for some days, from now on when they begin today. @throws ProblemError invalid_body, conflict */
export async function addHoliday(
  { db, clock }: Services,
  actor: ShopActor,
  period: Period,
): Promise<ShopHoliday> {
  const { sellerId } = actor
  const now = clock.now()
  const today = dateInItaly(now)
  checkFirstDay(period, today)
  return inTransaction(db, async (trx) => {
    checkHoliday(period, await lockHolidays(trx, sellerId), today)
    const row = await insertHoliday(trx, sellerId, period)
    await applyHolidays(trx, sellerId, today)
    await writeAudit(trx, actor, { kind: 'shop', id: row.id, before: null, after: period, at: now })
    return presentHoliday(row, today)
  })
}
