import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { Services } from '../../../services.ts'
import { setLotsAside } from '../../lots/set-lots-aside.ts'
import { changeOneOrderStatus } from '../../order/change-order-status.ts'
import { actOnOrder, type ShopCall } from '../act-on-order.ts'

/** ACCEPTED → PREPARING; said again it stays so. @throws ProblemError not_found, illegal_transition */
export const prepareOrder = (services: Services, call: ShopCall): Promise<SellerOrder> =>
  actOnOrder(services, call, async ({ trx, order, actor, now }) => {
    const move = { from: 'ACCEPTED', to: 'PREPARING', actor, cause: 'preparing', now } as const
    await changeOneOrderStatus(trx, { orderId: order.id, ...move })
    await setLotsAside(trx, order.id, { now })
  })
