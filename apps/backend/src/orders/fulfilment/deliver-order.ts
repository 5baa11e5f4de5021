import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { Services } from '../../services.ts'
import { changeOneOrderStatus } from '../order/change-order-status.ts'
import { actOnOrder, type ShopCall } from './act-on-order.ts'

/** SHIPPED → DELIVERED; said again it stays so. @throws ProblemError not_found, illegal_transition */
export const deliverOrder = (services: Services, call: ShopCall): Promise<SellerOrder> =>
  actOnOrder(services, call, async ({ trx, order, actor, now }) => {
    const move = { from: 'SHIPPED', to: 'DELIVERED', actor, cause: 'delivered', now } as const
    await changeOneOrderStatus(trx, { orderId: order.id, ...move })
  })
