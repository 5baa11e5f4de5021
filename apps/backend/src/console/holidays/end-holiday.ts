import { dateInItaly } from '@filiera/domain/dates/holidays'
import { dateOf, nextDay } from '@filiera/domain/dates/working-days'
import { applyHolidays } from '../../catalog/sellers/follow-holidays.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { lockSeenHoliday, type SeenHoliday } from './change-holiday.ts'
import { deleteHoliday, writeHoliday } from './shop-holidays.store.ts'

/**
 * Opens the shop again: days to come are taken off, what has begun before today ended yesterday and stays in the history.
 * @throws ProblemError not_found, expired for one of the past, changed_meanwhile
 */
export async function endHoliday(
  { db, clock }: Services,
  actor: ShopActor,
  seen: SeenHoliday,
): Promise<void> {
  const { id } = seen
  const { sellerId } = actor
  const now = clock.now()
  const today = dateInItaly(now)
  await inTransaction(db, async (trx) => {
    const { holiday } = await lockSeenHoliday(trx, sellerId, seen, now)
    const { from, to, text } = holiday
    const yesterday = dateOf(nextDay(new Date(today), -1))
    const hasBegun = from < today
    if (hasBegun) await writeHoliday(trx, id, { from, to: yesterday, text })
    else await deleteHoliday(trx, id)
    await applyHolidays(trx, sellerId, today)
    const after = hasBegun ? { from, to: yesterday } : null
    await writeAudit(trx, actor, { kind: 'shop', id, before: { from, to }, after, at: now })
  })
}
