import type { createExport as endpoint } from '@filiera/contract/console/exchange'
import { EXPORTED_PRODUCTS } from '@filiera/contract/console/exchange'
import type { Job } from '@filiera/contract/console/jobs'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { ShopActor } from '../../../platform/audit/audit.store.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { beginJob } from '../begin-job.ts'
import { insertItems } from '../jobs.store.ts'
import { findExportIds, makeReady } from './export.store.ts'

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
  const most = EXPORTED_PRODUCTS[format]
  const found = await findExportIds(services.db, actor.sellerId, ids, most + 1)
  if (found.length > most)
    throw new ProblemError('too_large', `Such a file holds at most ${most} products: choose fewer.`)
  return beginJob(services, actor, { what: 'export', format, lang }, key, async (trx, id) => {
    await insertItems(trx, id, actor.sellerId, found)
    await makeReady(trx, id)
    return { format, products: found.length }
  })
}
