import type { countWaiting as endpoint } from '@filiera/contract/console/day'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { permissionsOf } from '@filiera/domain/shop-roles'
import { countSellerOrders } from '../../orders/fulfilment/count-seller-orders.ts'
import { countWaitingConversations } from '../../orders/messages/list-conversations.ts'
import type { SellerIdentity } from '../../platform/identity.ts'
import type { Services } from '../../services.ts'
import { countOpenJobs } from '../jobs/read-jobs.ts'
import { countLowStock } from '../seller-products/list-seller-products.ts'

/** What stands beside the navigation; parts that the role may not see are not asked for. */
export async function countWaiting(
  services: Services,
  { sellerId, role }: Pick<SellerIdentity, 'sellerId' | 'role'>,
): Promise<EndpointAnswer<typeof endpoint>> {
  const permissions = permissionsOf(role)
  const seesOrders = permissions.includes('orders:read')
  const [orders, messages, lowStock, jobs] = await Promise.all([
    seesOrders ? countSellerOrders(services, sellerId) : null,
    seesOrders ? countWaitingConversations(services, sellerId) : null,
    permissions.includes('stock:read') ? countLowStock(services, sellerId) : null,
    countOpenJobs(services, { sellerId, role }),
  ])
  return {
    toAccept: orders?.to_accept ?? null,
    toShip: orders?.to_ship ?? null,
    messages,
    lowStock,
    jobs,
  }
}
