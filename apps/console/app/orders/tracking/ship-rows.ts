import {
  getSellerOrder,
  prepareOrder,
  type SellerOrder,
  shipOrder,
} from '@filiera/contract/orders/fulfilment'
import type { Carrier } from '@filiera/domain/places/tracking'
import { callApi, problemOf } from '../../api/call-api.ts'

/** What became of a parcel: shipped now, or why not. */
export type Shipped = 'done' | 'already' | 'unknown' | 'notAccepted' | 'unsafeLot' | 'other' | 'unanswered'

type Parcel = { order: string; carrier: Carrier; number: string }

/** Ships one order; what was accepted only is being prepared with it. Sent again with the same number it stays as it is. */
export async function shipParcel(shop: string, { order: id, carrier, number }: Parcel): Promise<Shipped> {
  const call = { params: { id }, query: { shop } }
  try {
    const { status, shipment }: SellerOrder = await callApi(getSellerOrder, call)
    if (shipment)
      return shipment.carrier === carrier && shipment.trackingNumber === number ? 'already' : 'other'
    if (status === 'PAID') return 'notAccepted'
    if (status === 'ACCEPTED') await callApi(prepareOrder, { ...call, body: {} })
    await callApi(shipOrder, { ...call, body: { carrier, trackingNumber: number } })
    return 'done'
  } catch (error) {
    const code = problemOf(error)?.code
    if (code === 'not_found') return 'unknown'
    if (code === 'unsafe_lot') return 'unsafeLot'
    return code === 'illegal_transition' ? 'other' : 'unanswered'
  }
}
