import { sql } from 'kysely'
import type { Executor } from '../../../platform/database/open-database.ts'

/** A device that was not used for this long counts as new again. */
const REMEMBERED_MS = 90 * 24 * 3_600_000

/** Whether a device used at this time (null: never) is still known. */
export const isRemembered = (seenAt: Date | null, now: Date): boolean =>
  seenAt !== null && seenAt.getTime() > now.getTime() - REMEMBERED_MS

/**
 * Remembers that an account is used from a kind of device.
 * @returns true when the account was used before, but not from this kind in the last 90 days
 */
export async function noteDevice(
  db: Executor,
  { accountId, family, now }: { accountId: string; family: string; now: Date },
): Promise<boolean> {
  const known = await db
    .selectFrom('account_device')
    .select(['family', 'seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  await db
    .insertInto('account_device')
    .values({ account_id: accountId, family, seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'family']).doUpdateSet({ seen_at: now }))
    .execute()
  const isKnown = known.some((device) => device.family === family && isRemembered(device.seen_at, now))
  return known.length > 0 && !isKnown
}

/** Forgets kinds of devices that were not used since a moment, but for the last one of an account: by it a new one is told from the first. */
export async function forgetDevices(db: Executor, before: Date): Promise<void> {
  await sql`delete from account_device d where d.seen_at < ${before} and exists (
    select from account_device o where o.account_id = d.account_id and o.seen_at > d.seen_at)`.execute(db)
}
