import type { createOrdersExport as endpoint } from '@filiera/contract/console/exchange'
import { EXPORTED_ORDERS } from '@filiera/contract/console/exchange'
import type { Job } from '@filiera/contract/console/jobs'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { ShopActor } from '../../../platform/audit/audit.store.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { faultOf } from '../../periods/period.ts'
import { beginJob } from '../begin-job.ts'
import { makeReady } from './export.store.ts'
import { findPaidOrders, insertOrders } from './exported-orders.store.ts'

/**
 * Begins to write the orders of a shop that were paid in a period into a file, without who ordered them. The same key is the same job.
 * @throws ProblemError invalid_body, too_large
 */
export async function createOrdersExport(
  services: Services,
  actor: ShopActor,
  { lang, ...period }: EndpointRequest<typeof endpoint>['body'],
  key: string,
): Promise<Job> {
  const fault = faultOf(period, dateInItaly(services.clock.now()))
  if (fault) throw new ProblemError('invalid_body', `The period is not right: ${fault}.`)
  const found = await findPaidOrders(services.db, actor.sellerId, period, EXPORTED_ORDERS + 1)
  if (found.length > EXPORTED_ORDERS)
    throw new ProblemError(
      'too_large',
      `Such a file holds at most ${EXPORTED_ORDERS} orders: choose fewer days.`,
    )
  return beginJob(services, actor, { what: 'export_orders', ...period, lang }, key, async (trx, id) => {
    await insertOrders(trx, id, found)
    await makeReady(trx, id)
    return { ...period, orders: found.length }
  })
}
