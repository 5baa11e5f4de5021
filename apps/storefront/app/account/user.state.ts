import type { Address } from '@filiera/contract/addresses'
import type { Card } from '@filiera/contract/cards'
import type { Order } from '@filiera/contract/orders'
import type { ShippingMethod, ShippingOption } from '@filiera/domain/shipping'
import { type LoadingFlags, type LoadingName, nothingLoads, setLoading } from './loading.state.ts'

/** User state of the specification (§3, §4): what a customer has and has chosen, what is being loaded, what failed. */
export type UserState = {
  orders: Order[]
  selectedOrder: Order | null
  addresses: Address[]
  selectedShipping: Address | null
  selectedBilling: Address | null
  selectedMethod: ShippingMethod | null
  shippingOptions: ShippingOption[]
  cards: Card[]
  /** The user or the addresses are being read or written. */
  loading: boolean
  flags: LoadingFlags
  /** Code of the problem, or null. */
  error: string | null
}

export type UserAction =
  | { type: 'request' }
  | { type: 'success' }
  | { type: 'user_error'; code: string }
  | { type: 'reset_error' }
  | { type: 'flag'; name: LoadingName; isLoading: boolean }
  | { type: 'addresses_listed'; addresses: Address[] }
  | { type: 'address_created'; address: Address }
  | { type: 'address_edited'; address: Address }
  | { type: 'address_deleted'; id: string }
  | { type: 'addresses_cleared' }
  | { type: 'defaults_found' }
  | { type: 'shipping_selected'; id: string | null }
  | { type: 'billing_selected'; id: string | null }
  | { type: 'shipping_options'; options: ShippingOption[] }
  | { type: 'method_selected'; method: ShippingMethod | null }
  | { type: 'orders_request' }
  | { type: 'orders_listed'; orders: Order[] }
  | { type: 'order_selected'; order: Order | null }
  | { type: 'cards_listed'; cards: Card[] }
  | { type: 'card_added'; card: Card }

export const noUser: UserState = {
  orders: [],
  selectedOrder: null,
  addresses: [],
  selectedShipping: null,
  selectedBilling: null,
  selectedMethod: null,
  shippingOptions: [],
  cards: [],
  loading: false,
  flags: nothingLoads,
  error: null,
}

const done = { loading: false, error: null }
const lowered = (state: UserState, name: LoadingName) => ({
  flags: setLoading(state.flags, name, false),
  error: null,
})

type AddressAction = Extract<
  UserAction,
  { type: `address${string}` | 'defaults_found' | `${string}_selected` }
>

/** Keeps what was selected the same object as in the list, or drops it with its address. */
function withAddresses(state: UserState, addresses: Address[]): UserState {
  const again = (selected: Address | null) => addresses.find(({ id }) => id === selected?.id) ?? null
  return {
    ...state,
    ...done,
    addresses,
    selectedShipping: again(state.selectedShipping),
    selectedBilling: again(state.selectedBilling),
  }
}

function reduceAddresses(state: UserState, action: AddressAction): UserState {
  const { addresses } = state
  switch (action.type) {
    case 'addresses_listed':
      return withAddresses(state, action.addresses)
    case 'address_created':
      return withAddresses(state, [...addresses, action.address])
    case 'address_edited':
      return withAddresses(
        state,
        addresses.map((address) => (address.id === action.address.id ? action.address : address)),
      )
    case 'address_deleted':
      return withAddresses(
        state,
        addresses.filter(({ id }) => id !== action.id),
      )
    case 'addresses_cleared':
      return withAddresses(state, [])
    case 'defaults_found':
      return {
        ...state,
        ...done,
        selectedShipping: addresses.find((address) => address.defaultShipping) ?? null,
        selectedBilling: addresses.find((address) => address.defaultBilling) ?? null,
      }
    case 'shipping_selected':
      return { ...state, selectedShipping: addresses.find(({ id }) => id === action.id) ?? null }
    case 'billing_selected':
      return { ...state, selectedBilling: addresses.find(({ id }) => id === action.id) ?? null }
    case 'order_selected':
      return { ...state, selectedOrder: action.order }
    case 'method_selected':
      return { ...state, selectedMethod: action.method }
  }
}

/**
 * Specification §4: create appends, edit replaces, delete removes, clear empties; fetching orders clears list and selected
 * order; an error stops every spinner, and can be taken away again.
 */
export function reduceUser(state: UserState, action: UserAction): UserState {
  switch (action.type) {
    case 'request':
      return { ...state, loading: true, error: null }
    case 'success':
      return { ...state, ...done }
    case 'user_error':
      return { ...state, loading: false, flags: nothingLoads, error: action.code }
    case 'reset_error':
      return { ...state, error: null }
    case 'flag':
      return { ...state, flags: setLoading(state.flags, action.name, action.isLoading) }
    case 'shipping_options':
      return { ...state, shippingOptions: action.options }
    case 'orders_request':
      return {
        ...state,
        orders: [],
        selectedOrder: null,
        flags: setLoading(state.flags, 'orders', true),
        error: null,
      }
    case 'orders_listed':
      return { ...state, ...lowered(state, 'orders'), orders: action.orders }
    case 'cards_listed':
      return { ...state, ...lowered(state, 'cards'), cards: action.cards }
    case 'card_added':
      return { ...state, ...lowered(state, 'cards'), cards: [...state.cards, action.card] }
    default:
      return reduceAddresses(state, action)
  }
}
