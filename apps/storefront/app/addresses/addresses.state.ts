import type { Address } from '@filiera/contract/addresses'

/** Addresses of the specification's user state (§4), with the ones chosen for shipping and billing. */
export type AddressesState = {
  addresses: Address[]
  selectedShipping: Address | null
  selectedBilling: Address | null
  loading: boolean
  error: string | null
}

export type AddressesAction =
  | { type: 'request' }
  | { type: 'listed'; addresses: Address[] }
  | { type: 'created'; address: Address }
  | { type: 'edited'; address: Address }
  | { type: 'deleted'; id: string }
  | { type: 'defaults_found' }
  | { type: 'cleared' }
  | { type: 'failed'; code: string }

export const noAddresses: AddressesState = {
  addresses: [],
  selectedShipping: null,
  selectedBilling: null,
  loading: false,
  error: null,
}

const done = { loading: false, error: null }

/** Create appends, edit replaces the one with the same id, delete removes it; the default lookup selects (§4). */
export function reduceAddresses(state: AddressesState, action: AddressesAction): AddressesState {
  switch (action.type) {
    case 'request':
      return { ...state, loading: true, error: null }
    case 'listed':
      return { ...state, ...done, addresses: action.addresses }
    case 'created':
      return { ...state, ...done, addresses: [...state.addresses, action.address] }
    case 'edited':
      return {
        ...state,
        ...done,
        addresses: state.addresses.map((address) =>
          address.id === action.address.id ? action.address : address,
        ),
      }
    case 'deleted':
      return { ...state, ...done, addresses: state.addresses.filter(({ id }) => id !== action.id) }
    case 'defaults_found':
      return {
        ...state,
        ...done,
        selectedShipping: state.addresses.find((address) => address.defaultShipping) ?? null,
        selectedBilling: state.addresses.find((address) => address.defaultBilling) ?? null,
      }
    case 'cleared':
      return noAddresses
    case 'failed':
      return { ...state, loading: false, error: action.code }
  }
}
