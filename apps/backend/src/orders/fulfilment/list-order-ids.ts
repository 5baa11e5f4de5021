import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type {
  listSellerOrderIds as listSellerOrderIdsEndpoint,
  OrderTab,
} from '@filiera/contract/orders/fulfilment'
import { temperatureClasses } from '@filiera/domain/catalogue-constants'
import { departureOfParcel, houseDispatch } from '@filiera/domain/places/delivery-range'
import type { Services } from '../../services.ts'
import {
  findOrderWarehouses,
  findViewedOrders,
  type OrderView,
  type ViewedOrder,
} from './shop-orders.store.ts'

type Wanted = OrderView & { state: OrderTab | undefined; isGrouped: boolean }

/** Deadline of an order in a list, as text that sorts; null where nothing is due. */
function dueOf(
  state: OrderTab | undefined,
  { acceptBy, returnBy, claimedAt, paidAt, temperatures, dispatch }: ViewedOrder,
): string | null {
  if (state === 'to_accept') return acceptBy?.toISOString() ?? null
  if (state === 'returns') return returnBy?.toISOString() ?? null
  if (state === 'claims') return claimedAt?.toISOString() ?? null
  return state === 'to_ship' ? departureOfParcel(paidAt, temperatures, dispatch ?? houseDispatch) : null
}

/** Lists of what waits for its shop. */
const waiting: readonly (OrderTab | undefined)[] = ['to_accept', 'to_ship', 'returns', 'claims']

/** What waits by its deadline, the oldest first; everything else as it comes, newest first. */
function inOrder(state: OrderTab | undefined, newestFirst: readonly ViewedOrder[]): ViewedOrder[] {
  if (!waiting.includes(state)) return [...newestFirst]
  return newestFirst
    .map((order) => ({ order, due: dueOf(state, order) ?? '' }))
    .sort((a, b) =>
      a.due === b.due ? a.order.paidAt.getTime() - b.order.paidAt.getTime() : a.due < b.due ? -1 : 1,
    )
    .map(({ order }) => order)
}

/** The numbers of a view of a shop's paid orders, in its order and its groups. */
export async function listSellerOrderIds(
  { db, clock }: Services,
  sellerId: string,
  { state, isGrouped, ...view }: Wanted,
): Promise<EndpointAnswer<typeof listSellerOrderIdsEndpoint>> {
  const at = clock.now().toISOString()
  const orders = inOrder(state, await findViewedOrders(db, sellerId, view))
  const groups = temperatureClasses
    .map((temperatureClass) => ({
      temperatureClass,
      orders: orders.filter((order) => order.temperatureClass === temperatureClass),
    }))
    .filter((group) => isGrouped && group.orders.length > 0)
  const listed = isGrouped ? groups.flatMap((group) => group.orders) : orders
  return {
    ids: listed.map(({ id }) => id),
    total: listed.length,
    at,
    groups: groups.map(({ temperatureClass, orders: { length: count } }) => ({ temperatureClass, count })),
    warehouses: await findOrderWarehouses(db, sellerId),
  }
}
