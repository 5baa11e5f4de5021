import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { type Carrier, readTrackingNumber, trackingExample } from '@filiera/domain/places/tracking'
import { ProblemError, wrongField } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { refuseUnsafeLots } from '../../lots/refuse-unsafe-lots.ts'
import { setLotsAside } from '../../lots/set-lots-aside.ts'
import { changeOneOrderStatus } from '../../order/change-order-status.ts'
import { mailShipmentCorrected } from '../../order/mail-shipped.ts'
import { noteOnOrder } from '../../order/order-status.store.ts'
import { actOnOrder, type ShopAct, type ShopCall } from '../act-on-order.ts'
import { writeShipment } from '../shop-orders.store.ts'

export type Shipment = {
  carrier: Carrier
  trackingNumber: string
  /** Only for a correction: the number that the caller saw. */
  corrects?: string | undefined
}

type Travel = { carrier: Carrier; number: string; corrects: string | undefined }

/** The number as the carrier knows it. @throws ProblemError invalid_body when it cannot be one of theirs */
function trackingNumberOf({ carrier, trackingNumber }: Shipment): string {
  const number = readTrackingNumber(carrier, trackingNumber)
  if (number !== null) return number
  throw wrongField('trackingNumber', `must look like ${trackingExample(carrier)}`)
}

/** Another number for a parcel that is on its way, unless a colleague was faster; the customer is told of each number once. */
async function correctIn(
  { trx, order, actor, now }: ShopAct,
  { carrier, number, corrects }: Travel,
): Promise<void> {
  if (order.carrier === carrier && order.trackingNumber === number) return
  if (corrects !== (order.trackingNumber ?? '')) {
    throw new ProblemError('illegal_transition', `Order ${order.id} was shipped another way already.`)
  }
  await writeShipment(trx, order.id, carrier, number)
  const was = `${order.carrier ?? 'other'} ${order.trackingNumber ?? ''}`.trim()
  const cause = `tracking number corrected: ${was} is now ${carrier} ${number}`.trim()
  await noteOnOrder(trx, { orderId: order.id, status: order.status, actor, cause, now })
  await mailShipmentCorrected(trx, order.id, now)
}

async function shipIn(act: ShopAct, to: Travel): Promise<void> {
  const { trx, order, actor, now } = act
  const { carrier, number, corrects } = to
  if (order.status === 'SHIPPED') return correctIn(act, to)
  if (corrects !== undefined) {
    throw new ProblemError('illegal_transition', `Order ${order.id} is not on its way: nothing to correct.`)
  }
  await setLotsAside(trx, order.id, { now, isLeaving: true })
  await refuseUnsafeLots(trx, order.id, now)
  // Before the status, which tells the customer by mail.
  await writeShipment(trx, order.id, carrier, number)
  const move = { from: 'PREPARING', to: 'SHIPPED', actor, cause: 'shipped', now } as const
  await changeOneOrderStatus(trx, { orderId: order.id, ...move })
}

/**
 * PREPARING → SHIPPED with carrier and number; the customer is told by mail; said again it stays so. With `corrects` the number of
 * an order that is SHIPPED already is replaced: noted with who did it, and the customer gets the new link.
 * @throws ProblemError not_found, invalid_body, illegal_transition, unsafe_lot
 */
export async function shipOrder(
  services: Services,
  call: ShopCall,
  shipment: Shipment,
): Promise<SellerOrder> {
  const number = trackingNumberOf(shipment)
  return actOnOrder(services, call, (act) =>
    shipIn(act, { carrier: shipment.carrier, number, corrects: shipment.corrects }),
  )
}
