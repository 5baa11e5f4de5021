import type { SavedOrdersView } from '@filiera/contract/console/people/saved-views'
import { ordersView } from '@filiera/contract/orders/fulfilment'
import { line } from '@filiera/contract/values'
import type { z } from 'zod'
import type { SavedForm } from '../views/view-list.ts'

const viewOf = ordersView.extend({
  /** Name of the saved view from which it began. */
  saved: line(1, 40).optional(),
})

/** Which orders are shown, and how; it stands in the address. */
export type OrdersView = z.output<typeof viewOf>

/** The view of an address: what is to be accepted where it says nothing, all orders with `state=all`. */
export function readView(params: URLSearchParams): OrdersView {
  const { state = 'to_accept', ...rest } = Object.fromEntries(params)
  const read = viewOf.safeParse({ ...rest, ...(state === 'all' ? {} : { state }) })
  return read.success ? read.data : viewOf.parse({ state: 'to_accept' })
}

/** The address of a view; what is as usual is left out. */
export function writeView({ state, grouped, ...view }: OrdersView): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== 'to_accept') params.set('state', state ?? 'all')
  if (grouped === 'true') params.set('grouped', grouped)
  for (const [name, value] of Object.entries(view)) if (value !== undefined) params.set(name, value)
  return params
}

/** What a view asks for, without the name under which it is saved. */
export const askedOf = ({ saved: _, ...asked }: OrdersView) => asked

/** How views of the orders are saved and shown. */
export const savedForm: SavedForm<OrdersView, SavedOrdersView['view']> = {
  // What was searched for may be a customer's name.
  toSave: ({ saved: _, search: __, ...kept }) => kept,
  ofSaved: ({ name, view }) => ({ ...view, saved: name }),
  keepsSearch: false,
  write: writeView,
}
