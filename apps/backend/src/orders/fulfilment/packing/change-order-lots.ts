import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { Services } from '../../../services.ts'
import { type NamedLots, nameLots } from '../../lots/name-lots.ts'
import { noteOnOrder } from '../../order/order-status.store.ts'
import { actOnOrder, type ShopCall } from '../act-on-order.ts'

/** Says which lots the pieces of a product come from, and notes who said so. @throws ProblemError not_found, invalid_body */
export const changeOrderLots = (services: Services, call: ShopCall, named: NamedLots): Promise<SellerOrder> =>
  actOnOrder(services, call, async ({ trx, order, actor, now }) => {
    const lots = await nameLots(trx, order.id, named)
    const cause = `lots of product ${named.productId}: ${lots || 'none'}`
    await noteOnOrder(trx, { orderId: order.id, status: order.status, actor, cause, now })
  })
