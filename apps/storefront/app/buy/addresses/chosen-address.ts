import type { Address } from '@filiera/contract/customers/addresses'

/** The default lookup (specification §4): the usual address for shipping and the usual one for the bill, where there are any. */
export function usualAddresses(addresses: readonly Address[]): {
  shipping: Address | null
  billing: Address | null
} {
  return {
    shipping: addresses.find(({ defaultShipping }) => defaultShipping) ?? null,
    billing: addresses.find(({ defaultBilling }) => defaultBilling) ?? null,
  }
}

/** The address that was chosen; none when it is not one of the list, because it was deleted or is somebody else's. */
export function chosenAddress(addresses: readonly Address[], id: string | null): Address | null {
  return addresses.find((address) => address.id === id) ?? null
}
