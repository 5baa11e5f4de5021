import { type Job, makesFile } from '@filiera/contract/console/jobs'
import type { ShopActor } from '../../../platform/audit/audit.store.ts'
import { notFound } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { changeJob } from '../change-job.ts'
import { findJob } from '../jobs.store.ts'

/** Ends an export that goes on. @throws ProblemError not_found, also for another shop's or one that is not for this role; illegal_transition when it is over */
export async function endExport(services: Services, actor: ShopActor, id: string): Promise<Job> {
  const job = await findJob(services.db, actor, id)
  if (!job || !makesFile(job.change)) throw notFound()
  return changeJob(services, actor, id, { state: 'cancelled', without: [] })
}
