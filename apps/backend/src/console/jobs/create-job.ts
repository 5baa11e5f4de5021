import { type BulkChange, type Job, makesOffer } from '@filiera/contract/console/jobs'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../services.ts'
import { checkOfferDays } from '../offers/offer-days.ts'
import { beginJob } from './begin-job.ts'
import { insertItems } from './jobs.store.ts'

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
  if (makesOffer(change)) checkOfferDays(change, services.clock.now())
  return beginJob(services, actor, change, key, async (trx, id) => {
    await insertItems(trx, id, actor.sellerId, ids)
    return { ...change }
  })
}
