import { type BulkChange, type Job, makesOffer } from '@filiera/contract/console/jobs'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { checkOfferDays } from '../offers/offer-days.ts'
import { findJobOfKey, insertItems, insertJob } from './jobs.store.ts'
import { readJob } from './read-jobs.ts'

/**
 * Begins to try a change of many products; nothing of them is changed before `changeJob`. The same key is the same job.
 * @param ids products in the order in which they are shown; those of others are left out
 * @throws ProblemError invalid_body for days of an offer that are past or too far away
 */
export async function createJob(
  services: Services,
  actor: ShopActor,
  { ids, change }: { ids: readonly string[]; change: BulkChange },
  key: string,
): Promise<Job> {
  const { sellerId, accountId, role, requestId } = actor
  const now = services.clock.now()
  if (makesOffer(change)) checkOfferDays(change, now)
  const job = await inTransaction(services.db, async (trx) => {
    const asked = { sellerId, accountId, role, requestId, key, change, undoes: null, now }
    const id = await insertJob(trx, asked)
    if (!id) return findJobOfKey(trx, sellerId, key)
    await insertItems(trx, id, sellerId, ids)
    await writeAudit(trx, actor, { kind: 'job', id, before: null, after: { ...change }, at: now })
    return id
  })
  services.wakeJobs()
  return readJob(services, actor, job ?? '0')
}
