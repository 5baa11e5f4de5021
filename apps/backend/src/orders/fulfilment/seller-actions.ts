import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { OrderStatus } from '@filiera/contract/orders/orders'
import { shippedStatuses, unshippedStatuses } from '../order/order.state.ts'

type SellerAction = SellerOrder['sellerActions'][number]

/** Also an order that is over: when its refund failed and was abandoned, its money can be refunded again. */
const refundable: readonly OrderStatus[] = [...unshippedStatuses, ...shippedStatuses, 'CANCELLED', 'REFUNDED']

export type SellerFacts = {
  status: OrderStatus
  amountCents: number
  refundedCents: number
  /** Whether a withdrawal waits for the shop's decision. */
  hasOpenReturn: boolean
}

/** What the shop may do with an order now (decision 15), in the order of the contract. */
export function sellerActions({
  status,
  amountCents,
  refundedCents,
  hasOpenReturn,
}: SellerFacts): SellerAction[] {
  const may: Record<SellerAction, boolean> = {
    accept: status === 'PAID',
    prepare: status === 'ACCEPTED',
    ship: status === 'PREPARING',
    'correct-shipment': status === 'SHIPPED',
    deliver: status === 'SHIPPED',
    refund: refundable.includes(status) && refundedCents < amountCents,
    'decide-return': status === 'RETURN_REQUESTED' && hasOpenReturn,
    message: true,
  }
  return (Object.keys(may) as SellerAction[]).filter((action) => may[action])
}
