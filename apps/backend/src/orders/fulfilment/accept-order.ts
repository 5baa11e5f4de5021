import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { Services } from '../../services.ts'
import { setLotsAside } from '../lots/set-lots-aside.ts'
import { changeOneOrderStatus } from '../order/change-order-status.ts'
import { actOnOrder, type ShopCall } from './act-on-order.ts'

/** PAID → ACCEPTED, with pieces of lots set aside; said again it stays so. @throws ProblemError not_found, illegal_transition */
export const acceptOrder = (services: Services, call: ShopCall): Promise<SellerOrder> =>
  actOnOrder(services, call, async ({ trx, order, actor, now }) => {
    const move = { from: 'PAID', to: 'ACCEPTED', actor, cause: 'accepted', now } as const
    await changeOneOrderStatus(trx, { orderId: order.id, ...move })
    await setLotsAside(trx, order.id, { now })
  })
