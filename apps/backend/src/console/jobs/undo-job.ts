import type { Job } from '@filiera/contract/console/jobs'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { undoUntil } from './job.presenter.ts'
import { findJob, findUndoOf, insertJob, insertReverse, type JobReader, lockJob } from './jobs.store.ts'
import { readJob } from './read-jobs.ts'

/** @returns the job that undoes it already or tries to, or undefined when it can be undone now */
async function findUndo(
  trx: Transaction,
  reader: JobReader,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const locked = await lockJob(trx, reader, id)
  const job = locked && (await findJob(trx, reader, id))
  if (!job) throw notFound()
  const known = await findUndoOf(trx, id)
  if (known) return known
  const until = undoUntil(job)
  if (!until) throw new ProblemError('conflict', 'This job is not over, or it changed nothing.')
  if (until <= now) throw new ProblemError('expired', 'It is too late to take this back.')
  return undefined
}

/**
 * Begins to try to undo what a job did; it counts when it is started, as any job.
 * @throws ProblemError not_found, also for another shop's; conflict, expired
 */
export async function undoJob(services: Services, actor: ShopActor, undoes: string): Promise<Job> {
  const { sellerId, accountId, role, requestId } = actor
  const now = services.clock.now()
  const id = await inTransaction(services.db, async (trx) => {
    const known = await findUndo(trx, actor, undoes, now)
    if (known) return known
    const key = crypto.randomUUID()
    const asked = { sellerId, accountId, role, requestId, key, change: null, undoes, now }
    const undo = await insertJob(trx, asked)
    if (!undo) throw new ProblemError('conflict', 'This job is being undone.')
    await insertReverse(trx, undo, undoes)
    await writeAudit(trx, actor, { kind: 'job', id: undo, before: null, after: { undoes }, at: now })
    return undo
  })
  services.notifyJobs()
  return readJob(services, actor, id)
}
