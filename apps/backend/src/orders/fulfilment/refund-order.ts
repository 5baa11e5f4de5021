import { createHash, randomUUID } from 'node:crypto'
import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { eurosToCents } from '@filiera/domain/money/money'
import { ProblemError, wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { cancelPaidOrder } from '../order/cancel-paid-order.ts'
import { changeOneOrderStatus } from '../order/change-order-status.ts'
import { unshippedStatuses } from '../order/order.state.ts'
import { returnUnsold } from '../stock/return-unsold.ts'
import { actOnOrder, type ShopAct, type ShopCall } from './act-on-order.ts'
import { findLeftLines, type LeftLine } from './shop-orders.store.ts'
import { statusAfterMoney } from './status-after-money.ts'

export type SellerRefund = {
  lines: readonly { productId: string; quantity: number }[]
  /** Euros, instead of the lines' own price. */
  amount?: number | undefined
  reason: string
  requestId?: string | undefined
}

type Wanted = { lines: SellerRefund['lines'] | 'rest'; amountCents?: number }

/** Pieces that the customer sends back are decided with their return, so that nobody pays for them twice. */
function refuseReturning(lines: SellerRefund['lines'], left: readonly LeftLine[]): void {
  lines.forEach(({ productId, quantity }, index) => {
    const line = left.find((own) => own.productId === productId)
    if (line?.isReturning && quantity > line.left)
      throw wrongField(`lines.${index}.quantity`, `must be at most ${line.left}: the rest is being returned`)
  })
}

/** What is asked for; everything that is left, with the delivery charge, when it comes to that. */
function wantedRefund(
  { order }: ShopAct,
  left: readonly LeftLine[],
  { lines, amount }: SellerRefund,
): Wanted {
  const open = order.amountCents - order.refundedCents
  if (amount !== undefined) {
    const amountCents = eurosToCents(amount)
    return amountCents === open ? { lines: 'rest' } : { lines, amountCents }
  }
  if (lines.length === 0) throw wrongField('lines', 'must name something to refund')
  const goods = lines.reduce((sum, { productId, quantity }) => {
    const line = left.find((own) => own.productId === productId)
    return sum + (line ? line.chargedCents * quantity : 0)
  }, 0)
  const isEveryPiece = left.every(
    ({ productId, left: pieces, isReturning }) =>
      !isReturning &&
      (pieces === 0 || lines.some((line) => line.productId === productId && line.quantity === pieces)),
  )
  return isEveryPiece || goods >= open ? { lines: 'rest' } : { lines }
}

/** Names what is asked for, whatever the order of its lines. */
function contentOf({ lines, amount, reason }: SellerRefund): string {
  const pieces = lines.map(({ productId, quantity }) => `${productId}x${quantity}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([pieces, amount, reason]))
    .digest('hex')
    .slice(0, 16)
}

/** The key of a refund, or null when it was made already. @throws ProblemError idempotency_conflict when it was another one */
async function newKey({ trx, payments, order }: ShopAct, refund: SellerRefund): Promise<string | null> {
  const beginning = `seller:${order.id}:${refund.requestId ?? randomUUID()}`
  const key = `${beginning}:${contentOf(refund)}`
  const known = await payments.findRefundKey(trx, order.id, beginning)
  if (known === undefined) return key
  // keys in the database may be older than their second part
  if (known === key || known === beginning) return null
  throw new ProblemError('idempotency_conflict', 'Another refund was made under this requestId.')
}

async function refundIn(act: ShopAct, refund: SellerRefund): Promise<void> {
  const { trx, payments, order, actor, now } = act
  const key = await newKey(act, refund)
  if (key === null) return
  const isUnshipped = unshippedStatuses.includes(order.status)
  const left = await findLeftLines(trx, order.id)
  refuseReturning(refund.lines, left)
  const wanted = wantedRefund(act, left, refund)
  const common = { orderId: order.id, reason: 'seller', actor, now } as const
  const isAll = wanted.lines === 'rest'
  if (isUnshipped && isAll) {
    await cancelPaidOrder(trx, payments, { ...common, cause: `refunded: ${refund.reason}`, key })
    return
  }
  const { amountCents } = await payments.queueRefund(trx, { ...common, ...wanted, key, withShipping: isAll })
  // what the parcel does not take stays on the shelf, for sale
  if (isUnshipped && wanted.lines !== 'rest') await returnUnsold(trx, order.id, wanted.lines)
  if (isUnshipped || order.status === 'CANCELLED' || order.status === 'REFUNDED') return
  const to = statusAfterMoney({
    ...order,
    isDelivered: order.deliveredAt !== null,
    isAllRefunded: order.refundedCents + amountCents === order.amountCents,
    isRefunded: true,
    hasOpenReturn: left.some(({ isReturning }) => isReturning),
  })
  await changeOneOrderStatus(trx, { orderId: order.id, to, actor, cause: `refunded: ${refund.reason}`, now })
}

/**
 * Refunds pieces of an order, or an amount; pieces that were not shipped are for sale again, and all of them cancel the order. The
 * same `requestId` makes the same refund.
 * @throws ProblemError not_found, invalid_body, illegal_transition, idempotency_conflict when that named another refund
 */
export const refundOrder = (services: Services, call: ShopCall, refund: SellerRefund): Promise<SellerOrder> =>
  actOnOrder(services, call, (act) => refundIn(act, refund))
