import { listSellerOrderIds } from '@filiera/contract/orders/fulfilment'
import type { z } from 'zod'

/** Which orders are shown, and how; it stands in the address. */
export type OrdersView = Omit<z.output<typeof listSellerOrderIds.query>, 'shop'>

const queryOf = listSellerOrderIds.query.omit({ shop: true })

/** The view of an address: what is to be accepted where it says nothing, all orders with `state=all`. */
export function readView(params: URLSearchParams): OrdersView {
  const { state = 'to_accept', ...rest } = Object.fromEntries(params)
  const read = queryOf.safeParse({ ...rest, ...(state === 'all' ? {} : { state }) })
  return read.success ? read.data : queryOf.parse({ state: 'to_accept' })
}

/** The address of a view; what is as usual is left out. */
export function writeView({ state, grouped, ...view }: OrdersView): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== 'to_accept') params.set('state', state ?? 'all')
  if (grouped === 'true') params.set('grouped', grouped)
  for (const [name, value] of Object.entries(view)) if (value !== undefined) params.set(name, value)
  return params
}
