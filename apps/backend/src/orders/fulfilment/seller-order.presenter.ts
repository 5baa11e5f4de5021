import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { LineLot } from '@filiera/contract/orders/lots'
import { temperatureClasses } from '@filiera/domain/catalogue-constants'
import { centsToEuros } from '@filiera/domain/money/money'
import { departureOfParcel, houseDispatch } from '@filiera/domain/places/delivery-range'
import { unshippedStatuses } from '../order/order.state.ts'
import { presentLine, presentOrder } from '../order/orders.presenter.ts'
import type { OrderRow } from '../order/orders.store.ts'
import { sellerActions } from './seller-actions.ts'

/** What belongs to an order beside its rows; `names` are those of the shop's people by account. */
export type Said = Pick<SellerOrder, 'messages' | 'claims' | 'withdrawals'> & {
  names: ReadonlyMap<string, string>
  lots: readonly (LineLot & { productId: string })[]
}

/** Who reads: whether they work on orders, and so may see where a parcel goes. */
export type OrderReader = { mayWork: boolean; now: Date }

/** Actor of an order's event → the account of somebody of the shop; null for others, and for the demonstration's, which name the shop. */
export const accountOf = (actor: string): string | null => /^seller:([\da-f-]{36})$/.exec(actor)?.[1] ?? null

const hidden = { shipmentAddress: null, invoiceAddress: null, contactEmailAddress: null } as const

/** What happened since the payment; an event that leaves the status is a note of ours. */
function historyOf({ events }: OrderRow, names: Said['names']): SellerOrder['history'] {
  return events
    .filter(({ status }, index) => status !== 'PENDING_PAYMENT' && status !== events[index - 1]?.status)
    .map(({ status, at, actor }) => ({
      status,
      at: new Date(at).toISOString(),
      by: names.get(accountOf(actor) ?? '') || null,
    }))
}

/** Rows → `SellerOrder`; what went back with refunds is taken off commission and payout. */
export function presentSellerOrder(
  row: OrderRow,
  { messages, claims, withdrawals, names, lots }: Said,
  { mayWork, now }: OrderReader,
): SellerOrder {
  const commission = row.commissionCents - row.refundedCommissionCents
  const temperatures = row.lines.map(({ temperatureClass }) => temperatureClass)
  const { actions: _, checkoutId: __, ...order } = presentOrder(row, now)
  const hasOpenReturn = withdrawals.some(({ status }) => status === 'requested')
  return {
    ...order,
    ...(mayWork ? {} : hidden),
    customer: row.shipmentAddress.recipient,
    language: row.locale,
    items: row.lines.map((line) => ({
      ...presentLine(line),
      ownCode: line.ownCode,
      temperatureClass: line.temperatureClass,
      lots: lots.filter(({ productId }) => productId === line.productId),
    })),
    temperatureClass: temperatureClasses.findLast((known) => temperatures.includes(known)) ?? 'ambient',
    shipBy: unshippedStatuses.includes(row.status)
      ? departureOfParcel(row.paidAt ?? row.createdAt, temperatures, row.dispatch ?? houseDispatch)
      : null,
    history: historyOf(row, names),
    commission: centsToEuros(commission),
    payout: centsToEuros(Math.max(0, row.amountCents - row.refundedCents - commission)),
    refundable: centsToEuros(row.amountCents - row.refundedCents),
    acceptBy: row.status === 'PAID' ? (row.acceptBy?.toISOString() ?? null) : null,
    shipment: row.carrier && { carrier: row.carrier, trackingNumber: row.trackingNumber ?? '' },
    sellerActions: mayWork ? sellerActions({ ...row, hasOpenReturn }) : [],
    messages,
    claims,
    withdrawals,
  }
}
