import type { SellerOrder } from '@filiera/contract/fulfilment'
import { type Carrier, readTrackingNumber, trackingExample } from '@filiera/domain/tracking'
import { changeOneOrderStatus } from '../orders/change-order-status.ts'
import { ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { actOnOrder, type ShopAct, type ShopCall } from './act-on-order.ts'
import { writeShipment } from './shop-orders.store.ts'

export type Shipment = { carrier: Carrier; trackingNumber: string }

/** The number as the carrier knows it. @throws ProblemError invalid_body when it cannot be one of theirs */
function trackingNumberOf({ carrier, trackingNumber }: Shipment): string {
  const number = readTrackingNumber(carrier, trackingNumber)
  if (number !== null) return number
  const message = `must look like ${trackingExample(carrier)}`
  throw new ProblemError('invalid_body', `The body is not right: trackingNumber: ${message}`, {
    fields: [{ field: 'trackingNumber', message }],
  })
}

async function shipIn({ trx, order, actor, now }: ShopAct, carrier: Carrier, number: string): Promise<void> {
  if (order.status === 'SHIPPED') {
    if (order.carrier === carrier && order.trackingNumber === number) return
    throw new ProblemError('illegal_transition', `Order ${order.id} was shipped another way already.`)
  }
  // Before the status, which tells the customer by mail.
  await writeShipment(trx, order.id, carrier, number)
  await changeOneOrderStatus(trx, { orderId: order.id, to: 'SHIPPED', actor, cause: 'shipped', now })
}

/**
 * PREPARING → SHIPPED with carrier and number; the customer is told by mail; said again it stays so.
 * @throws ProblemError not_found, invalid_body, illegal_transition
 */
export async function shipOrder(
  services: Services,
  call: ShopCall,
  shipment: Shipment,
): Promise<SellerOrder> {
  const number = trackingNumberOf(shipment)
  return actOnOrder(services, call, (act) => shipIn(act, shipment.carrier, number))
}
