import type { createExport as endpoint } from '@filiera/contract/console/exchange'
import { EXPORTED_PRODUCTS } from '@filiera/contract/console/exchange'
import type { Job } from '@filiera/contract/console/jobs'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import { type ShopActor, writeAudit } from '../../../platform/audit/audit.store.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { findJobOfKey, insertItems, insertJob } from '../jobs.store.ts'
import { readJob } from '../read-jobs.ts'
import { beginExport, findExportIds } from './export.store.ts'

/**
 * Begins to write products of a shop into a file, with what is being changed of them. The same key is the same job.
 * @param asked null ids for all
 * @throws ProblemError too_large
 */
export async function createExport(
  services: Services,
  actor: ShopActor,
  { ids, format, lang }: EndpointRequest<typeof endpoint>['body'],
  key: string,
): Promise<Job> {
  const { sellerId, accountId, role, requestId } = actor
  const most = EXPORTED_PRODUCTS[format]
  const found = await findExportIds(services.db, sellerId, ids, most + 1)
  if (found.length > most)
    throw new ProblemError('too_large', `Such a file holds at most ${most} products: choose fewer.`)
  const now = services.clock.now()
  const change = { what: 'export', format, lang } as const
  const job = await inTransaction(services.db, async (trx) => {
    const asked = { sellerId, accountId, role, requestId, key, change, undoes: null, now }
    const id = await insertJob(trx, asked)
    if (!id) return findJobOfKey(trx, sellerId, key)
    await insertItems(trx, id, sellerId, found)
    await beginExport(trx, id)
    const after = { format, products: found.length }
    await writeAudit(trx, actor, { kind: 'job', id, before: null, after, at: now })
    return id
  })
  services.wakeJobs()
  return readJob(services, sellerId, job ?? '0')
}
