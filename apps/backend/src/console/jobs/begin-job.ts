import { type Job, type JobChange, jobKind } from '@filiera/contract/console/jobs'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Services } from '../../services.ts'
import { findJobOfKey, insertJob } from './jobs.store.ts'
import { readJob } from './read-jobs.ts'

/**
 * Makes a job, and notifies the worker. The same key is the same job.
 * @param addItems puts what it works on into the job, and says what the audit log notes of it
 */
export async function beginJob(
  services: Services,
  actor: ShopActor,
  change: JobChange,
  key: string,
  addItems: (trx: Transaction, id: string) => Promise<Record<string, unknown>>,
): Promise<Job> {
  const { sellerId, accountId, role, requestId } = actor
  const now = services.clock.now()
  const job = await inTransaction(services.db, async (trx) => {
    const asked = { sellerId, accountId, role, requestId, key, change, undoes: null, now }
    const id = await insertJob(trx, asked)
    if (!id) return findJobOfKey(trx, sellerId, key)
    const after = await addItems(trx, id)
    await writeAudit(trx, actor, { kind: jobKind(change), id, before: null, after, at: now })
    return id
  })
  services.notifyJobs()
  return readJob(services, actor, job ?? '0')
}
