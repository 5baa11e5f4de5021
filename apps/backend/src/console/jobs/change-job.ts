import {
  type Job,
  type JobState,
  jobKind,
  makesFile,
  type WantedJobState,
} from '@filiera/contract/console/jobs'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { announceChange } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { leaveOut, lockJob, setJobState } from './jobs.store.ts'
import { readJob } from './read-jobs.ts'

/** From which states a job may come to one; a state that it has already is no change. */
const ways: Readonly<Record<WantedJobState, readonly JobState[]>> = {
  running: ['tried', 'paused'],
  paused: ['running'],
  cancelled: ['trying', 'tried', 'running', 'paused'],
}

/**
 * Starts a job, pauses it, goes on or ends it; a step that is under way is finished first.
 * @param without positions that are left out, when it starts
 * @throws ProblemError not_found, also for another shop's or one that is not for this role; illegal_transition
 */
export async function changeJob(
  services: Services,
  actor: ShopActor,
  id: string,
  { state: wanted, without }: { state: WantedJobState; without: readonly number[] },
): Promise<Job> {
  const at = services.clock.now()
  await inTransaction(services.db, async (trx) => {
    const job = await lockJob(trx, actor, id)
    if (!job) throw notFound()
    const { state, change } = job
    if (state === wanted) return
    if (!ways[wanted].includes(state))
      throw new ProblemError('illegal_transition', `A job that is ${state} cannot be ${wanted}.`)
    if (state === 'tried' && wanted === 'running') await leaveOut(trx, id, without)
    await setJobState(trx, id, wanted, at)
    // Lists hold other products after what it did so far.
    if (state === 'running' && !makesFile(change)) await announceChange(trx, ['catalogue'])
    const noted = { before: { state }, after: { state: wanted } }
    await writeAudit(trx, actor, { kind: jobKind(change), id, ...noted, at })
  })
  services.notifyJobs()
  return readJob(services, actor, id)
}
