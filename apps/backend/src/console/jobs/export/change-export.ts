import { type Job, makesFile, type WantedJobState } from '@filiera/contract/console/jobs'
import type { ShopActor } from '../../../platform/audit/audit.store.ts'
import { notFound } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { changeJob } from '../change-job.ts'
import { findJob } from '../jobs.store.ts'

/**
 * Pauses an export, goes on or ends it, for who may read what it exports.
 * @throws ProblemError not_found, also for another shop's or one that is not for this role; illegal_transition
 */
export async function changeExport(
  services: Services,
  actor: ShopActor,
  id: string,
  state: WantedJobState,
): Promise<Job> {
  const job = await findJob(services.db, actor, id)
  if (!job || !makesFile(job.change)) throw notFound()
  return changeJob(services, actor, id, { state, without: [] })
}
