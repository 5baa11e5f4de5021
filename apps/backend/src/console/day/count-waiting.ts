import type { countWaiting as endpoint } from '@filiera/contract/console/day'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { countSellerOrders } from '../../orders/fulfilment/count-seller-orders.ts'
import { countWaitingConversations } from '../../orders/messages/list-conversations.ts'
import type { Services } from '../../services.ts'

/** What stands beside the navigation: orders of a shop that wait for a step, customers who wait for an answer. */
export async function countWaiting(
  services: Services,
  sellerId: string,
): Promise<EndpointAnswer<typeof endpoint>> {
  const [orders, messages] = await Promise.all([
    countSellerOrders(services, sellerId),
    countWaitingConversations(services, sellerId),
  ])
  return { toAccept: orders.to_accept, toShip: orders.to_ship, messages }
}
