import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { changedMeanwhile } from '../../../platform/audit/changed-meanwhile.ts'
import type { Services } from '../../../services.ts'
import { findOrderLots } from '../../lots/lots.store.ts'
import { type NamedLots, nameLots } from '../../lots/name-lots.ts'
import { noteOnOrder } from '../../order/order-status.store.ts'
import { actOnOrder, type ShopAct, type ShopCall } from '../act-on-order.ts'

type Lots = NamedLots['lots']

const inOrder = (lots: Lots) =>
  lots
    .map(({ id, pieces }) => `${id} × ${pieces}`)
    .toSorted()
    .join()

/** @throws ProblemError changed_meanwhile when the order has other lots of the product than were seen */
async function refuseOlder({ trx, order, now }: ShopAct, productId: string, seen: Lots): Promise<void> {
  const lots = (await findOrderLots(trx, [order.id]))
    .filter((line) => line.productId === productId)
    .map(({ id, pieces }) => ({ id, pieces }))
  if (inOrder(lots) === inOrder(seen)) return
  const actions = ['changeOrderLots', 'acceptOrder', 'prepareOrder', 'shipOrder']
  throw await changedMeanwhile(
    trx,
    { kind: 'order', id: order.id, actions },
    { detail: 'The order has other lots now.', current: { lots }, now },
  )
}

/**
 * Says which lots the pieces of a product come from, and notes who said so.
 * @param seen the lots that it had when they were chosen
 * @throws ProblemError not_found, invalid_body, changed_meanwhile
 */
export const changeOrderLots = (
  services: Services,
  call: ShopCall,
  { seen, ...named }: NamedLots & { seen: Lots },
): Promise<SellerOrder> =>
  actOnOrder(services, call, async (given) => {
    const { trx, order, actor, now } = given
    await refuseOlder(given, named.productId, seen)
    const lots = await nameLots(trx, order.id, named)
    const cause = `lots of product ${named.productId}: ${lots || 'none'}`
    await noteOnOrder(trx, { orderId: order.id, status: order.status, actor, cause, now })
  })
